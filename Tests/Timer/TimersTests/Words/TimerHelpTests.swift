import Countdowns
import Programs
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport
import Texts

@testable import TimerPrograms
@testable import Timers

struct TimerHelpTests {
  private static let text = TimerHelp(name: "timer").text

  @Test(
    "The help fits on one screen with a line for the prompt", arguments: ["timer", "countdown"])
  func fits(_ name: String) {
    let lines = TimerHelp(name: name).text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }

  @Test("The listed options exist, and the help uses the invoked name")
  func options() {
    for match in Self.text.matches(of: /--[a-z][a-z-]*/) {
      #expect(Arguments.command.names.contains(String(match.output)), "\(match.output)")
    }
    let other = TimerHelp(name: "countdown")
    #expect(!(other.text + other.usage).contains("timer"))
  }

  @Test("The examples parse")
  func examples() throws {
    let lines = Self.text.split(separator: "\n").filter { $0.hasPrefix("  timer ") }
    #expect(lines.count == 6)
    for line in lines where !line.contains(/timer (sounds|config|pairs)/) {
      let end = try #require(line.dropFirst(8).firstRange(of: "  ")).lowerBound
      let words = line.dropFirst(8)[..<end].split(separator: " ").map(String.init)
      // A command line without words opens the app.
      if !words.isEmpty { #expect(Arguments.command.refusal(of: words) == nil, "\(line)") }
    }
  }

  @Test("The help lists the main keys as in the key tables")
  func keys() {
    let words = TimerHelp.keys.joined(separator: " ")
    for binding in TimerKeyTables.countdown.general.bindings
      + TimerKeyTables.countdown.ringing.bindings
    {
      guard binding.listing != .hidden, let key = binding.keys.first else { continue }
      #expect(words.contains(KeyLabel.text(key, .ascii)), "\(binding)")
    }
  }
}
