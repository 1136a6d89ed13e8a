import Clocks
import Countdowns
import Journal
import Reports
import Runtime
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerProcess
@testable import Timers

struct RecordWriterTests {
  private let folder: TemporaryFolder
  private let writer: RecordWriter
  private let history: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    history = HistoryFile(state: folder.path)
    writer = RecordWriter(
      RecordFolder(state: folder.path), canceled: RecordFolder.canceled(state: folder.path),
      history, file: "Tea.json", in: .utc)
  }

  /// More time than any test takes.
  private static let never = Duration.seconds(3600)
  /// More time than any disk takes.
  private static let enough = Duration.seconds(60)

  private func record(longest seconds: Int) -> TimerRecord {
    let now = ProgramClocks(countsSuspension: true).now
    var record = Run(
      to: CountdownGoal(total: .seconds(300)), alarm: .silent,
      identity: CountdownFixture.identity, at: now
    ).starting(at: now).record(at: now)
    record.longest = .seconds(seconds)
    return record
  }

  private var saved: TimerRecord? {
    get throws { try RecordFolder(state: folder.path).record("Tea.json") }
  }

  /// A record that can't be written.
  private var unkeepable: TimerRecord {
    var record = record(longest: 1)
    record.name = ""
    return record
  }

  private func entry(of record: TimerRecord) -> HistoryEntry {
    HistoryEntry(of: record, ended: record.written, ran: .zero, outcome: .ended)
  }

  @Test("A delayed record that is removed before its time is never written")
  func removed() throws {
    writer.add(.write(record(longest: 1)), after: Self.never)
    writer.add(.remove)
    #expect(writer.settle(within: Self.enough))
    #expect(try saved == nil && folder.names.isEmpty, "writing would create a folder")
  }

  @Test("A delayed record is replaced by the next record")
  func replaced() throws {
    writer.add(.write(unkeepable), after: Self.never)
    writer.add(.write(record(longest: 2)))
    #expect(writer.settle(within: Self.enough))
    #expect(try saved?.longest == .seconds(2) && writer.recordFailure == nil)
  }

  @Test("A delayed record is written with the next change, or after its delay")
  func delayed() throws {
    let record = record(longest: 1)
    writer.add(.write(record), after: Self.never)
    writer.add(.log(entry(of: record)))
    #expect(writer.settle(within: Self.enough))
    #expect(try saved?.longest == .seconds(1) && history.log().entries.count == 1)
    writer.add(.write(self.record(longest: 2)), after: .milliseconds(1))
    #expect(writer.settle(within: Self.enough))
    #expect(try saved?.longest == .seconds(2))
  }

  @Test("The failure to write a record lasts until one is written or removed")
  func failure() {
    for change in [RecordWriter.Change.remove, .write(record(longest: 1))] {
      writer.add(.write(unkeepable))
      #expect(writer.settle(within: Self.enough))
      #expect(writer.recordFailure != nil)
      writer.add(change)
      #expect(writer.settle(within: Self.enough))
      #expect(writer.recordFailure == nil)
    }
  }
}
