import ArgumentParser
import Testing

@testable import TimerApp

@MainActor
struct SoundsArgumentsTests {
  @Test("Only lines that start with the word are these commands")
  func words() {
    for line in [["sounds"], ["sounds", "play", "x"], ["help", "sounds", "play"]] {
      #expect(SoundsCommand.isMeant(by: line))
    }
    for line in [
      [], ["5m"], ["until", "14:30"], ["5m", "--name", "sounds"], ["help"], ["--", "sounds"],
    ] {
      #expect(!SoundsCommand.isMeant(by: line))
    }
  }

  @Test("Options apply to the command that they follow")
  func options() throws {
    let play = try #require(
      SoundsRoot.parseAsRoot(
        ["sounds", "play", "--device", "hw:0", "tower", "--volume", "50"]) as? PlayArguments)
    #expect(play.sound == "tower" && play.playback.device == "hw:0")
    #expect(play.playback.gain == 0.125)
    let devices = try #require(
      SoundsRoot.parseAsRoot(["sounds", "devices", "--all", "--json"]) as? DevicesArguments)
    #expect(devices.all && devices.list.json)
    let export = try #require(
      SoundsRoot.parseAsRoot(["sounds", "export", "out", "--wav"]) as? ExportArguments)
    #expect(export.folder == "out" && export.wav)
    let list = try #require(
      SoundsRoot.parseAsRoot(["sounds", "--json", "--color", "16"]) as? SoundsArguments)
    #expect(list.list.json && list.terminal.color == .sixteen)
  }

  @Test(
    "Invalid arguments are rejected with a message",
    arguments: [
      (["play"], "name|file"), (["play", "a", "b"], "b"), (["foo"], "foo"),
      (["play", "a", "--volume", "101"], "--volume 101 should be a number of percent"),
      (["play", "a", "--device", ""], "--device needs the name"), (["export"], "folder"),
    ])
  func refusals(_ line: [String], _ words: String) throws {
    let error = try #require(throws: (any Error).self) {
      try SoundsRoot.parseAsRoot(["sounds"] + line)
    }
    #expect(SoundsRoot.message(for: error).contains(words))
    #expect(SoundsRoot.exitCode(for: error) == .validationFailure)
  }

  @Test("The program’s help lists the commands")
  func help() {
    #expect(Arguments.helpMessage().contains("\(CalledName.text) sounds"))
    #expect(HelpText(name: "timer").text.contains("timer sounds"))
    #expect(SoundsArguments.helpMessage().contains("config.toml"))
  }

  @Test("A span is still parsed as a span")
  func spans() throws {
    #expect(try Arguments.parse(["5m", "--color", "never"]).words == ["5m"])
    #expect(try Arguments.parse(["until", "14:30"]).words == ["until", "14:30"])
  }
}
