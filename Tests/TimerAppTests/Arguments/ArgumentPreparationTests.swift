import ArgumentParser
import Testing

@testable import TimerApp

struct ArgumentPreparationTests {
  @Test(arguments: [
    (["1h", "30m", "--ring"], ["1h", "30m", "--ring"]),
    (["5m", "--inline"], ["5m", "--inline"]),
    (["--inline=3", "5m"], ["--inline-rows=3", "5m"]),
    (["--inline=", "5m"], ["--inline-rows= ", "5m"]),
    (["-5"], ["--", "-5"]), (["-.5s", "--ring"], ["--ring", "--", "-.5s"]),
    (["--ring", "--", "--inline=3"], ["--ring", "--", "--inline=3"]),
    (["--name", "-5", "1m"], ["--name=-5", "1m"]), (["5m", "--name"], ["5m", "--name"]),
    (["--alarm-limit", "-5"], ["--alarm-limit=-5"]), (["--"], []), (["-"], ["-"]), ([], []),
    (["-x"], ["-x"]), (["5m", "--tick"], ["5m", "--tick"]),
    (["--tick=10s", "5m"], ["--last-ticks=10s", "5m"]), (["--tick="], ["--last-ticks= "]),
    (["--sound", "-x.wav", "--say", "-5"], ["--sound=-x.wav", "--say=-5"]),
    (["--name=--tick=3"], ["--name=--tick=3"]),
    (["--tick", "5m"], ["--tick", "5m"]), (["--inline", "5"], ["--inline", "5"]),
    (["--name", "--tick", "5m"], ["--name", "--tick", "5m"]),
    (["5m", "--sound", "--ring"], ["5m", "--sound", "--ring"]),
    (["--tick", "until", "14:30"], ["--tick", "until", "14:30"]),
  ])
  func prepare(_ typed: [String], _ prepared: [String]) throws {
    #expect(try ArgumentPreparation.prepare(typed) == prepared)
  }

  @Test(
    "After a command that takes names, a number without an equals sign is a name",
    arguments: [
      (["attach", "--inline=3", "tea"], ["attach", "--inline-rows=3", "tea"]),
      (["attach", "--inline="], ["attach", "--inline-rows= "]),
      (["attach", "--inline", "2"], ["attach", "--inline", "2"]),
      (["attach", "--", "--inline=3"], ["attach", "--", "--inline=3"]),
    ])
  func names(_ typed: [String], _ prepared: [String]) {
    #expect(ArgumentPreparation.prepare(namesAfter: typed) == prepared)
  }

  @Test("The rows of --inline are from 1 to 500, for a countdown and for a view")
  func rows() throws {
    func read(_ value: String) throws -> String? {
      let words = ArgumentPreparation.prepare(namesAfter: ["attach", "--inline=\(value)"])
      return try (ControlRoot.parseAsRoot(words) as? AttachArguments)?.inlineRows
    }
    for rows in ["1", "12", "500"] {
      #expect(try read(rows) == rows)
      try ArgumentPreparation.checkRows(rows)
    }
    for rows in ["", "0", "501", "-1", "5m"] {
      #expect(throws: (any Error).self) { try read(rows) }
      let error = try #require(throws: ValidationError.self) {
        try ArgumentPreparation.checkRows(rows.isEmpty ? " " : rows)
      }
      #expect(error.message == "--inline=\(rows) should be a number of rows from 1 to 500")
    }
    try ArgumentPreparation.checkRows(nil)
  }

  @Test(
    "What could be an option’s value or a part of the time is refused, with both ways to write it",
    arguments: [
      (
        "5m --tick 10s",
        "“--tick 10s” has two readings: write --tick=10s for a span; "
          + "to add it to the time, write it before --tick"
      ),
      (
        "--tick 10s 5m",
        "“--tick 10s” has two readings: write --tick=10s for a span; "
          + "to add it to the time, write it before --tick"
      ),
      (
        "5m --ring --inline 5",
        "“--inline 5” has two readings: write --inline=5 for a number of rows; "
          + "to add it to the time, write it before --inline"
      ),
      (
        "1h --inline 30m",
        "--inline takes a number of rows after “=”, not “30m”; "
          + "to add it to the time, write it before --inline"
      ),
      (
        "until 14:30 --tick 9:00am",
        "--tick takes a span after “=”, not “9:00am”; "
          + "to add it to the time, write it before --tick"
      ),
    ])
  func doubtful(_ line: String, _ words: String) throws {
    let typed = line.split(separator: " ").map(String.init)
    let error = try #require(throws: ValidationError.self) {
      try ArgumentPreparation.prepare(typed)
    }
    #expect(error.message == words)
    // Neither reader takes it for time.
    #expect(QuickReader.read(typed) == nil)
  }
}
