#if SndFile
import Glibc
import Synth
import TestSupport
import Testing

@testable import Alarms

struct DecoderProcessTests {
  private var decoder: FakeDecoder

  init() throws {
    decoder = try FakeDecoder()
  }

  @Test("A sound arrives completely, with silence for NaN")
  func sound() throws {
    let sound = try decoder.decode("sound 8000 1 40001")
    #expect(sound.rate == 8000 && sound.channels == 1 && sound.frameCount == 40001)
    #expect(sound.samples.allSatisfy { [0, 16384].contains($0) })
    #expect(sound.samples.prefix(4) == [16384, 0, 16384, 0] && sound.samples.last == 16384)
    #expect(try decoder.decode("sound 8000 64 300").samples.count == 300 * 64)
  }

  @Test(
    "A decoder that ends by itself gives a failure",
    arguments: [
      ("crash", .crashed), ("abort", .crashed), ("poke 0", .crashed), ("quit", .noAnswer),
      ("allocate", .noMemory), ("sound 8000 1 -1", .noMemory), ("leave", .noAnswer),
      ("say Bad header.", .broken("bad header")),
    ] as [(String, DecoderFailure)])
  func ends(_ order: String, _ failure: DecoderFailure) throws {
    #expect(try decoder.failure(order) == failure)
  }

  @Test("A hung decoder is killed")
  mutating func hangs() throws {
    decoder.limits.time = .milliseconds(200)
    #expect(try decoder.failure("hang") == .tooSlow)
    #expect(try decoder.failure("spin") == .tooSlow)
    decoder.limits.time = .zero
    #expect(try decoder.failure("hang") == .tooSlow)
  }

  @Test("A decoder in an endless computation is killed by its limit")
  mutating func spins() throws {
    decoder.limits.processorTime = 1
    decoder.limits.time = .seconds(60)
    let start = ContinuousClock.now
    #expect(try decoder.failure("spin") == .tooSlow)
    #expect(ContinuousClock.now - start < .seconds(50))
  }

  @Test("A decoder that isn't ready is retried once, and others aren't")
  func twice() throws {
    var tries = 0
    func run(_ failures: [DecoderFailure?]) throws(DecoderFailure) -> Int {
      tries = 0
      return try DecoderProcess.startingAgain { () throws(DecoderFailure) in
        tries += 1
        if let failure = failures[tries - 1] { throw failure }
        return tries
      }
    }
    #expect(try run([nil]) == 1)
    #expect(try run([.notReady, nil]) == 2)
    #expect(throws: DecoderFailure.notReady) { try run([.notReady, .notReady]) }
    #expect(tries == 2)
    #expect(throws: DecoderFailure.crashed) { try run([.crashed, nil]) }
    #expect(tries == 1)
  }

  @Test("The main thread can decode as well")
  @MainActor
  func mainThread() throws {
    #expect(try decoder.decode("sound 8000 1 9").frameCount == 9)
  }

  @Test("A decoder that isn't ready in time is replaced once, then the file fails")
  mutating func notReady() throws {
    decoder.limits.startTime = .zero
    #expect(try decoder.failure("sound 8000 1 1") == .notReady)
  }

  @Test("A missing library is reported")
  mutating func noLibrary() throws {
    decoder.limits.library = "libNoSuchDecoder.so.1"
    #expect(try decoder.failure("sound 8000 1 1") == .noLibrary)
    decoder.limits.library = "libm.so.6"
    #expect(try decoder.failure("sound 8000 1 1") == .noLibrary)
  }

  @Test("A missing file has the system's reason")
  func noFile() {
    #expect(throws: DecoderFailure.broken("no such file or directory")) {
      try DecoderProcess.waveform(of: 1 << 20, decoder.limits)
    }
  }

  @Test(
    "No process is left behind, whatever happens", arguments: ["sound 8000 1 1", "hang", "crash"])
  func reaped(_ order: String) throws {
    let file = try SoundFile(try decoder.folder.write(Array(order.utf8), to: "order"))
    var limits = decoder.limits
    limits.time = .milliseconds(100)
    let process = try DecoderProcess(decoding: file.descriptor, limits)
    #expect(kill(process.id, 0) == 0)
    _ = try? process.answer()
    // A process that ended but wasn't reaped could still receive signals.
    #expect(kill(process.id, 0) == -1 && errno == ESRCH)
  }

  @Test("False claims of a decoder are rejected")
  mutating func lies() throws {
    for (order, words) in [
      ("sound 0 1 1", "1 channels at 0 Hz aren’t plausible"),
      ("sound 8000 0 1", "0 channels at 8000 Hz aren’t plausible"),
      ("sound 8000 65 1", "65 channels at 8000 Hz aren’t plausible"),
      ("sound -1 2147483647 1", "2147483647 channels at -1 Hz aren’t plausible"),
    ] {
      #expect(try decoder.failure(order) == .broken(words))
    }
    decoder.limits.longest = .seconds(9)
    #expect(try decoder.failure("sound 8000 64 9000000000000000000") == .tooLong)
    decoder.limits.mostSamples = 1_000_000
    #expect(try decoder.failure("sound 768000 1 9000000000000000000") == .tooLarge)
  }

  @Test(
    "Output that isn't a response is invalid or missing",
    arguments: [
      ([1], .noAnswer), ([2, 0, 0, 0, 8, 0, 0, 0], .noAnswer),
      ([1, 0, 0, 0, 0, 0, 0, 0], .nonsense), ([3, 0, 0, 0, 255, 255, 255, 255], .nonsense),
      (Array(repeating: 255, count: 60_000), .nonsense),
    ] as [([UInt8], DecoderFailure)])
  func raw(_ bytes: [UInt8], _ failure: DecoderFailure) throws {
    #expect(try decoder.failure(Array("raw ".utf8) + bytes) == failure)
  }
}
#endif
