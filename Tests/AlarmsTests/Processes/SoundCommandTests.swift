import Synth
import Testing

@testable import Alarms

@MainActor @Suite(.timeLimit(.minutes(1)))
struct SoundCommandTests {
  static let waveform = Waveform(samples: [1, 2, 3], rate: 8000)

  @Test("It is given the sound as a WAV file, once for each round")
  func rounds() async throws {
    let programs = try Programs(["paplay": #"cat "$1" >>"${0%/*}/out""#])
    let command = try #require(SoundCommand(in: SearchPath(programs.path + ":/bin:/usr/bin")))
    #expect(command.name == "paplay")
    let succeeded = await withCheckedContinuation { done in
      command.play(Self.waveform, rounds: 2) { done.resume(returning: $0) }
    }
    #expect(succeeded)
    let file = WAVFile.bytes(of: Self.waveform)
    #expect(programs.bytes("out") == file + file)
  }

  @Test("One that fails is told of, and not started again", arguments: ["exit 1", "kill -9 $$"])
  func failure(_ text: String) async throws {
    let programs = try Programs(["pw-play": #"echo x >>"${0%/*}/out"; "# + text])
    let command = try #require(SoundCommand(in: SearchPath(programs.path)))
    let succeeded = await withCheckedContinuation { done in
      command.play(Self.waveform, rounds: nil) { done.resume(returning: $0) }
    }
    #expect(!succeeded)
    #expect(programs.text("out") == "x\n")
  }

  @Test func withoutSuchAProgramThereIsNone() {
    #expect(SoundCommand(in: SearchPath("/nowhere")) == nil)
  }
}
