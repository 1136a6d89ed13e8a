internal import Clocks
internal import Control
internal import Countdowns
internal import Journal
package import Reports
internal import Runtime
internal import Testing
package import TimerEnvironment
internal import TimerProcess

/// Records that processes leave behind, as if they had been killed.
package enum UnfinishedFixture {
  /// Returns the record of a ten-minute timer, whose process is gone unless `lives` is true.
  package static func record(
    _ name: String, _ phase: TimerReport.State = .running, lives: Bool = false,
    age: Duration = .zero
  ) -> TimerRecord {
    let now = ProgramClocks(countsSuspension: true).now
    let own = ProcessIdentity.own()
    let written = now.wall.advanced(by: .zero - age)
    var record = TimerRecord(
      name: name, process: own.id, processStart: lives ? own.start : "1",
      boot: ProcessIdentity.bootID(), countsSuspension: true, started: written,
      written: written, phase: phase, longest: .seconds(600))
    record.total = .seconds(600)
    if phase == .running {
      record.deadline = now.instant.advanced(by: .seconds(600) - age)
      record.ends = written.advanced(by: .seconds(600))
    } else {
      record.left = .seconds(600)
    }
    return record
  }

  /// Saves a record, as by a process that is then killed.
  @discardableResult
  package static func leave(
    _ name: String, _ phase: TimerReport.State = .running, lives: Bool = false,
    age: Duration = .zero, in paths: TimerPaths
  ) throws -> TimerRecord {
    let record = record(name, phase, lives: lives, age: age)
    let folder =
      phase == .canceled
      ? RecordFolder.canceled(state: paths.state) : RecordFolder(state: paths.state)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    try folder.write(phase == .canceled ? record.canceled(at: record.now) : record, as: file)
    return record
  }

  /// Saves the record of a timer that another process runs, with its socket in another folder.
  @discardableResult
  package static func leaveElsewhere(
    _ name: String, sockets: String? = "/elsewhere/timer", in paths: TimerPaths
  ) throws -> TimerRecord {
    let first = try #require(ProcessIdentity.present(1))
    var record = record(name)
    (record.process, record.processStart, record.sockets) = (first.id, first.start, sockets)
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    try RecordFolder(state: paths.state).write(record, as: file)
    return record
  }
}
