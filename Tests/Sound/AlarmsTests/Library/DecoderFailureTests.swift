#if SndFile
import Glibc
import Synth
import System
import Testing

@testable import Alarms

struct DecoderFailureTests {
  @Test(
    "A failure is a sentence",
    arguments: [
      (.tooLong, "a.mp3 is longer than 20 minutes, which is too much for an alarm"),
      (.tooLarge, "a.mp3 takes more than 512 MB, which is too much for an alarm"),
      (.system(EAGAIN), "a.mp3 can’t be read: Resource temporarily unavailable"),
      (.broken("bad header"), "a.mp3 can’t be read: bad header"),
      (.crashed, "a.mp3 can’t be read: its decoder crashed"),
      (.tooSlow, "a.mp3 can’t be read: its decoder takes too long"),
      (.noMemory, "a.mp3 can’t be read: its decoder needs too much memory"),
      (.notReady, "a.mp3 can’t be read: its decoder can’t be started"),
      (.noAnswer, "a.mp3 can’t be read: its decoder sent no response"),
      (.nonsense, "a.mp3 can’t be read: its decoder sent an invalid response"),
    ] as [(DecoderFailure, String)])
  func words(_ failure: DecoderFailure, _ sentence: String) {
    #expect("\(failure.error("a.mp3", .mp3))" == sentence)
  }

  @Test("If the library is missing, the sentence names it")
  func noLibrary() {
    #expect(DecoderFailure.noLibrary.error("a.mp3", .mp3) == .needsLibrary("a.mp3", .mp3))
  }

  @Test(
    "The way a process ended determines the failure",
    arguments: [
      (SIGSEGV, .crashed), (SIGABRT, .crashed), (SIGILL, .crashed), (SIGBUS, .crashed),
      // With a core dump.
      (SIGFPE | 0x80, .crashed), (SIGSYS, .crashed), (SIGXCPU, .tooSlow), (SIGKILL, .noAnswer),
      (0, .noAnswer), (SIGSEGV << 8, .noAnswer), (127 << 8, .noAnswer),
    ] as [(Int32, DecoderFailure)])
  func ends(_ status: Int32, _ failure: DecoderFailure) {
    #expect(DecoderFailure(ProcessEnding(waitStatus: status)) == failure)
  }
}
#endif
