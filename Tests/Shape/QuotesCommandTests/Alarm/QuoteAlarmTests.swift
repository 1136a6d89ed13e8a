import Outputs
import TestSupport
import Testing

@testable import QuoteViews
@testable import QuotesCommand

@MainActor
final class QuoteAlarmTests {
  let log = Log()

  /// The effects of an alarm.
  @MainActor
  final class Log {
    var effects: [QuoteAlarm.TerminalEffect] = []
  }

  /// Creates an alarm without a home directory or a player.
  private func alarm(
    _ settings: QuoteAlarmSettings, _ variables: [String: String] = [:], hasBell: Bool = true
  ) throws -> QuoteAlarm {
    try QuoteAlarm(
      settings, hasBell: hasBell, environment: { variables[$0] }, clock: { .zero },
      onEffect: { [log] in log.effects.append($0) })
  }

  @Test("Each alert rings the bell once until the alarm ends")
  func bell() throws {
    let alarm = try alarm(QuoteAlarmSettings(sound: "none"))
    #expect(log.effects.isEmpty)
    alarm.ring()
    #expect(log.effects == [.strike])
    alarm.ring()
    #expect(log.effects == [.strike, .strike])
    alarm.end()
    alarm.ring()
    #expect(log.effects == [.strike, .strike])
  }

  @Test("Without any player or bell, the alarm is silent")
  func silence() throws {
    for alarm in [
      try alarm(QuoteAlarmSettings(sound: "none", hasBell: false)),
      try alarm(QuoteAlarmSettings(sound: "none"), hasBell: false),
    ] {
      alarm.ring()
      alarm.ring()
      alarm.stop()
    }
    #expect(log.effects.isEmpty)
  }

  @Test("A muted alarm is silent, with a note if timer’s settings mute it")
  func muted() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("mute = true\n".utf8), to: ".config/timer/config.toml")
    let home = ["HOME": folder.path]
    try alarm(QuoteAlarmSettings(isMuted: true), home).ring()
    #expect(log.effects.isEmpty)
    try alarm(QuoteAlarmSettings(), home).ring()
    #expect(log.effects == [.note("~/.config/timer/config.toml: mute: alerts are silent")])
    try alarm(QuoteAlarmSettings(sound: "none"), home).ring()
    #expect(log.effects.last == .strike)
  }

  @Test("A missing sound is an error at the start")
  func unknown() {
    #expect {
      try self.alarm(QuoteAlarmSettings(sound: "/nowhere/x.wav"))
    } throws: {
      $0 as? CommandError
        == CommandError(
          words: "/nowhere/x.wav can’t be read: No such file or directory", status: 66)
    }
  }
}
