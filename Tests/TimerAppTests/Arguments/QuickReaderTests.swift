import ArgumentParser
import Countdowns
import TestSupport
import Testing

@testable import TimerApp

struct QuickReaderTests {
  static let pieces = [
    "5m", "1h", "30m", "90", "until", "14:30", "fri", "--ring", "--pie", "--bar", "--line",
    "--sweep",
    "--fill", "--tenths", "--name", "Tea", "--inline", "--inline=3", "--fullscreen", "--plain",
    "--no-animation", "--once", "--dry-run", "--json", "--glyphs", "half", "--color=16", "-5", "--",
    "--help", "--version", "x", "--sound", "tower", "--mute", "--repeat=2", "--tick", "none",
    "--ring", "5m", "--once", "", "--tick=10s", "10s", "5",
  ]

  /// Returns what the argument parser makes of a command line; `nil` for an error.
  static func parsed(_ words: [String]) -> CountdownSettings? {
    guard let prepared = try? ArgumentPreparation.prepare(words),
      let arguments = try? Arguments.parse(prepared),
      let reading = try? Reading(words: arguments.words)
    else { return nil }
    return CountdownSettings(arguments, reading: reading)
  }

  @Test("What it reads, the argument parser reads the same")
  func agreement() {
    var random = SeededGenerator(seed: 64)
    var read = 0
    for _ in 0..<1500 {
      let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      guard let settings = QuickReader.read(words) else { continue }
      read += 1
      #expect(settings == Self.parsed(words), "\(words)")
    }
    #expect(read > 100)
  }

  @Test(
    "It reads what is typed most",
    arguments: [
      ["5m"], ["5m", "--ring"], ["--ring", "1h", "30m", "--name", "Tea"],
      ["until", "14:30", "--pie"],
      ["3s", "--ring", "--once"], ["3s", "--sound", "none"],
      ["5m", "--sound", "bell.wav", "--mute"], ["5m", "--dry-run", "--json"], ["--plain", "10m"],
    ])
  func common(words: [String]) {
    #expect(QuickReader.read(words) != nil)
    #expect(QuickReader.read(words) == Self.parsed(words))
  }

  @Test(
    "It leaves to the parser what isn't plain",
    arguments: [
      [], ["--ring"], ["5x"], ["5m", "--ring", "--pie"], ["5m", "--json"],
      ["5m", "--sweep", "--fill"],
      ["5m", "--name"], ["5m", "--name", "-5"], ["--help"], ["5m", "--inline=3"], ["-5"],
      ["5m", "--rin"], ["5m", "--inline", "5"], ["5m", "--inline", "10s"], ["5m", "--tick", "10s"],
    ])
  func rest(words: [String]) {
    #expect(QuickReader.read(words) == nil)
  }
}
