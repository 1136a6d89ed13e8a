import Clocks
import Testing

struct MomentTests {
  let moment = Moment(
    instant: Instant(sinceZero: .seconds(100)), wall: WallTime(epochSeconds: 1_700_000_000))

  @Test("Both clocks advance together", arguments: [-250, 0, 1, 86_400])
  func clocksAdvanceTogether(_ seconds: Int) {
    let instant = moment.instant.advanced(by: .seconds(seconds))
    let wall = moment.wall.advanced(by: .seconds(seconds))
    #expect(moment.wallTime(of: instant) == wall)
    #expect(moment.instant(of: wall) == instant)
  }
}
