import Testing

@testable import Runtime

@Suite struct ThreadLimitsTests {
  private func areAmple(_ files: [String: String], most: UInt64? = nil) -> Bool {
    ThreadLimits(read: { files[$0] }, most: most).areAmple
  }

  private let root = ["/sys/fs/cgroup/cgroup.procs": "1\n"]
  private let slice = [
    "/proc/self/cgroup": "0::/user.slice/user-1000.slice/session.scope\n",
    "/sys/fs/cgroup/user.slice/user-1000.slice/session.scope/pids.max": "max\n",
    "/sys/fs/cgroup/user.slice/user-1000.slice/pids.max": "10000\n",
    "/sys/fs/cgroup/user.slice/user-1000.slice/pids.current": "9000\n",
    "/sys/fs/cgroup/user.slice/pids.max": "max\n",
  ]

  @Test("A limit of any group around the process counts, and unknown ones aren't ample")
  func groups() {
    let files = root.merging(slice) { $1 }
    #expect(areAmple(files))
    #expect(!areAmple(slice), "the outermost group isn't visible")
    for path in slice.keys {
      #expect(!areAmple(files.filter { $0.key != path }), "\(path)")
    }
    var full = files
    full["/sys/fs/cgroup/user.slice/user-1000.slice/pids.current"] = "9900\n"
    #expect(!areAmple(full))
  }

  @Test("A container's group is the root of what it sees")
  func container() {
    var files = root.merging(["/proc/self/cgroup": "0::/\n"]) { $1 }
    #expect(areAmple(files))
    files["/sys/fs/cgroup/pids.max"] = "100\n"
    files["/sys/fs/cgroup/pids.current"] = "3\n"
    #expect(!areAmple(files))
  }

  @Test("In version 1, threads have a hierarchy of their own")
  func firstVersion() {
    var files = [
      "/proc/self/cgroup": "9:name=systemd:/a\n8:pids:/b\n0::/c\n",
      "/sys/fs/cgroup/pids/cgroup.procs": "1\n", "/sys/fs/cgroup/pids/b/pids.max": "max\n",
    ]
    #expect(areAmple(files))
    files["/sys/fs/cgroup/pids/b/pids.max"] = "20\n"
    files["/sys/fs/cgroup/pids/b/pids.current"] = "2\n"
    #expect(!areAmple(files))
  }

  @Test("The user's limit counts all threads of the machine")
  func user() {
    let files = root.merging([
      "/proc/self/cgroup": "0::/\n", "/proc/loadavg": "0.10 0.20 0.30 2/1500 99\n",
    ]) { $1 }
    #expect(areAmple(files, most: 1756))
    #expect(!areAmple(files, most: 1755))
    #expect(!areAmple(files.filter { $0.key != "/proc/loadavg" }, most: 1_000_000))
  }

  @Test("Without control groups nothing is known", arguments: [nil, "", "nonsense\n", "1:cpu:/\n"])
  func none(groups: String?) {
    #expect(!areAmple(root.merging(["/proc/self/cgroup": groups].compactMapValues(\.self)) { $1 }))
  }
}
