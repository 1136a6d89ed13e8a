import Foundation
import Programs
import TerminalCodes
import Testing

@testable import TimerApp

struct CountdownKeysTests {
  @Test("No table gives a key to two commands, and every command has a key")
  func complete() {
    #expect(CountdownProgram.keyMaps.flatMap(\.clashes).isEmpty)
    let bound = Set(CountdownProgram.keyMaps.flatMap(\.bindings).map(\.command))
    #expect(bound == Set(CountdownCommand.allCases).subtracting([.close]))
  }
}

extension CountdownKeysTests {
  @Test("The manual page lists the keys as the tables have them")
  func manual() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("man/timer.1")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: ".Sh KEYS\n")).upperBound
    let end = try #require(text.range(of: ".Sh ENVIRONMENT\n")).lowerBound
    let keys =
      KeyHelp(documenting: CountdownProgram.keyMaps).manual + "\n"
      + KeyHelp(documenting: AppKeys.own).manual + "\n"
      + KeyHelp(documenting: PairsKeys.all).manual + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try text.replacingCharacters(in: start..<end, with: keys)
        .write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start..<end]) == keys)
    }
  }
}
