import Synth
import TestSupport
import Testing

@testable import Alarms

@MainActor
struct SpeechTests {
  /// A fake synthesizer whose samples are the text: a header, then the text's bytes.
  static let speaker = #"""
    [ "$1 $2" = "--stdout --" ] || exit 1
    printf 'RIFF\377\377\377\377WAVEfmt \020\0\0\0\001\0\001\0\100\037\0\0\200\076\0\0\002\0\020\0data\377\377\377\177'
    printf %s "$3"
    """#

  func say(_ text: String, _ program: String) async throws -> Waveform? {
    let programs = try ShellPrograms(["espeak-ng": program])
    return await withCheckedContinuation { done in
      let starts = Speech.render(text, in: SearchPath(programs.path)) { done.resume(returning: $0) }
      if !starts { done.resume(returning: nil) }
    }
  }

  @Test("The text is one argument, never an option, and is returned as sound")
  func speaks() async throws {
    for words in ["-v Tea!!", "$(id) x."] {
      let waveform = try #require(try await say(words, Self.speaker))
      #expect(waveform.rate == 8000)
      let bytes = waveform.samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      #expect(String(decoding: bytes, as: UTF8.self) == words)
    }
  }

  @Test("Inaudible speech isn’t a sound")
  func silence() async throws {
    let zeros = Self.speaker.replacing("printf %s \"$3\"", with: #"printf '\0\0\0\0'"#)
    #expect(try await say("x", zeros) == nil)
  }

  @Test("Output that isn’t a sound is rejected", arguments: ["exit 1", "echo text", ":"])
  func fails(_ program: String) async throws {
    #expect(try await say("x", program) == nil)
  }

  @Test("Speech fails without a speech program") func speechFailsWithoutASpeechProgram() {
    #expect(!Speech.render("x", in: SearchPath("/nowhere")) { _ in })
  }
}
