import Pairs
import TestSupport
import Testing

@testable import PairsCommand
@testable import TimerEnvironment
@testable import Timers

struct PairsStoreTests {
  private let folder: TemporaryFolder
  private let store: PairsStore

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    store = PairsStore(TimerPaths { ["XDG_STATE_HOME": folder.path][$0] })
  }

  private let result = GameResult(
    GameResult.Category(of: PairsRules(pairs: 4), theme: "shapes"), name: "Ada", score: 30,
    moves: 7, time: .seconds(20))

  @Test("Results can be saved and read, and there are none before the first game")
  func roundTrip() throws {
    #expect(try store.results() == nil)
    try store.keepResults([result.line])
    #expect(try store.results() == BestResults([result]))
  }

  @Test("An unreadable file isn’t mistaken for a first start, nor overwritten")
  func unreadable() throws {
    try folder.write(Array(repeating: 0x20, count: 1 << 19), to: "timer/pairs")
    #expect(throws: StoreFailure.self) { try store.results() }
    var careful = store
    careful.keepsResults = false
    try careful.keepResults([result.line])
    #expect(folder.read("timer/pairs")?.count == 1 << 19)
  }

  @Test("An error about an unwritable record names the file")
  func unwritable() {
    #expect {
      try PairsStore.write([], toRecord: "/nowhere/record")
    } throws: { error in
      "\(error)".hasPrefix("/nowhere/record")
    }
  }
}
