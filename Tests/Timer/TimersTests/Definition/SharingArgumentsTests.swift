import Reports
import Testing
import TimerTestSupport

@testable import Timers

struct SharingArgumentsTests {
  @Test("A resumed timer is shared where it was, unless that was stopped, or else by its words")
  func resumed() {
    let given = SharingArguments(room: "hall", control: ["ben"])
    var record = TimerRecord.sample(.paused)
    #expect(SharingArguments(resuming: record, or: given) == given)
    #expect(SharingArguments(resuming: record, or: nil) == nil)
    (record.shared, record.sharedControl) = ("mqtt://b/lab", ["anna"])
    let lab = SharingArguments(room: "mqtt://b/lab", control: ["anna"])
    #expect(SharingArguments(resuming: record, or: given) == lab)
    #expect(SharingArguments(resuming: record, or: nil) == lab)
    (record.shared, record.isUnshared) = (nil, true)
    #expect(SharingArguments(resuming: record, or: given) == nil)
  }
}
