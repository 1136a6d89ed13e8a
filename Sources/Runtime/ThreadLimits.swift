internal import Files
internal import Glibc

/// The limits on the number of this process's threads.
///
/// They are those of setrlimit(2) and of the control groups that contain the process
/// (cgroups(7); `pids.max` in the kernel's documentation of both versions).
struct ThreadLimits {
  /// Returns the content of a file; `nil` if it can't be read.
  let read: (String) -> String?
  /// The limit on the threads of this user; `nil` without one.
  let most: UInt64?

  /// The number of further threads that is called ample, for the other programs that start threads
  /// at the same time.
  private static let ample: UInt64 = 256

  /// Whether all limits are known, and none is near.
  var areAmple: Bool {
    if let most {
      guard let running, most >= running + Self.ample else { return false }
    }
    guard let groups = read("/proc/self/cgroup") else { return false }
    return Self.folder(in: groups).map { isAmple($0.root, $0.path) } ?? false
  }

  /// The number of threads on the machine, the last of `1.00 1.00 1.00 RUNNING/ALL LAST`.
  private var running: UInt64? {
    read("/proc/loadavg")?.split(separator: " ").dropFirst(3).first?.split(separator: "/").last
      .flatMap { UInt64($0) }
  }

  /// Returns where the control group of a process that limits its threads is: the folder of all
  /// groups, and the path in it; `nil` if there is none.
  ///
  /// A line is `ID:CONTROLLERS:PATH`; in version 2, both ID and controllers are empty.
  private static func folder(in groups: String) -> (root: String, path: String)? {
    var found: (root: String, path: String)?
    for line in groups.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      if parts[1].split(separator: ",").contains("pids") {
        return ("/sys/fs/cgroup/pids", String(parts[2]))
      }
      if parts[1].isEmpty { found = ("/sys/fs/cgroup", String(parts[2])) }
    }
    return found
  }

  /// Whether a group and the groups around it have ample room.
  private func isAmple(_ root: String, _ path: String) -> Bool {
    var path = path == "/" ? "" : path
    while true {
      if let limit = read("\(root)\(path)/pids.max") {
        if limit != "max\n" {
          guard let most = number(limit), let running = number(read("\(root)\(path)/pids.current")),
            most >= running + Self.ample
          else { return false }
        }
      } else if !path.isEmpty || read("\(root)/cgroup.procs") == nil {
        // Only the outermost group has no limit.
        return false
      }
      guard let slash = path.lastIndex(of: "/") else { return true }
      path = String(path[..<slash])
    }
  }

  private func number(_ text: String?) -> UInt64? { text.flatMap { UInt64($0.dropLast()) } }
}

extension ThreadLimits {
  /// The limits now; `nil` if memory for stacks is limited, too.
  static var now: ThreadLimits? {
    guard limit(RLIMIT_AS) == .max, limit(RLIMIT_DATA) == .max,
      let threads = limit(__RLIMIT_NPROC)
    else { return nil }
    return ThreadLimits(
      read: { path in
        (try? RegularFile.read(path, upTo: 4096)).map { String(decoding: $0, as: UTF8.self) }
      },
      most: threads == .max ? nil : threads)
  }

  /// Returns a limit, the largest number for none; `nil` if it is unknown.
  private static func limit(_ resource: __rlimit_resource) -> UInt64? {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
    return UInt64(limit.rlim_cur)
  }
}
