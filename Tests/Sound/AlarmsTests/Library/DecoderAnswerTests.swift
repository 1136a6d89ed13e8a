#if SndFile
import Synth
import TestSupport
import Testing

@testable import Alarms

struct DecoderAnswerTests {
  private typealias Outcome = Result<Waveform, DecoderFailure>

  private static func outcome(of bytes: [UInt8], cut: [Int] = []) -> Outcome? {
    var answer = DecoderAnswer(longest: .seconds(2), mostSamples: 50_000)
    var rest = bytes[...]
    for count in cut {
      answer.take(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    answer.take(Array(rest))
    return answer.outcome
  }

  // MARK: - Messages

  /// Returns a message as the decoder sends it.
  private static func message(_ kind: UInt32, _ body: [UInt8] = []) -> [UInt8] {
    bytes([kind, UInt32(body.count)]) + body
  }

  private static func bytes<Number: FixedWidthInteger>(_ numbers: [Number]) -> [UInt8] {
    unsafe numbers.withUnsafeBytes { unsafe Array($0) }
  }

  private static func format(_ rate: Int32, _ channels: Int32) -> [UInt8] {
    message(2, bytes([rate, channels]))
  }

  private static func samples(_ samples: [Int16]) -> [UInt8] { message(3, bytes(samples)) }

  private static let ready = message(1)
  private static let done = message(4)
  private static let whole =
    ready + format(8000, 2) + samples([1, -2]) + samples([32767, -32768]) + done
  private static let waveform = Waveform(
    samples: [1, -2, 32767, -32768], channels: 2, rate: 8000)

  // MARK: - Tests

  @Test("The messages give the sound in any chunks")
  func good() {
    #expect(Self.outcome(of: Self.whole) == .success(Self.waveform))
    #expect(
      Self.outcome(of: Self.whole, cut: Self.whole.map { _ in 1 }) == .success(Self.waveform))
    for place in Self.whole.indices {
      #expect(Self.outcome(of: Self.whole, cut: [place]) == .success(Self.waveform))
    }
  }

  @Test("A truncated response is incomplete")
  func cutOff() {
    for count in 0..<Self.whole.count {
      #expect(Self.outcome(of: Array(Self.whole.prefix(count))) == nil)
    }
  }

  @Test("A decoder is ready when it reports that it reached the file")
  func isReady() {
    var answer = DecoderAnswer(longest: .seconds(2), mostSamples: 9)
    answer.take(Array(Self.ready.dropLast()))
    #expect(!answer.isReady)
    answer.take(Array(Self.ready.suffix(1)))
    #expect(answer.isReady && answer.outcome == nil)
  }

  @Test("Nothing changes the response after its end")
  func afterwards() {
    for more in [Self.whole, Self.samples([9, 9]), [7, 7, 7]] {
      #expect(Self.outcome(of: Self.whole + more) == .success(Self.waveform))
      #expect(
        Self.outcome(of: Self.whole + more, cut: [Self.whole.count]) == .success(Self.waveform))
    }
  }

  @Test(
    "An unexpected message makes the response invalid",
    arguments: [
      message(0), message(8), message(.max), format(8000, 2), samples([1, 2]), done, message(6),
      ready + ready, ready + message(7), ready + samples([1, 2]), ready + done,
      ready + format(8000, 2) + format(8000, 2),
      ready + message(2), ready + message(2, [1, 2, 3, 4]),
      ready + message(2, bytes([8000, 2, 1] as [Int32])),
      ready + format(8000, 2) + samples([]), ready + format(8000, 2) + samples([1]),
      ready + format(8000, 1) + message(3, [1, 2, 3]),
      // The body is too long, and needn't be waited for.
      ready + format(8000, 1) + bytes([3, 32769] as [UInt32]),
      ready + bytes([3, .max] as [UInt32]),
    ])
  func nonsense(_ bytes: [UInt8]) {
    #expect(Self.outcome(of: bytes) == .failure(.nonsense))
  }

  @Test(
    "Rates and channel counts must be plausible",
    arguments: [
      (0, 2), (-1, 2), (768_001, 2), (Int32.min, 1), (.max, 1), (8000, 0), (8000, -2),
      (8000, 65), (8000, .max), (0, 0),
    ] as [(Int32, Int32)])
  func implausible(_ rate: Int32, _ channels: Int32) {
    #expect(
      Self.outcome(of: Self.ready + Self.format(rate, channels))
        == .failure(.broken("\(channels) channels at \(rate) Hz aren’t plausible")))
  }

  @Test("The duration and the number of samples are limited")
  func limits() {
    let second = Self.samples([Int16](repeating: 5, count: 8000))
    let start = Self.ready + Self.format(8000, 1)
    #expect((try? Self.outcome(of: start + second + second + Self.done)?.get()) != nil)
    #expect(Self.outcome(of: start + second + second + Self.samples([5])) == .failure(.tooLong))
    let wide = Self.ready + Self.format(48_000, 8)
    let most = Array(repeating: second, count: 6).flatMap(\.self)
    #expect(Self.outcome(of: wide + most) == nil)
    #expect(Self.outcome(of: wide + most + second) == .failure(.tooLarge))
  }

  @Test(
    "Failures are those reported by the decoder",
    arguments: [
      (message(7), .noLibrary), (ready + message(6), .noMemory),
      (ready + format(8000, 1) + samples([1]) + message(6), .noMemory),
      (message(5, Array("Can’t be confined".utf8)), .broken("can’t be confined")),
      (ready + message(5, Array("\u{1B}[2JBad\n".utf8)), .broken("bad")),
    ] as [([UInt8], DecoderFailure)])
  func failures(_ bytes: [UInt8], _ failure: DecoderFailure) {
    #expect(Self.outcome(of: bytes) == .failure(failure))
  }

  @Test("Random bytes and altered messages never produce more than was sent", arguments: 0..<200)
  func hostile(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var bytes = Self.whole
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let piece = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        Bool.random(using: &generator) ? UInt8.random(in: 0...8, using: &generator) : .max
      }
      let end = Int.random(in: place...min(bytes.count, place + 9), using: &generator)
      bytes.replaceSubrange(place..<end, with: piece)
    }
    let cut = (0..<9).map { _ in Int.random(in: 0...9, using: &generator) }
    let outcome = Self.outcome(of: bytes)
    // The result doesn't depend on how the bytes are chunked.
    #expect(Self.outcome(of: bytes, cut: cut) == outcome)
    guard case .success(let sound) = outcome else { return }
    #expect(1...64 ~= sound.channels && 1...768_000 ~= sound.rate)
    #expect(sound.samples.count.isMultiple(of: sound.channels))
    #expect(sound.samples.count * 2 <= bytes.count)
  }
}
#endif
