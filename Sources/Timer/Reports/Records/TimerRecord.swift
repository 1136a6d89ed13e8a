package import Clocks
package import Countdowns

/// The saved and transmitted state of one timer: everything that another process or a later start
/// needs.
///
/// It is written when the state changes, never as time passes, so a running timer is stored as its
/// deadline and a running stopwatch as the instant at which it would have shown zero.
package struct TimerRecord: Hashable, Sendable {
  /// The counted time of one step of a round, in all rounds and repetitions.
  package struct StepTime: Hashable, Sendable {
    /// The number of times it was started, apart from those without any counted time.
    package var runs = 0
    /// The number of times it reached its end.
    package var completed = 0
    /// The counted time.
    package var ran = Duration.zero

    /// Creates the time of a step that hasn't started.
    package init() {}
  }

  /// The name by which it is controlled.
  package var name: String
  /// The purpose, if given.
  package var label: String?
  /// The ID of the process that runs it.
  package var process: Int32
  /// The start time of that process (field 22 of `/proc/PID/stat`), which reveals a reused ID.
  package var processStart: String
  /// The ID of the boot during which the instants are valid.
  package var boot: String
  /// Whether the clock of the instants counts while the machine is suspended: CLOCK_BOOTTIME rather
  /// than CLOCK_MONOTONIC.
  package var countsSuspension: Bool
  package var started: WallTime
  package var written: WallTime
  /// The state when the record was written.
  package var phase: TimerReport.State

  /// The deadline while it runs or rings.
  package var deadline: Instant?
  /// The wall time of the deadline.
  package var ends: WallTime?
  /// The wall time to which it counts down, while that is a target time of day.
  package var target: WallTime?
  /// The remaining time while it isn't running.
  package var left: Duration?
  /// The length of the current step, with added and removed time; `nil` for a stopwatch without an
  /// end.
  package var total: Duration?
  /// The length that determines the format of the time.
  package var longest: Duration
  package var countsUp = false
  /// Whether tenths of a second are shown.
  package var showsTenths = false
  /// The instant at which a running stopwatch without an end would have shown zero.
  package var origin: Instant?
  package var originWall: WallTime?
  /// The elapsed time of a stopwatch without an end that isn't running.
  package var elapsed: Duration?

  /// The position among the steps of all rounds, from 0; while a step waits for a key, its
  /// position.
  package var position = 0
  /// The steps of one round; empty for a simple countdown.
  package var steps: [Step] = []
  /// The last step of the last round, if it differs from that of `steps`.
  package var finalStep: Step?
  package var rounds = 1
  /// Whether each step waits for a key.
  package var waits = false
  /// The indices of the marks that have fired.
  package var firedMarks: [Int] = []
  /// The indices of the marks that fire once the remaining time passes them.
  package var armedMarks: [Int] = []
  /// The number of steps before the last that have reached their end; repetitions count.
  package var stepsDone = 0
  /// The elapsed time at the end of each lap.
  package var laps: [Duration] = []
  /// The colors for the end of each step.
  package var warnings: [Warning] = []

  /// The address of the room in which it is shared, if it is, and the users who may control it.
  package var shared: String?
  package var sharedControl: [String] = []
  /// Whether it is no longer shared, although its command line shares it.
  package var isUnshared = false
  /// The time since which a shared timer can't be reached, if it can't.
  package var offlineSince: WallTime?

  /// The face, if one was chosen.
  package var face: String?
  /// The words of the command line.
  package var words: [String] = []
  /// The working folder.
  package var folder: String?
  /// The folder of its socket; `nil` if it has none.
  package var sockets: String?
  /// Whether a command follows the end, whose status is that of the timer.
  package var hasCommand = false
  /// The exit status once it is over.
  package var status: Int32?
  /// The time counted by the steps before the current one, unless it is zero.
  package var countedBefore: Duration?
  /// The parts of `countedBefore` by step; empty if there are none.
  package var stepTimes: [StepTime] = []
  /// The counted time that is already in the history: that of a canceled timer which was resumed.
  package var logged: Duration?
  /// The parts of `logged` by step; empty without steps.
  package var loggedSteps: [StepTime] = []
  /// The counted time once it is over.
  package var ranFor: Duration?

  /// Creates a record from the required values; everything else is set afterward.
  package init(
    name: String, process: Int32, processStart: String, boot: String, countsSuspension: Bool,
    started: WallTime, written: WallTime, phase: TimerReport.State, longest: Duration
  ) {
    self.name = name
    self.process = process
    self.processStart = processStart
    self.boot = boot
    self.countsSuspension = countsSuspension
    self.started = started
    self.written = written
    self.phase = phase
    self.longest = longest
  }
}

extension TimerRecord {
  /// The number of steps in all rounds; 1 for a simple countdown.
  package var stepCount: Int { max(1, steps.count * rounds) }

  /// Whether the time of all steps is over, even if the alarm still rings.
  package var isTimeOver: Bool { phase == .ended || phase == .ringing && position == stepCount - 1 }

  /// Whether its rounds are repeated without end.
  package var isEndless: Bool { rounds == Routine.forever }

  /// Whether it is a stopwatch without an end.
  package var isOpen: Bool { total == nil }

  /// The length of the whole timer; `nil` without an end.
  var planned: Duration? {
    guard !steps.isEmpty else { return total }
    return isEndless ? nil : RecordLimits.bounded(lengthOfSteps)
  }

  var lengthOfSteps: Duration { steps.reduce(.zero) { $0 + $1.length } * rounds + finalChange }

  /// The difference in length between the last step of the last round and that of the others.
  var finalChange: Duration {
    guard let finalStep, let last = steps.last else { return .zero }
    return finalStep.length - last.length
  }

  /// Returns the step at a position; `nil` for a simple countdown.
  func step(at position: Int) -> Step? {
    guard !steps.isEmpty else { return nil }
    return differentSteps[index(at: position)]
  }

  /// The steps of one round, and the last step of the last round if it differs.
  var differentSteps: [Step] { steps + [finalStep].compactMap(\.self) }

  /// Returns the index in `differentSteps` of the step at a position.
  func index(at position: Int) -> Int {
    position == stepCount - 1 && finalStep != nil ? steps.count : position % steps.count
  }

  /// Returns the place of a position; for a simple countdown, its only one.
  package func place(at position: Int) -> TimerReport.StepPlace {
    guard !steps.isEmpty else { return .only }
    let (round, step) = position.quotientAndRemainder(dividingBy: steps.count)
    return TimerReport.StepPlace(
      step: step + 1, steps: steps.count, round: round + 1, rounds: rounds,
      label: self.step(at: position)?.label)
  }
}

extension TimerRecord {
  /// The maximum number of bytes of transmitted labels and sounds of steps.
  private static let longestLabels = 16_384

  /// The record for transmission to other processes, in a line of limited length: without the
  /// command line, the folders and, if they are long, the labels of all steps but the current one.
  package var forOthers: TimerRecord {
    var record = self
    (record.words, record.folder, record.sockets) = ([], nil, nil)
    (record.stepTimes, record.loggedSteps) = ([], [])
    let size = differentSteps.reduce(0) {
      $0 + ($1.label ?? "").utf8.count + ($1.sound ?? "").utf8.count
    }
    guard size > Self.longestLabels else { return record }
    let present = position % steps.count
    for index in steps.indices {
      record.steps[index].sound = nil
      if index != present { record.steps[index].label = nil }
    }
    record.finalStep?.sound = nil
    if position != stepCount - 1 { record.finalStep?.label = nil }
    return record
  }
}
