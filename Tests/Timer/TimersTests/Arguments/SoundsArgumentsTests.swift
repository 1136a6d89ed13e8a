import CommandLines
import Testing
import TimerTestSupport

@testable import Timers

struct SoundsArgumentsTests {
  @Test("Options apply to the command that they follow")
  func options() throws {
    let play = try PlayArguments.command.read(["--device", "hw:0", "tower", "--volume", "50"])
    #expect(play.sound == "tower" && play.playback.device == "hw:0")
    #expect(play.playback.gain == 0.125)
    let devices = try DevicesArguments.command.read(["--all", "--json"])
    #expect(devices.all && devices.json)
    let export = try ExportArguments.command.read(["out", "--wav"])
    #expect(export.folder == "out" && export.wav)
    let list = try SoundsArguments.command.read(["--json", "--color", "16"])
    #expect(list.json && list.given.color == .sixteen)
  }

  @Test("Invalid arguments are rejected with a message")
  func refusals() {
    let play = PlayArguments.command
    #expect(play.refusal(of: []) == "a name or a file is missing")
    #expect(play.refusal(of: ["a", "b"]) == "unexpected argument “b”")
    #expect(
      play.refusal(of: ["a", "--volume", "101"])
        == "--volume 101 should be a percentage from 0 to 100")
    #expect(play.refusal(of: ["a", "--device", ""]) == "--device needs the name of a device")
    #expect(ExportArguments.command.refusal(of: []) == "a folder is missing")
    #expect(SoundsArguments.command.refusal(of: ["foo"]) == "unexpected argument “foo”")
  }

  @Test("The program’s help lists the commands")
  func help() {
    #expect(Arguments.command.help(program: "timer").contains("timer sounds"))
    #expect(TimerHelp(name: "timer").text.contains("timer sounds"))
    #expect(SoundsArguments.command.help(program: "timer").contains("config.toml"))
  }

  @Test("A span is still parsed as a span")
  func spans() throws {
    #expect(try Arguments.read(["5m", "--color", "never"]).words == ["5m"])
    #expect(try Arguments.read(["until", "14:30"]).words == ["until", "14:30"])
  }
}
