import Clocks
import Countdowns
import Journal
import Reports
import Runtime
import TestSupport
import Testing

@testable import TimerApp

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
      to: TimeEntry.Goal(total: .seconds(300)), alarm: .silent,
      identity: CountdownFixture.identity, at: now
    ).record(at: now)
    record.longest = .seconds(seconds)
    return record
  }

  private var saved: TimerRecord? {
    get throws { try RecordFolder(state: folder.path).record("Tea.json") }
  }

  @Test("A delayed record that is removed before its time is never written")
  func removed() throws {
    let record = record(longest: 1)
    writer.add(.write(record), after: Self.never)
    writer.add(.log(HistoryEntry(of: record, ended: record.written, ran: .zero, outcome: .ended)))
    writer.add(.remove)
    #expect(writer.settle(within: Self.enough))
    #expect(try history.log().entries.count == 1 && writer.takeFailures().isEmpty)
    #expect(try saved == nil)
  }

  @Test("A delayed record is written with the next change, or replaced by the next record")
  func replaced() throws {
    writer.add(.write(record(longest: 1)), after: Self.never)
    #expect(try saved == nil)
    let last = record(longest: 2)
    writer.add(.log(HistoryEntry(of: last, ended: last.written, ran: .zero, outcome: .ended)))
    #expect(writer.settle(within: Self.enough))
    #expect(try saved?.longest == .seconds(1))
    writer.add(.write(record(longest: 3)), after: Self.never)
    writer.add(.write(last))
    #expect(writer.settle(within: Self.enough))
    #expect(try saved?.longest == .seconds(2))
  }

  @Test("A delayed record is written after its delay")
  func delayed() throws {
    writer.add(.write(record(longest: 1)), after: .milliseconds(1))
    #expect(writer.settle(within: Self.enough))
    #expect(try saved?.longest == .seconds(1))
  }
}
