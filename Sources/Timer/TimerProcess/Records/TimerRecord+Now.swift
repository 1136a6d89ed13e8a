package import Clocks
package import Reports
internal import Runtime

extension TimerRecord {
  /// The current moment on the record's clock.
  package var now: Moment { ProgramClocks(countsSuspension: countsSuspension).now }
}
