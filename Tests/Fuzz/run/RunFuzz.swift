internal import Clocks
internal import Control
internal import Countdowns
internal import Programs
internal import Reports
@testable internal import TimerApp

/// What libFuzzer calls: the bytes are the length and the steps of a countdown, then what other processes
/// ask of it and how the clocks move on, both as far as numbers go.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  var story = RunStory(unsafe bytes.map(\.self)[...])
  while story.goesOn { story.step() }
  return 0
}

/// A countdown, and the bytes that say what happens to it.
private struct RunStory {
  private var bytes: ArraySlice<UInt8>
  private var program: CountdownProgram
  private var now: Moment
  private var hasEnded = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    now = Moment(
      instant: Instant(sinceZero: .seconds(1000)), wall: WallTime(epochSeconds: 1_795_000_000))
    program = Self.program(&self.bytes, at: now)
    handle(.started)
  }

  var goesOn: Bool { !bytes.isEmpty && !hasEnded }

  /// Lets one thing happen, and checks what others would read then.
  mutating func step() {
    switch Self.byte(&bytes) % 24 {
    case 0: move(by: .nanoseconds(Self.number(&bytes).magnitudeClamped))
    case 1: move(by: .seconds(Self.number(&bytes).magnitudeClamped % Self.farthest))
    case 2:
      // The wall clock is set.
      let time = Self.number(&bytes) % Self.farthest
      now = Moment(instant: now.instant, wall: WallTime(epochSeconds: time))
      handle(.message(.wallClockChanged))
    case 3: handle(.message(.alarmFinished))
    case 4, 5: ask(.command(.add(Self.duration(&bytes))))
    case 6, 7: ask(.command(.take(Self.duration(&bytes))))
    case let kind:
      let requests: [ControlRequest] = [
        .status, .command(.pause), .command(.resume), .command(.toggle), .command(.restart),
        .command(.skip), .command(.back), .command(.finish), .command(.acknowledge),
        .command(.snooze),
        .command(.cancel), .command(.lap),
      ]
      ask(requests[Int(kind) % requests.count])
    }
    check()
  }

  /// The most seconds that a clock of the system can show, which has nanoseconds in 64 bits.
  private static let farthest: Int64 = 9_000_000_000

  /// The most seconds for which a machine runs, some thirty years.
  private static let longestUptime: Int64 = 1_000_000_000

  private mutating func move(by duration: Duration) {
    let rest = min(
      .seconds(Self.longestUptime) - now.instant.sinceZero,
      .seconds(Self.farthest) - now.wall.sinceEpoch)
    let duration = min(duration, max(.zero, rest))
    now = Moment(
      instant: now.instant.advanced(by: duration), wall: now.wall.advanced(by: duration))
    handle(.timePassed)
  }

  private mutating func ask(_ request: ControlRequest) {
    handle(.message(.asked(request, from: 1)))
  }

  private mutating func handle(
    _ event: Event<CountdownMessage, CountdownCommand, CountdownOwner>
  ) {
    for action in program.update(event, at: now) {
      if case .end = action { hasEnded = true }
    }
    _ = program.subscriptions(at: now)
  }

  /// What is kept can be read again, and what is shown can be written.
  private func check() {
    let record = program.record(at: now)
    guard (try? TimerRecord(text: record.text)) != nil else {
      fatalError("a record that was written can’t be read: \(record.text)")
    }
    let report = record.report(at: now)
    guard report.left ?? .zero >= .zero, report.overtime >= .zero else {
      fatalError("a time is negative: \(report)")
    }
    for format in [ReportFormat.digits, .json, .bar(.waybar)] { _ = format.line(report, in: .utc) }
    _ = program.faceState(at: now)
  }
}

// MARK: - Numbers from bytes

extension RunStory {
  private static func program(_ bytes: inout ArraySlice<UInt8>, at now: Moment) -> CountdownProgram
  {
    let longest: Int64 = 250 * 365 * 86_400 * 1000
    func length() -> Duration { .milliseconds(1 + number(&bytes).magnitudeClamped % longest) }
    let kind = byte(&bytes)
    var script = ScriptSettings()
    (script.countsUp, script.isOpen) = (kind & 1 != 0, kind & 3 == 3)
    let steps = (0...Int(kind >> 2 & 3)).map { Step(label: "\($0)", length: length()) }
    if !script.countsUp {
      script.routine = try? Routine(
        steps: steps, rounds: 1 + Int(byte(&bytes)), waits: kind & 16 != 0)
    }
    let total = script.isOpen ? ScriptSettings.openTotal : steps[0].length
    var settings = CountdownSettings(reading: .span(total, hint: nil))
    settings.script = script
    let streams = Streams(
      settings,
      in: Streams.Surroundings(
        outputIsTerminal: kind & 32 == 0, errorIsTerminal: true, hasTerminal: kind & 64 == 0,
        movesCursor: true))
    let alarm: CountdownPlan.Alarm = kind & 128 == 0 ? .silent : .rings(limit: .seconds(600))
    return CountdownProgram(
      settings, total: total, target: nil, alarm: alarm, zone: .utc, streams: streams, start: now,
      identity: RunIdentity(
        name: "1", process: 7, processStart: "1", boot: "b", countsSuspension: true, folder: "/"))
  }

  private static func byte(_ bytes: inout ArraySlice<UInt8>) -> UInt8 { bytes.popFirst() ?? 0 }

  /// Returns a number from eight bytes, fewer at the end.
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
  /// The magnitude, which the least number has too.
  fileprivate var magnitudeClamped: Int64 { self == .min ? .max : abs(self) }
}
