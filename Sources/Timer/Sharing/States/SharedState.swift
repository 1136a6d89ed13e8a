package import Clocks
package import Countdowns
package import Reports

/// The shared state of one timer: its deadline rather than its remaining time, so that it stays true
/// as time passes.
///
/// All wall times are on the publisher's clock.
package struct SharedState: Hashable, Sendable {
  /// The color from a remaining time on.
  package struct Warning: Hashable, Sendable {
    package var left: Duration
    package var color: Tint

    package init(left: Duration, color: Tint) { (self.left, self.color) = (left, color) }
  }

  /// The ID of the publisher, new with each process.
  package var id: String
  /// The number of the publication, from 1.
  package var sequence: Int
  package var phase: TimerReport.State
  package var name: String
  package var label: String?
  /// The deadline, while it is known.
  package var ends: WallTime?
  /// The remaining time while it isn't running.
  package var left: Duration?
  /// The length of the current step, with added and removed time; `nil` for a stopwatch without an
  /// end.
  package var planned: Duration?
  /// The time at which a running stopwatch without an end would have shown zero.
  package var origin: WallTime?
  /// The counted time of a stopwatch without an end that isn't running, and of any timer that is
  /// over.
  package var elapsed: Duration?
  package var countsUp = false
  /// The length that determines the format of the time.
  package var longest: Duration
  package var showsTenths = false
  /// The place among the steps.
  package var place = TimerReport.StepPlace.only
  /// The label of the next step, if there is one.
  package var next: String?
  /// The length of the next step, if there is one.
  package var nextPlanned: Duration?
  /// The color of the step, if it has one.
  package var color: Tint?
  /// The colors for the end of the current step, in ascending order of the remaining time.
  package var warnings: [Warning] = []
  /// Whether commands are accepted.
  package var takesCommands = false
  /// The time at which it was over.
  package var over: WallTime?
  /// The time of the publication.
  package var sent: WallTime
  /// Half of the publisher's shortest round trip through the broker, once it is known.
  package var half: Duration?
  /// The seconds after which the broker discards the state (MQTT 5).
  package var expiry: Int

  package init(
    id: String, sequence: Int, phase: TimerReport.State, name: String, longest: Duration,
    sent: WallTime, expiry: Int
  ) {
    (self.id, self.sequence, self.phase, self.name) = (id, sequence, phase, name)
    (self.longest, self.sent, self.expiry) = (longest, sent, expiry)
  }
}

extension SharedState {
  /// The time for which a state that is over is still shown.
  package static let timeShownWhenOver = Duration.seconds(600)

  /// Whether it is a stopwatch without an end.
  package var isOpen: Bool { planned == nil }

  package var isOver: Bool { phase == .ended || phase == .canceled }

  /// Whether no other step follows.
  package var isLastStep: Bool {
    place.step == place.steps && place.round == place.rounds
  }

  /// Returns the time at which it was over; `nil` while it isn't.
  ///
  /// A timer without a publisher is over at its last deadline.
  func end(publisherIsGone: Bool) -> WallTime? {
    isOver ? over ?? sent : publisherIsGone ? ends : nil
  }

  /// Returns whether it has been over for a long time at a time on the publisher's clock.
  package func isLongOver(at now: WallTime, publisherIsGone: Bool) -> Bool {
    end(publisherIsGone: publisherIsGone).map { $0.duration(to: now) > Self.timeShownWhenOver }
      ?? false
  }
}
