import Testing

@testable import Timers

struct AlarmStopTests {
  @Test(
    "The way to stop the alarm depends on where the program runs",
    arguments: [
      (AlarmStop.key, nil, "time’s up. Enter stops the alarm."),
      (
        .job(process: 42), "Tea",
        "Tea: time’s up. Type fg and press Enter twice to stop the alarm, or type kill 42."
      ),
      (.end(process: 42), nil, "time’s up. Type kill 42 to stop the alarm."),
    ])
  func words(_ stop: AlarmStop, _ name: String?, _ words: String) {
    #expect(stop.words(name: name) == words)
  }
}
