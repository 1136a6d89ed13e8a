import Clocks
import Countdowns
import Faces
import Programs
import Reports
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct FaceCaptionsTests {
  private func captions(_ story: CountdownFixture, at time: Double) -> FaceCaptions {
    let now = CountdownFixture.moment(time)
    return FaceCaptions(
      story.program.record(at: now).report(at: now), story.program.wording, at: now)
  }

  @Test("The captions of a running timer are the same within a second, those of a pause aren’t")
  func validity() {
    var story = CountdownFixture()
    for (time, other, isValid) in [
      (10.25, 10.25, true), (10.25, 10.99, true), (10, 10.999, true), (10.99, 10.01, true),
      (10.99, 11, false), (10.25, 9.99, false), (10.25, 70.25, false),
    ] {
      let captions = captions(story, at: time)
      #expect(captions.areValid(at: CountdownFixture.moment(other)) == isValid, "\(time) \(other)")
      if isValid { #expect(captions == self.captions(story, at: other)) }
    }
    story.press(" ", at: 11)
    #expect(!captions(story, at: 11).areValid(at: CountdownFixture.moment(11)))
  }

  /// Whether the picture of a countdown has the captions of a time.
  private func isCurrent(_ story: CountdownFixture, at time: Double) -> Bool {
    let state = story.program.picture(at: CountdownFixture.moment(time)).state
    let captions = captions(story, at: time)
    return state.caption == captions.caption && state.shortCaption == captions.short
      && state.largeCaption == captions.large && state.otherCaption == captions.other
      && state.otherShortCaption == captions.otherShort
      && state.captionBelowLarge == captions.belowLarge
  }

  @Test("The picture has the captions of its time, whatever the program has kept")
  func picture() {
    var story = CountdownFixture(total: .seconds(100_000))
    story.handle(.started, at: 0)
    for time in stride(from: 1.0, to: 86_400, by: 977.3) {
      if Int(time) % 3 > 0 { story.handle(.timePassed, at: time) }
      #expect(isCurrent(story, at: time))
    }
  }

  @Test("Captions are kept within a second, unless the timer changes")
  func kept() {
    var story = CountdownFixture(total: .seconds(600))
    story.handle(.started, at: 0)
    story.handle(.timePassed, at: 10.1)
    #expect(story.program.captions?.areValid(at: CountdownFixture.moment(10.9)) == true)
    for (index, keys) in ["+", "-", " ", " ", "]"].enumerated() {
      let time = 10.2 + 0.1 * Double(index)
      story.press(keys, at: time)
      #expect(isCurrent(story, at: time) && isCurrent(story, at: 10.9), "\(keys)")
    }
  }
}
