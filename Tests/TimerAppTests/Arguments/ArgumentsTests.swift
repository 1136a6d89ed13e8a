import ArgumentParser
import Testing

@testable import TimerApp

struct ArgumentsTests {
  @Test(
    "What can't be meant is refused with words, as bad usage",
    arguments: [
      ("--ring --pie", "--ring and --pie are two faces"),
      ("--ring --pie --bar", "--ring and --pie and --bar are two faces"),
      ("--sweep --fill", "--sweep and --fill exclude each other"),
      ("--inline --fullscreen", "--inline and --fullscreen exclude each other"),
      ("--inline=3 --fullscreen", "--inline and --fullscreen exclude each other"),
      ("--inline=0", "--inline=0 should be a number of rows"),
      ("--inline=501", "--inline=501 should be a number of rows"),
      ("--inline=two", "two"),
      ("--json --format={state}", "--json and --format exclude each other"),
      ("--alarm-limit 2:15pm", "“2:15pm” is a time of day"), ("--alarm-limit 5x", "5x"),
      ("--alarm-limit 0", "0"), ("--suspend never", "never"), ("--glyphs dots", "dots"),
      ("--color 12", "12"), ("--no-such-thing", "--no-such-thing"), ("--name", "--name"),
      ("--volume 101", "--volume 101 should be a number of percent from 0 to 100"),
      ("--volume=-1", "--volume -1 should be a number of percent"), ("--volume x", "x"),
      ("--repeat 0", "--repeat 0 should be a number of times from 1 to 1000"),
      ("--repeat 2 --once", "--once is --repeat 1, which --repeat 2 excludes"),
      ("--fade 3s --no-fade", "--fade and --no-fade exclude each other"),
      ("--fade fri", "fri"), ("--snooze 0", "0"), ("--tick=x", "--tick=x should be"),
      ("--tick=", "--tick= should be"), ("--tick=0", "--tick=0 should be"),
    ])
  func refusals(_ options: String, _ words: String) throws {
    let typed = ["5m"] + options.split(separator: " ").map(String.init)
    let error = try #require(throws: (any Error).self) {
      try Arguments.parse(ArgumentPreparation.prepare(typed))
    }
    #expect(Arguments.message(for: error).contains(words))
    #expect(Arguments.exitCode(for: error) == .validationFailure)
  }

  @Test(arguments: ["--help-all", "--version"])
  func helpIsNoFailure(_ option: String) throws {
    let error = try #require(throws: (any Error).self) { try Arguments.parse([option]) }
    #expect(Arguments.exitCode(for: error) == .success)
  }

  @Test func wordsAreJoinedWhereverTheyStand() throws {
    let arguments = try Arguments.parse(["1h", "--ring", "30m", "--name", "Tea", "15s"])
    #expect(arguments.words == ["1h", "30m", "15s"])
    #expect(arguments.faces.faces == [.ring])
  }
}
