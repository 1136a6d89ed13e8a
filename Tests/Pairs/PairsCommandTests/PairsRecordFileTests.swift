import TestSupport
import Testing

@testable import PairsCommand
@testable import Timers

struct PairsRecordFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Lines are appended to existing ones")
  func added() throws {
    var file = PairsRecordFile(try folder.write([], to: "game"))
    try file.add(["one"])
    try file.add(["two", "three"])
    #expect(folder.read("game") == Array("one\ntwo\nthree\n".utf8) && file.isWhole)
  }

  @Test("A file that lacks lines after a failure is rewritten with all of them")
  func mended() throws {
    var file = PairsRecordFile(folder.path + "/game")
    #expect(throws: StoreFailure.self) { try file.add(["one"]) }
    #expect(!file.isWhole && folder.names.isEmpty)
    try file.add(["two"])
    #expect(folder.read("game") == Array("one\ntwo\n".utf8) && file.isWhole)
  }

  @Test("The error for a full disk includes the file’s path")
  func full() {
    var file = PairsRecordFile("/dev/full")
    #expect {
      try file.add(["one"])
    } throws: {
      let words = "\($0)"
      return words.hasPrefix("/dev/full: ") && words.contains("No space left on device")
    }
    #expect(!file.isWhole)
  }
}
