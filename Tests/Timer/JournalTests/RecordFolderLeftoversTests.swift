import Clocks
import Glibc
import TestSupport
import Testing

@testable import Journal

@Suite("Leftovers of killed processes in the record folder")
struct RecordFolderLeftoversTests {
  @Test("Only hidden files older than a time are removed")
  func leftovers() throws {
    let home = try TemporaryFolder()
    let folder = RecordFolder(state: home.path)
    folder.removeLeftovers(before: WallTime(epochSeconds: 1000))
    for name in [".old", ".new", "old", ".folder/x"] { try home.write([], to: "running/" + name) }
    for (name, seconds) in [(".old", 500), (".new", 2000), ("old", 500), (".folder", 500)] {
      let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
      let failure = unsafe utimensat(AT_FDCWD, "\(home.path)/running/\(name)", times, 0)
      #expect(failure == 0)
    }
    #expect(home.makeLink("running/.link", to: "/nowhere") != nil)
    folder.removeLeftovers(before: WallTime(epochSeconds: 1000))
    let kept = [".folder", ".link", ".new", "old"]
    #expect(
      kept.allSatisfy {
        unsafe faccessat(AT_FDCWD, "\(home.path)/running/\($0)", F_OK, AT_SYMLINK_NOFOLLOW) == 0
      })
    #expect(unsafe access(home.path + "/running/.old", F_OK) != 0)
  }
}
