import Testing

@testable import TimerApp

struct ArgumentPreparationTests {
  @Test(arguments: [
    (["1h", "30m", "--ring"], ["1h", "30m", "--ring"]),
    (["5m", "--inline"], ["5m", "--inline"]),
    (["--inline=3", "5m"], ["--inline-rows=3", "5m"]),
    (["--inline=", "5m"], ["--inline-rows= ", "5m"]),
    (["-5"], ["--", "-5"]), (["-.5s", "--ring"], ["--ring", "--", "-.5s"]),
    (["--ring", "--", "--inline=3"], ["--ring", "--", "--inline=3"]),
    (["--name", "-5", "1m"], ["--name=-5", "1m"]), (["5m", "--name"], ["5m", "--name"]),
    (["--alarm-limit", "-5"], ["--alarm-limit=-5"]), (["--"], []), (["-"], ["-"]), ([], []),
    (["-x"], ["-x"]), (["5m", "--tick"], ["5m", "--tick"]),
    (["--tick=10s", "5m"], ["--last-ticks=10s", "5m"]), (["--tick="], ["--last-ticks= "]),
    (["--sound", "-x.wav", "--say", "-5"], ["--sound=-x.wav", "--say=-5"]),
    (["--name=--tick=3"], ["--name=--tick=3"]),
  ])
  func prepare(_ typed: [String], _ prepared: [String]) {
    #expect(ArgumentPreparation.prepare(typed) == prepared)
  }
}
