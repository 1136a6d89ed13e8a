import CommandLines
import TestSupport
import Testing

@testable import TimerPrograms
@testable import Timers

/// What completion offers isn't refused, and what it doesn't offer is.
struct OptionPairsTests {
  @Test("list, status, attach, wait and resume")
  func control() {
    let status = OptionPairs(StatusArguments.command, samples: ["every": "1s"])
    #expect(status.disagreements == [])
    #expect(OptionPairs(ListTimersArguments.command).disagreements == [])
    #expect(OptionPairs(AttachArguments.command).disagreements == [])
    #expect(OptionPairs(WaitArguments.command).disagreements == [])
    #expect(OptionPairs(ResumeArguments.command, samples: ["max-age": "1d"]).disagreements == [])
  }

  @Test("history, clock, dashboard and sounds")
  func others() {
    #expect(OptionPairs(DashboardArguments.command).disagreements == [])
    #expect(OptionPairs(SoundsArguments.command).disagreements == [])
    #expect(OptionPairs(HistoryArguments.command).disagreements == [])
    #expect(OptionPairs(ClockArguments.command).disagreements == [])
  }

  /// Some options of a countdown are refused later, when the settings file has been read.
  @Test("A countdown")
  func countdown() {
    let samples = [
      "every": "1s", "warn": "5m=red", "mark": "5m=say:x", "finally": "5m=Rest", "format": "tmux",
    ]
    let pairs = OptionPairs(Arguments.command, samples: samples) { _ in ["5m"] }
    #expect(pairs.refusedOffers == [])
  }

  @Test("pairs")
  func pairs() {
    let samples = ["theme": "shapes", "pairs": "8", "record": "a", "replay": "b"]
    #expect(OptionPairs(PairsArguments.command, samples: samples).disagreements == [])
  }
}
