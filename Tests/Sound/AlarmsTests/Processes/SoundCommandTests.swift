import Synth
import TestSupport
import Testing

@testable import Alarms

@MainActor
struct SoundCommandTests {
  static let waveform = Waveform(samples: [1, 2, 3], rate: 8000)

  /// Returns a command that a busy machine doesn't make look hung.
  private func command(_ path: String) throws -> SoundCommand {
    try #require(SoundCommand(in: SearchPath(path), patience: .seconds(600)))
  }

  @Test("The program gets the sound as a WAV file, once per round")
  func rounds() async throws {
    let programs = try ShellPrograms(["paplay": #"cat "$1" >>"${0%/*}/out""#])
    let command = try command(programs.path + ":/bin:/usr/bin")
    #expect(command.name == "paplay")
    let succeeded = await withCheckedContinuation { done in
      command.play(Self.waveform, rounds: 2) { done.resume(returning: $0) }
    }
    #expect(succeeded)
    let file = WAVFile.bytes(of: Self.waveform)
    #expect(programs.bytes("out") == file + file)
  }

  @Test(
    "A failure is reported, and the command isn’t restarted",
    arguments: ["exit 1", "kill -9 $$"])
  func failure(_ text: String) async throws {
    let programs = try ShellPrograms(["pw-play": #"echo x >>"${0%/*}/out"; "# + text])
    let command = try command(programs.path)
    let succeeded = await withCheckedContinuation { done in
      command.play(Self.waveform, rounds: nil) { done.resume(returning: $0) }
    }
    #expect(!succeeded)
    #expect(programs.text("out") == "x\n")
  }

  @Test("A program that ends implausibly early isn't restarted again and again")
  func tooEarly() async throws {
    let programs = try ShellPrograms(["paplay": #"echo x >>"${0%/*}/out""#])
    let command = try command(programs.path)
    let minute = Waveform(samples: [Int16](repeating: 1, count: 60_000), rate: 1_000)
    let succeeded = await withCheckedContinuation { done in
      command.play(minute, rounds: nil) { done.resume(returning: $0) }
    }
    #expect(!succeeded)
    #expect(programs.text("out") == "x\n")
  }

  @Test("A program that runs much longer than the sound is ended")
  func hanging() async throws {
    let programs = try ShellPrograms(["paplay": "exec sleep 600"])
    let command = try #require(
      SoundCommand(in: SearchPath(programs.path + ":/bin:/usr/bin"), patience: .zero))
    let succeeded = await withCheckedContinuation { done in
      command.play(Self.waveform, rounds: nil) { done.resume(returning: $0) }
    }
    #expect(!succeeded)
  }

  @Test("There is no sound command without a player program")
  func thereIsNoSoundCommandWithoutAPlayerProgram() {
    #expect(SoundCommand(in: SearchPath("/nowhere")) == nil)
  }
}
