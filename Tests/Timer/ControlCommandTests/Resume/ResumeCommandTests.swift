import Countdowns
import Reports
import Testing
import TimerTestSupport

@testable import ControlCommand
@testable import Timers

@MainActor
struct ResumeCommandTests {
  /// Returns the settings of a record, and the reported errors.
  private static func settings(
    _ change: (inout TimerRecord) -> Void
  ) -> (CountdownSettings, complaints: [String]) {
    var record = UnfinishedFixture.record("tea")
    change(&record)
    var complaints: [String] = []
    return (ResumeCommand.settings(of: record) { complaints.append($0) }, complaints)
  }

  @Test("A timer is resumed with its original options")
  func kept() {
    let (settings, complaints) = Self.settings { $0.words = ["--name", "pot", "5m"] }
    #expect(complaints.isEmpty && settings.name == "pot")
  }

  @Test("Invalid options are reported, and the length is preserved")
  func unreadable() {
    let (settings, complaints) = Self.settings { $0.words = ["--no-such-option", "5m"] }
    #expect(complaints == ["tea: its options are no longer valid; the defaults apply"])
    #expect(settings.reading == .span(.seconds(600), hint: nil))
  }
}
