package import Clocks
package import Countdowns

/// One line of the history: a timer that is over.
package struct HistoryEntry: Hashable, Sendable {
  /// The kind of timer.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case countdown, stopwatch
  }

  /// The way a timer ended.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The deadline was reached, and there was no alarm.
    case ended
    /// The alarm played all its repeats.
    case rang
    /// The alarm was acknowledged.
    case acknowledged
    /// The alarm reached its limit without being acknowledged.
    case missed
    /// It was finished deliberately: a stopwatch, or a countdown without an alarm before its
    /// deadline.
    case finished
    /// It was canceled before its deadline.
    case canceled
    /// A signal ended it before its deadline.
    case interrupted
    /// The deadline passed while it wasn't running: it had crashed, or the machine was off.
    case unattended
    /// It was abandoned before its deadline and not resumed.
    case lost

    /// Whether the time of all steps was over.
    package var isTimeOver: Bool {
      switch self {
      case .ended, .rang, .acknowledged, .missed, .finished, .unattended: true
      case .canceled, .interrupted, .lost: false
      }
    }
  }

  /// The counted time of one step, in all rounds and repetitions.
  package struct StepTotal: Hashable, Sendable {
    /// The purpose of the step.
    package var label: String?
    package var length: Duration
    /// The number of times it was started, apart from those without any counted time.
    package var runs: Int
    /// The number of times it reached its end.
    package var completed: Int
    /// The counted time, without pauses.
    package var ran: Duration

    package init(label: String? = nil, length: Duration, runs: Int, completed: Int, ran: Duration) {
      (self.label, self.length, self.ran) = (label, length, ran)
      (self.runs, self.completed) = (runs, completed)
    }
  }

  /// The name by which it was controlled.
  package var name: String
  /// The purpose, if given.
  package var label: String?
  package var kind: Kind
  /// The start, with its offset from UTC once it has been written.
  package var start: HistoryTime
  /// The end, with its offset from UTC once it has been written.
  package var end: HistoryTime
  /// The requested length; `nil` for a stopwatch without an end.
  package var planned: Duration?
  /// The counted time, without pauses.
  package var ran: Duration
  package var outcome: Outcome
  /// The time from the deadline to the acknowledgment.
  package var acknowledgedAfter: Duration?
  /// The number of steps that reached their end, in all rounds; `nil` without steps.
  package var steps: Int?
  /// The number of rounds made up by these steps; `nil` without steps.
  package var rounds: Int?
  /// The counted time by step; empty without steps.
  package var stepTotals: [StepTotal] = []
  /// The elapsed time at the end of each lap.
  package var laps: [Duration]
  /// The exit status.
  package var status: Int32?
  /// Whether it is the rest of a timer that was canceled, and so has an entry already, and then
  /// resumed; `nil` otherwise.
  package var resumed: Bool?

  package init(
    name: String, label: String? = nil, kind: Kind, started: WallTime, ended: WallTime,
    planned: Duration?, ran: Duration, outcome: Outcome, acknowledgedAfter: Duration? = nil,
    steps: Int? = nil, rounds: Int? = nil, laps: [Duration] = [], status: Int32? = nil
  ) {
    self.name = name
    self.label = label
    self.kind = kind
    start = HistoryTime(started)
    end = HistoryTime(ended)
    self.planned = planned
    self.ran = ran
    self.outcome = outcome
    self.acknowledgedAfter = acknowledgedAfter
    self.steps = steps
    self.rounds = rounds
    self.laps = laps
    self.status = status
  }

  /// Creates the entry for the timer of a record, without the time that is already in the history;
  /// `endsStep` is whether its current step reached its end.
  package init(
    of record: TimerRecord, ended: WallTime, ran: Duration, outcome: Outcome,
    endsStep: Bool = false, acknowledgedAfter: Duration? = nil
  ) {
    let steps = record.steps
    self.init(
      name: record.name, label: record.label, kind: record.countsUp ? .stopwatch : .countdown,
      started: record.started, ended: ended, planned: record.planned,
      ran: max(.zero, ran - (record.logged ?? .zero)), outcome: outcome,
      acknowledgedAfter: acknowledgedAfter, steps: steps.isEmpty ? nil : record.stepsDone,
      rounds: steps.isEmpty ? nil : record.stepsDone / steps.count, laps: record.laps,
      status: record.status)
    stepTotals = record.stepTotals(of: ran, endsStep: endsStep)
    resumed = record.logged == nil ? nil : true
  }

  package var started: WallTime {
    get { start.wall }
    set { start = HistoryTime(newValue) }
  }

  package var ended: WallTime {
    get { end.wall }
    set { end = HistoryTime(newValue) }
  }

  /// Returns the date to which the counted time belongs: that of the end or, for a lost timer, whose
  /// end is unknown, of the start.
  ///
  /// It is the date where the timer was; `zone` applies to an entry that hasn't been written.
  package func date(in zone: Zone) -> CivilDate {
    (outcome == .lost ? start : end).civilTime(in: zone).date
  }
}
