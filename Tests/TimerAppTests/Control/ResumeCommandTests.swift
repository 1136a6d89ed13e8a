import Countdowns
import Reports
import Testing

@testable import TimerApp

@MainActor
struct ResumeCommandTests {
  /// Returns the settings of a record, and what is complained of.
  private static func settings(
    _ change: (inout TimerRecord) -> Void
  ) -> (CountdownSettings, complaints: [String]) {
    var record = UnfinishedTimersTests.record("tea")
    change(&record)
    var complaints: [String] = []
    return (ResumeCommand.settings(of: record) { complaints.append($0) }, complaints)
  }

  @Test("A timer without a command line continues with its length")
  func bare() {
    let (settings, complaints) = Self.settings { _ in }
    #expect(complaints.isEmpty)
    #expect(settings.reading == .span(.seconds(600), hint: nil))
  }
}
