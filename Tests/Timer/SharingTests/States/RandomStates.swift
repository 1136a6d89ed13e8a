import Clocks
import Countdowns
import Reports
import TestSupport

@testable import Sharing

/// Random states and payloads from a seed.
struct RandomStates {
  var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func length() -> Duration { .microseconds(number(0...99_999_999_999)) }

  private mutating func time() -> WallTime {
    WallTime(sinceEpoch: .seconds(1_795_000_000) + length())
  }

  private mutating func perhaps<Value>(_ value: (inout Self) -> Value) -> Value? {
    flag() ? value(&self) : nil
  }

  private mutating func text() -> String? {
    let parts = ["Tea", "grün", "\"", "\\", "\u{1B}[31m", "{\"v\":1", "日本", "\u{202E}", "🍵"]
    let text = (0..<number(1...60)).map { _ in parts[number(0...parts.count - 1)] }.joined()
    return SharedText.clean(text)
  }

  /// Returns a valid state of any phase.
  mutating func state() -> SharedState {
    let phase = TimerReport.State.allCases[number(0...5)]
    var state = SharedState(
      id: "9f2c61d\(number(0...9))", sequence: number(1...1 << 53), phase: phase,
      name: text() ?? "x", longest: length(), sent: time(), expiry: number(600...86_400))
    state.label = text()
    let isOpen = phase != .ringing && phase != .waiting && number(0...3) == 0
    state.planned = isOpen ? nil : length()
    if isOpen || flag() { (state.origin, state.elapsed) = (time(), length()) }
    if !isOpen || flag() { (state.ends, state.left) = (time(), length()) }
    (state.countsUp, state.showsTenths, state.takesCommands) = (flag(), flag(), flag())
    state.over = perhaps { $0.time() }
    state.half = perhaps { $0.length() }.map { min($0, .seconds(60)) }
    setStep(of: &state)
    return state
  }

  private mutating func setStep(of state: inout SharedState) {
    let (steps, rounds) = (number(1...5), flag() ? Routine.forever : number(1...5))
    state.place = TimerReport.StepPlace(
      step: number(1...steps), steps: steps, round: number(1...rounds), rounds: rounds,
      label: text())
    if !state.isLastStep { (state.next, state.nextPlanned) = (text(), length()) }
    state.color = Tint.allCases.randomElement(using: &generator)
    state.warnings = (0..<number(0...3)).map { index in
      SharedState.Warning(left: .seconds(index * 10), color: .red)
    }
  }

  /// Returns bytes with a few changes that are likely to matter.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let pieces: [String] = [
      "1e999", "-1", "99999999999999999999", "9007199254740993", "null", "[[", "{", "\"", "1e308",
      "-1e17", "0", "\\u0000", "NaN", "253402214399000", "1e14", "3e14", "0.0000001", "2147483648",
    ]
    for _ in 0..<number(1...4) where !bytes.isEmpty {
      let place = number(0...bytes.count - 1)
      switch number(0...4) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8(number(0...255))
      case 2:
        bytes.replaceSubrange(
          numberRange(in: bytes, from: place),
          with: Array(pieces[number(0...pieces.count - 1)].utf8))
      case 3: bytes.insert(contentsOf: pieces[number(0...pieces.count - 1)].utf8, at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + number(1...20)))
      }
    }
    return bytes
  }

  /// Returns the range of the next number.
  private func numberRange(in bytes: [UInt8], from place: Int) -> Range<Int> {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")),
      colon + 1 < bytes.count, digits.contains(bytes[colon + 1])
    else { return place..<place + 1 }
    let end = bytes[(colon + 1)...].firstIndex { !digits.contains($0) } ?? bytes.count
    return colon + 1..<end
  }
}
