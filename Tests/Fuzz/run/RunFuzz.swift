internal import Clocks
internal import Countdowns
internal import Faces
internal import Reports
internal import Texts

@testable internal import TimerPrograms
@testable internal import Timers

/// The entry point for libFuzzer: the bytes are the length and the steps of a countdown, followed
/// by commands and clock changes, up to extreme values.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  var story = RunStory(unsafe bytes.map(\.self)[...])
  while story.goesOn { story.step() }
  return 0
}

/// A countdown, and the bytes that determine its events.
private struct RunStory {
  private var bytes: ArraySlice<UInt8>
  private var run: Run
  private var now: Moment
  private var hasEnded = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    now = Moment(
      instant: Instant(sinceZero: .seconds(1000)), wall: WallTime(epochSeconds: 1_795_000_000))
    run = Self.run(&self.bytes, at: now)
  }

  var goesOn: Bool { !bytes.isEmpty && !hasEnded }

  /// Performs one event, and checks the published state.
  mutating func step() {
    switch Self.byte(&bytes) % 24 {
    case 0: move(by: .nanoseconds(Self.number(&bytes).magnitudeClamped))
    case 1: move(by: .seconds(Self.number(&bytes).magnitudeClamped % Self.farthest))
    case 2:
      // This sets the wall clock.
      let time = Self.number(&bytes) % Self.farthest
      now = Moment(instant: now.instant, wall: WallTime(epochSeconds: time))
      note(run.followWallClock(at: now))
    case 3: note(run.finishAlarm(at: now))
    case 4, 5: ask(.add(Self.duration(&bytes)))
    case 6, 7: ask(.take(Self.duration(&bytes)))
    case let kind: ask(TimerCommand.plain[Int(kind) % TimerCommand.plain.count])
    }
    check()
  }

  /// The maximum time of a system clock in seconds, since it counts nanoseconds in 64 bits.
  private static let farthest: Int64 = 9_000_000_000

  /// The maximum uptime of a machine in seconds, about thirty years.
  private static let longestUptime: Int64 = 1_000_000_000

  private mutating func move(by duration: Duration) {
    let rest = min(
      .seconds(Self.longestUptime) - now.instant.sinceZero,
      .seconds(Self.farthest) - now.wall.sinceEpoch)
    let duration = min(duration, max(.zero, rest))
    now = Moment(
      instant: now.instant.advanced(by: duration), wall: now.wall.advanced(by: duration))
    note(run.handle(.timePassed, at: now))
  }

  private mutating func ask(_ command: TimerCommand) {
    note(run.handle(.command(command), at: now))
  }

  private mutating func note(_ effects: [Run.Effect]) {
    for case .stopped in effects + run.passMarks(at: now) { hasEnded = true }
    _ = run.subscriptions(0, wallClock: 1, at: now)
  }

  /// Checks that the record can be decoded again, and that the report can be printed.
  private func check() {
    let record = run.record(at: now)
    guard (try? TimerRecord(text: record.text)) != nil else {
      fatalError("a written record can’t be decoded: \(record.text)")
    }
    let report = run.report(at: now)
    _ = record.report(at: now)
    guard report.left ?? .zero >= .zero, report.overtime >= .zero else {
      fatalError("a time is negative: \(report)")
    }
    for format in [ReportFormat.digits, .json, .bar(.waybar)] { _ = format.line(report, in: .utc) }
    _ = TimerPicture(
      report, on: FrameGrid(of: run), .ring, run.wording(in: .utc), Look(), at: now)
    _ = (run.historyEntry(at: now), run.echo(at: now, in: .utc))
  }
}

// MARK: - Numbers from bytes

extension RunStory {
  private static func run(_ bytes: inout ArraySlice<UInt8>, at now: Moment) -> Run {
    let longest: Int64 = 250 * 365 * 86_400 * 1000
    func length() -> Duration { .milliseconds(1 + number(&bytes).magnitudeClamped % longest) }
    let kind = byte(&bytes)
    var definition = TimerDefinition()
    (definition.countsUp, definition.isOpen) = (kind & 1 != 0, kind & 3 == 3)
    let steps = (0...Int(kind >> 2 & 3)).map { Step(label: "\($0)", length: length()) }
    if !definition.countsUp {
      definition.routine = try? Routine(
        steps: steps, rounds: 1 + Int(byte(&bytes)), waits: kind & 16 != 0)
    }
    let total = definition.isOpen ? TimerDefinition.openTotal : steps[0].length
    let alarm: CountdownPlan.Alarm = kind & 128 == 0 ? .silent : .rings(limit: .seconds(600))
    return Run(
      to: CountdownGoal(total: total), definition, alarm: alarm,
      identity: RunIdentity(
        name: "1", process: 7, processStart: "1", boot: "b", countsSuspension: true, folder: "/"),
      at: now
    ).starting(at: now)
  }

  private static func byte(_ bytes: inout ArraySlice<UInt8>) -> UInt8 { bytes.popFirst() ?? 0 }

  /// Returns a number from eight bytes, or fewer at the end.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int64 {
    (0..<8).reduce(0) { sum, _ in sum << 8 | Int64(byte(&bytes)) }
  }

  /// Returns a duration in seconds or in nanoseconds.
  private static func duration(_ bytes: inout ArraySlice<UInt8>) -> Duration {
    let isCoarse = byte(&bytes) & 1 == 0
    let number = number(&bytes)
    return isCoarse ? .seconds(number) : .nanoseconds(number)
  }
}

extension Int64 {
  /// The magnitude; that of `Int64.min` is clamped to `Int64.max`.
  fileprivate var magnitudeClamped: Int64 { self == .min ? .max : abs(self) }
}
