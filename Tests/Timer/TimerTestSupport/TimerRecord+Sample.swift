package import Clocks
package import Reports

extension TimerRecord {
  /// Returns the record of a timer of a minute or more, in a state since a moment.
  package static func sample(
    _ phase: TimerReport.State, left: Duration = .seconds(40),
    at now: Moment = CountdownFixture.moment(0)
  ) -> TimerRecord {
    var record = TimerRecord(
      name: "tea", process: 7, processStart: "100", boot: "b", countsSuspension: true,
      started: now.wall, written: now.wall, phase: phase, longest: max(.seconds(60), left))
    record.total = record.longest
    record.left = phase == .ringing ? .zero : left
    guard phase == .running || phase == .ringing else { return record }
    let rest = phase == .ringing ? .zero : left
    record.deadline = now.instant.advanced(by: rest)
    record.ends = now.wall.advanced(by: rest)
    return record
  }
}
