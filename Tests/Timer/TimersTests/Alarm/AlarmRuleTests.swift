import Countdowns
import Testing

@testable import Timers

struct AlarmRuleTests {
  static let rings = CountdownPlan.Alarm.rings(limit: .seconds(600))
  static let named = AlarmSettings.Sound.named("tower")

  @Test(arguments: [
    (false, AlarmSettings(), CountdownPlan.Alarm.silent, false),
    (false, AlarmSettings(sound: named), rings, true),
    (false, AlarmSettings(sound: named, isMuted: true), .silent, false),
    (false, AlarmSettings(rounds: 2), rings, true),
    (true, AlarmSettings(), rings, true),
    (true, AlarmSettings(isMuted: true), rings, false),
    (true, AlarmSettings(rounds: 1, isMuted: true), .silent, false),
    (true, AlarmSettings(rounds: 1), rings, true),
  ])
  func rule(
    _ isShown: Bool, _ settings: AlarmSettings, _ plan: CountdownPlan.Alarm, _ isHeard: Bool
  ) {
    let rule = AlarmRule(settings, isShown: isShown)
    #expect(rule.plan == plan && rule.isHeard == isHeard)
    #expect(rule.rounds == settings.rounds ?? (isShown ? nil : 1))
  }
}
