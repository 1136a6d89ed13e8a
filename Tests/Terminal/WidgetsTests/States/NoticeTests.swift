import Clocks
import Testing
import Widgets

struct NoticeTests {
  private static func moment(_ seconds: Int) -> Moment {
    Moment(
      instant: Instant(sinceZero: .seconds(seconds)),
      wall: WallTime(epochSeconds: Int64(seconds)))
  }

  @Test("A notice disappears when its time is over", arguments: [4, 10])
  func expiry(_ seconds: Int) {
    var notice: Notice? = Notice("saved", for: .seconds(seconds), at: Self.moment(1))
    #expect(notice?.until == Self.moment(1 + seconds).instant)
    notice.expire(at: Self.moment(seconds))
    #expect(notice?.text == "saved")
    notice.expire(at: Self.moment(1 + seconds))
    #expect(notice == nil)
    notice.expire(at: Self.moment(100))
    #expect(notice == nil)
  }
}
