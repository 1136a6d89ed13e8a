import Testing

@testable import Runtime

@Suite struct ThreadLimitsTests {
  private func areAmple(
    _ files: [String: String], most: UInt64? = nil, seesAllGroups: Bool = true
  ) -> Bool {
    ThreadLimits(read: { files[$0] }, most: most, seesAllGroups: seesAllGroups).areAmple
  }

  private let system = [
    "/proc/loadavg": "0.10 0.20 0.30 2/1500 99\n", "/proc/sys/vm/overcommit_memory": "0\n",
    "/proc/sys/kernel/threads-max": "30000\n", "/proc/sys/kernel/pid_max": "4194304\n",
  ]

  private var slice: [String: String] {
    system.merging([
      "/proc/self/cgroup": "0::/user.slice/user-1000.slice/session.scope\n",
      "/sys/fs/cgroup/user.slice/user-1000.slice/session.scope/pids.max": "max\n",
      "/sys/fs/cgroup/user.slice/user-1000.slice/pids.max": "10000\n",
      "/sys/fs/cgroup/user.slice/user-1000.slice/pids.current": "9000\n",
      "/sys/fs/cgroup/user.slice/pids.max": "max\n",
    ]) { $1 }
  }

  @Test("A limit of any group around the process counts, and unknown ones aren't ample")
  func groups() {
    #expect(areAmple(slice))
    for path in slice.keys { #expect(!areAmple(slice.filter { $0.key != path }), "\(path)") }
    #expect(!areAmple(slice, seesAllGroups: false))
    var full = slice
    full["/sys/fs/cgroup/user.slice/user-1000.slice/pids.current"] = "9900\n"
    #expect(!areAmple(full))
  }

  @Test("In version 1, threads have a hierarchy of their own")
  func firstVersion() {
    var files = system.merging([
      "/proc/self/cgroup": "9:name=systemd:/a\n8:pids:/b\n0::/c\n",
      "/sys/fs/cgroup/pids/b/pids.max": "max\n",
    ]) { $1 }
    #expect(areAmple(files))
    files["/sys/fs/cgroup/pids/b/pids.max"] = "20\n"
    files["/sys/fs/cgroup/pids/b/pids.current"] = "2\n"
    #expect(!areAmple(files))
  }

  @Test("The limits of the user and of the kernel count all threads of the machine")
  func machine() {
    let files = system.merging(["/proc/self/cgroup": "0::/\n"]) { $1 }
    #expect(areAmple(files, most: 1756))
    #expect(!areAmple(files, most: 1755))
    for (name, value) in [
      ("kernel/threads-max", "1755"), ("kernel/pid_max", "1755"), ("vm/overcommit_memory", "2"),
    ] {
      #expect(!areAmple(files.merging(["/proc/sys/\(name)": value + "\n"]) { $1 }), "\(name)")
    }
  }

  @Test("Without control groups nothing is known", arguments: [nil, "", "nonsense\n", "1:cpu:/\n"])
  func none(groups: String?) {
    #expect(
      !areAmple(system.merging(["/proc/self/cgroup": groups].compactMapValues(\.self)) { $1 }))
  }
}
