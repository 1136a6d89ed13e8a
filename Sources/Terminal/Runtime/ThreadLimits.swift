internal import Files
internal import Glibc
internal import System

/// The limits on the number of this process's threads.
///
/// They are those of setrlimit(2), of the kernel, and of the control groups that contain the process
/// (cgroups(7); `pids.max` in the kernel's documentation of both versions).
struct ThreadLimits {
  /// Returns the content of a file; `nil` if it can't be read.
  let read: (String) -> String?
  /// The limit on the threads of this user; `nil` without one.
  let most: UInt64?
  /// Whether all control groups around the process are visible.
  let seesAllGroups: Bool

  /// The number of spare threads that is enough even if other programs start some at the same time.
  private static let ample: UInt64 = 256

  /// Whether all limits are known, and none is near.
  var areAmple: Bool {
    guard seesAllGroups, let running, let groups = read("/proc/self/cgroup"),
      // With 2, stacks count as memory before they are used.
      let overcommit = number(read("/proc/sys/vm/overcommit_memory")), overcommit < 2,
      let folder = Self.folder(in: groups)
    else { return false }
    func hasRoom(_ limit: UInt64?) -> Bool { (limit ?? 0) >= running + Self.ample }
    return hasRoom(number(read("/proc/sys/kernel/threads-max")))
      && hasRoom(number(read("/proc/sys/kernel/pid_max")))
      && hasRoom(most ?? .max) && isAmple(folder.root, folder.path)
  }

  /// The number of threads on the machine, the last of `1.00 1.00 1.00 RUNNING/ALL LAST`.
  private var running: UInt64? {
    read("/proc/loadavg").flatMap { StatusText.word(3, of: Array($0.utf8)[...]) }?.utf8
      .split(separator: UInt8(ascii: "/")).last.flatMap { UInt64(Substring($0)) }
  }

  /// Returns the location of the control group that limits threads: the folder of all groups, and
  /// the path in it; `nil` if there is none.
  ///
  /// A line is `ID:CONTROLLERS:PATH`; in version 2, the ID is 0 and there are no controllers.
  private static func folder(in groups: String) -> (root: String, path: String)? {
    var found: (root: String, path: String)?
    for line in groups.utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let path = String(Substring(parts[2]))
      let controllers = parts[1].split(separator: UInt8(ascii: ","))
      if controllers.contains(where: { $0.elementsEqual("pids".utf8) }) {
        return ("/sys/fs/cgroup/pids", path)
      }
      if controllers.isEmpty { found = ("/sys/fs/cgroup", path) }
    }
    return found
  }

  /// Whether a group and the groups around it have ample room; the outermost one has no limit.
  private func isAmple(_ root: String, _ path: String) -> Bool {
    var path = path == "/" ? "" : path
    while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      guard let limit = read("\(root)\(path)/pids.max") else { return false }
      if limit != "max\n" {
        guard let most = number(limit), let running = number(read("\(root)\(path)/pids.current")),
          most >= running + Self.ample
        else { return false }
      }
      path = String(path[..<slash])
    }
    return true
  }

  private func number(_ line: String?) -> UInt64? { line.flatMap { UInt64($0.dropLast()) } }
}

extension ThreadLimits {
  /// The limits now; `nil` if they can't be read, or if memory for stacks is limited.
  static var now: ThreadLimits? {
    guard limit(RLIMIT_AS) == .max, limit(RLIMIT_DATA) == .max,
      let threads = limit(__RLIMIT_NPROC)
    else { return nil }
    return ThreadLimits(
      read: { path in
        (try? RegularFile.read(path, upTo: 4096)).map { String(decoding: $0, as: UTF8.self) }
      },
      most: threads == .max ? nil : threads,
      seesAllGroups: isInInitialNamespace)
  }

  /// Whether the process is in the first namespace of control groups, whose number is
  /// PROC_CGROUP_INIT_INO in the kernel's sources: in others, the groups outside are hidden.
  private static var isInInitialNamespace: Bool {
    var status = stat()
    return unsafe stat("/proc/self/ns/cgroup", &status) == 0 && status.st_ino == 0xEFFF_FFFB
  }

  /// Returns a limit, the largest number for none; `nil` if it is unknown.
  private static func limit(_ resource: __rlimit_resource) -> UInt64? {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return nil }
    return UInt64(limit.rlim_cur)
  }
}
