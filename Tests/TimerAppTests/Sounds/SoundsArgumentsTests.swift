import ArgumentParser
import Testing

@testable import TimerApp

@MainActor
struct SoundsArgumentsTests {
  @Test("Only lines that begin with the word are these commands")
  func words() {
    #expect(SoundsProgram.words(in: ["sounds"]) == [])
    #expect(SoundsProgram.words(in: ["sounds", "play", "x"]) == ["play", "x"])
    #expect(SoundsProgram.words(in: ["help", "sounds", "play"]) == ["play", "--help"])
    for line in [
      [], ["5m"], ["until", "14:30"], ["5m", "--name", "sounds"], ["help"], ["--", "sounds"],
    ] {
      #expect(SoundsProgram.words(in: line) == nil)
    }
  }

  @Test("Options reach the command that they are typed for")
  func options() throws {
    let play = try #require(
      SoundsArguments.parseAsRoot(
        ["play", "--device", "hw:0", "tower", "--volume", "50"]) as? PlayArguments)
    #expect(play.sound == "tower" && play.playback.device == "hw:0")
    #expect(play.playback.gain == 0.125)
    let devices = try #require(
      SoundsArguments.parseAsRoot(["devices", "--all", "--json"]) as? DevicesArguments)
    #expect(devices.all && devices.list.json)
    let export = try #require(
      SoundsArguments.parseAsRoot(["export", "out", "--wav"]) as? ExportArguments)
    #expect(export.folder == "out" && export.wav)
    let list = try #require(
      SoundsArguments.parseAsRoot(["--json", "--color", "16"]) as? SoundsArguments)
    #expect(list.list.json && list.terminal.color == .sixteen)
  }

  @Test(
    "What can't be meant is refused with words",
    arguments: [
      (["play"], "name|file"), (["play", "a", "b"], "b"), (["foo"], "foo"),
      (["play", "a", "--volume", "101"], "--volume 101 should be a number of percent"),
      (["play", "a", "--device", ""], "--device needs the name"), (["export"], "folder"),
    ])
  func refusals(_ line: [String], _ words: String) throws {
    let error = try #require(throws: (any Error).self) { try SoundsArguments.parseAsRoot(line) }
    #expect(SoundsArguments.message(for: error).contains(words))
    #expect(SoundsArguments.exitCode(for: error) == .validationFailure)
  }

  @Test("The commands are in the program's help and completions")
  func help() {
    #expect(Arguments.helpMessage().contains("timer sounds"))
    #expect(Arguments.completionScript(for: .bash).contains("devices"))
    #expect(SoundsArguments.helpMessage().contains("config.toml"))
  }

  @Test("A span is still a span")
  func spans() throws {
    #expect(try Arguments.parse(["5m", "--color", "never"]).words == ["5m"])
    #expect(try Arguments.parse(["until", "14:30"]).words == ["until", "14:30"])
  }
}
