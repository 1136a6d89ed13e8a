import TestSupport
import Testing

@testable import ShapeApp

@MainActor
final class QuoteAlarmTests {
  let log = Log()

  /// The events of an alarm.
  @MainActor
  final class Log {
    var events: [QuoteAlarm.Event] = []
  }

  /// Creates an alarm where there is neither a home nor a program that could play.
  private func alarm(
    _ settings: QuoteAlarmSettings, _ variables: [String: String] = [:], hasBell: Bool = true
  ) throws -> QuoteAlarm {
    try QuoteAlarm(
      settings, hasBell: hasBell, environment: { variables[$0] }, clock: { .zero },
      onEvent: { [log] in log.events.append($0) })
  }

  @Test("Each alert strikes the bell once, until the alarm has ended")
  func bell() throws {
    let alarm = try alarm(QuoteAlarmSettings(sound: "none"))
    #expect(log.events.isEmpty)
    alarm.ring()
    #expect(log.events == [.strike])
    alarm.ring()
    #expect(log.events == [.strike, .strike])
    alarm.end()
    alarm.ring()
    #expect(log.events == [.strike, .strike])
  }

  @Test("Without any means, nothing is heard")
  func silence() throws {
    for alarm in [
      try alarm(QuoteAlarmSettings(sound: "none", hasBell: false)),
      try alarm(QuoteAlarmSettings(sound: "none"), hasBell: false),
    ] {
      alarm.ring()
      alarm.ring()
      alarm.stop()
    }
    #expect(log.events.isEmpty)
  }

  @Test("A muted alarm is silent; that of the settings of timer is said")
  func muted() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("mute = true\n".utf8), to: ".config/timer/config.toml")
    let home = ["HOME": folder.path]
    try alarm(QuoteAlarmSettings(isMuted: true), home).ring()
    #expect(log.events.isEmpty)
    try alarm(QuoteAlarmSettings(), home).ring()
    #expect(log.events == [.note("~/.config/timer/config.toml: mute: alerts make no sound")])
    try alarm(QuoteAlarmSettings(sound: "none"), home).ring()
    #expect(log.events.last == .strike)
  }

  @Test("A sound that isn’t there is an error before the start")
  func unknown() {
    #expect {
      try self.alarm(QuoteAlarmSettings(sound: "/nowhere/x.wav"))
    } throws: {
      $0 as? Failure
        == Failure(words: "/nowhere/x.wav can’t be read: No such file or directory", status: 66)
    }
  }
}
