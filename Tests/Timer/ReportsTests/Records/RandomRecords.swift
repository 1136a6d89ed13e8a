import Clocks
import Countdowns
import TestSupport

@testable import Reports

/// Random records, histories and durations from a seed.
struct RandomRecords {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func flag() -> Bool { Bool.random(using: &generator) }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  mutating func perhaps<Value>(_ value: (inout Self) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  mutating func list<Value>(upTo count: Int, _ value: (inout Self) -> Value) -> [Value] {
    (0..<number(0...count)).map { _ in value(&self) }
  }

  /// Returns a duration in whole seconds or with full precision.
  mutating func duration(upTo limit: Duration = .seconds(100_000)) -> Duration {
    let attoseconds = Int128.random(in: 0...limit.attoseconds, using: &generator)
    let unit = element([1, 1_000_000_000, 1_000_000_000_000_000_000] as [Int128])
    return Duration(attoseconds: attoseconds / unit * unit)
  }

  mutating func wall() -> WallTime {
    WallTime(epochSeconds: 1_795_000_000).advanced(by: duration())
  }

  /// Returns a text with everything that is difficult for JSON and terminals.
  mutating func text() -> String {
    let parts = [
      "Tea", "grün", "\"", "\\", "\n", "\u{1B}[31m", "{\"v\":1", "日本", "%{", "\u{85}", "🍵",
    ]
    return (0..<number(1...4)).map { _ in element(parts) }.joined()
  }

  mutating func step() -> Step {
    Step(
      label: perhaps { $0.text() }, length: duration() + .nanoseconds(1),
      sound: perhaps { $0.text() }, color: perhaps { $0.element(Tint.allCases) })
  }

  mutating func record() -> TimerRecord {
    var record = TimerRecord(
      name: text(), process: Int32(number(1...4_000_000)),
      processStart: "\(number(1...99_999_999))",
      boot: element(["", "one", "two"]), countsSuspension: flag(), started: wall(),
      written: wall(), phase: element(TimerReport.State.allCases), longest: duration())
    record.label = perhaps { $0.text() }
    addTimes(to: &record)
    record.countsUp = flag()
    record.showsTenths = flag()
    record.steps = list(upTo: 4) {
      $0.step()
    }
    record.finalStep = record.steps.count > 1 ? perhaps { $0.step() } : nil
    record.rounds = number(1...5)
    record.position = number(0...record.stepCount - 1)
    record.waits = flag()
    record.shared = perhaps { $0.text() }
    record.sharedControl = list(upTo: 3) { $0.text() }
    record.isUnshared = flag()
    record.offlineSince = perhaps { $0.wall() }
    record.firedMarks = list(upTo: 3) { $0.number(0...9) }
    record.armedMarks = list(upTo: 3) { $0.number(0...9) }
    record.stepsDone = number(0...9)
    record.laps = list(upTo: 5) { $0.duration() }.sorted()
    record.warnings = list(upTo: 3) {
      Warning(
        $0.flag() ? .share($0.number(1...999)) : .left(.milliseconds($0.number(1...9_999_999))),
        $0.element(Tint.allCases))
    }
    record.face = perhaps { $0.text() }
    record.words = list(upTo: 5) { $0.text() } + [""]
    record.folder = perhaps { $0.text() }
    record.sockets = perhaps { $0.text() }
    record.hasCommand = flag()
    record.status = perhaps { Int32($0.number(-1...255)) }
    record.countedBefore = perhaps { $0.duration() }
    record.ranFor = perhaps { $0.duration() }
    record.stepTimes = list(upTo: 4) { $0.stepTime() }
    record.logged = perhaps { $0.duration() }
    record.loggedSteps = list(upTo: 4) { $0.stepTime() }
    return record
  }

  /// Adds the times required by the record's state, and perhaps others.
  private mutating func addTimes(to record: inout TimerRecord) {
    let isOpen = number(0...3) == 0 && ![.waiting, .ringing].contains(record.phase)
    if !isOpen { record.total = duration() }
    let (isRunning, mayHave) = (record.phase == .running, number(0...3) == 0)
    if isOpen && isRunning || mayHave {
      record.origin = Instant(sinceZero: duration() - .seconds(50_000))
      record.originWall = wall()
    }
    if !isOpen && isRunning || record.phase == .ringing || mayHave {
      record.deadline = Instant(sinceZero: duration())
      record.ends = wall()
    }
    if !isOpen || flag() { record.left = duration() }
    if isOpen || flag() { record.elapsed = duration() }
    record.target = number(0...4) == 0 ? wall() : nil
  }

  mutating func entry() -> HistoryEntry {
    var entry = plainEntry()
    entry.start.secondsEast = offset()
    entry.end.secondsEast = flag() ? entry.start.secondsEast : offset()
    if entry.steps != nil, flag() {
      entry.stepTotals = list(upTo: 3) { $0.stepTotal() }
      entry.ran = entry.stepTotals.reduce(.zero) { $0 + $1.ran }
    }
    return entry
  }

  private mutating func offset() -> Int { number(-95...95) * 900 }

  private mutating func stepTotal() -> HistoryEntry.StepTotal {
    let runs = number(1...9)
    return HistoryEntry.StepTotal(
      label: perhaps { $0.text() }, length: duration() + .nanoseconds(1), runs: runs,
      completed: number(0...runs), ran: duration())
  }

  private mutating func stepTime() -> TimerRecord.StepTime {
    var time = TimerRecord.StepTime()
    (time.runs, time.completed, time.ran) = (number(0...9), number(0...9), duration())
    return time
  }

  private mutating func plainEntry() -> HistoryEntry {
    HistoryEntry(
      name: text(), label: perhaps { $0.text() }, kind: element(HistoryEntry.Kind.allCases),
      started: wholeMillisecond(), ended: wholeMillisecond(), planned: perhaps { $0.duration() },
      ran: duration(), outcome: element(HistoryEntry.Outcome.allCases),
      acknowledgedAfter: perhaps { $0.duration() }, steps: perhaps { $0.number(0...99) },
      rounds: perhaps { $0.number(0...9) }, laps: list(upTo: 4) { $0.duration() }.sorted(),
      status: perhaps { Int32($0.number(0...255)) })
  }

  private mutating func wholeMillisecond() -> WallTime {
    WallTime(sinceEpoch: .milliseconds(number(1_700_000_000_000...1_900_000_000_000)))
  }

  /// Returns a moment that may be unrelated to a record.
  mutating func moment() -> Moment {
    Moment(
      instant: Instant(sinceZero: duration(upTo: .seconds(200_000))),
      wall: WallTime(sinceEpoch: element([.zero, wall().sinceEpoch, .seconds(253_000_000_000)])))
  }

  /// Returns a text with a few bytes changed.
  mutating func mutated(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<number(1...4) where !bytes.isEmpty {
      let place = number(0...bytes.count - 1)
      switch number(0...4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(element(Array("0123456789\"{}[],:.-e".utf8)), at: place)
      case 2: bytes[place] = UInt8(number(0...255))
      case 3: bytes[place] = element(Array("0123456789\"{}[],:.-e".utf8))
      default: bytes.removeSubrange(place..<min(bytes.count, place + number(1...20)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
