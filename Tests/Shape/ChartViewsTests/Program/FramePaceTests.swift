import Testing

@testable import ChartDrawings
@testable import ChartViews

@Suite("Frame pace")
struct FramePaceTests {
  private static let tooLate = FramePace.tolerance + .milliseconds(1)

  /// Schedules a frame at a time, and lets it arrive some time later.
  private static func frame(
    _ pace: inout FramePace, due: Duration, late: Duration
  ) -> Bool {
    pace.expect(due)
    return pace.note(due + late)
  }

  /// Returns whether too many frames were late, according to a note at a time.
  private static func note(_ pace: inout FramePace, _ now: Duration) -> Bool { pace.note(now) }

  @Test("Five consecutive late frames are too many")
  func late() {
    var pace = FramePace()
    for number in 1...7 {
      let isTooMany = Self.frame(&pace, due: .seconds(number), late: Self.tooLate)
      #expect(isTooMany == (number >= FramePace.limit))
    }
  }

  @Test(
    "A frame on time, or within the tolerance, resets the count",
    arguments: [Duration.zero, FramePace.tolerance])
  func inTime(delay: Duration) {
    var pace = FramePace()
    for number in 1..<FramePace.limit {
      #expect(!Self.frame(&pace, due: .seconds(number), late: Self.tooLate))
    }
    #expect(!Self.frame(&pace, due: .seconds(50), late: delay))
    for number in 61..<60 + FramePace.limit {
      #expect(!Self.frame(&pace, due: .seconds(number), late: Self.tooLate))
    }
    #expect(Self.frame(&pace, due: .seconds(70), late: Self.tooLate))
  }

  @Test("Time before a frame is due, or without one, doesn’t count")
  func early() {
    var pace = FramePace()
    for second in 0..<20 { #expect(!Self.note(&pace, .seconds(second))) }
    pace.expect(.seconds(100))
    for second in 90..<100 { #expect(!Self.note(&pace, .seconds(second))) }
    // The frame is still due, and counts once.
    #expect(pace != FramePace())
    #expect(!Self.note(&pace, .seconds(200)))
    for second in 201..<220 { #expect(!Self.note(&pace, .seconds(second))) }
    for number in 0..<FramePace.limit - 2 {
      #expect(!Self.frame(&pace, due: .seconds(300 + number), late: Self.tooLate))
    }
    #expect(Self.frame(&pace, due: .seconds(400), late: Self.tooLate))
    pace.expect(nil)
    #expect(!Self.note(&pace, .seconds(500)))
  }
}
