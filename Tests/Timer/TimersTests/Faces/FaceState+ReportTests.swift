import Clocks
import Countdowns
import Faces
import Programs
import Reports
import TerminalCodes
import TestSupport
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct FaceStateReportTests {
  private static let keys = " +-][rnbls".map { Key.character($0) } + [Key.enter]

  private static func isEnd(_ action: Action<CountdownEffect>) -> Bool {
    if case .end = action { true } else { false }
  }

  @Test("A face shows the same for a record as for the timer itself", arguments: TimerKind.allCases)
  func oracle(_ kind: TimerKind) throws {
    for seed in 0..<30 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var story = try kind.story()
      // Changes of the end below 100 ms aren't shown.
      var quarters = 0
      for _ in 0..<20 {
        quarters += Int.random(in: 1...60, using: &generator)
        let time = Double(quarters) / 4
        let key = Self.keys.randomElement(using: &generator) ?? .enter
        if story.press(key, at: time).contains(where: Self.isEnd) { break }
        let now = CountdownFixture.moment(time)
        var own = story.program.picture(at: now).state
        (own.notice, own.hint, own.help) = (nil, nil, .none)
        let record = try TimerRecord(story.program.record(at: now).json)
        let program = story.program
        let report = record.report(at: now)
        let state = FaceState(
          report, FaceCaptions(report, program.wording, at: now), program.settings.look)
        #expect(state == own, "story \(seed) at \(time) s")
      }
    }
  }

  @Test("A tall window shows the end, or the state, in a few words")
  func largeCaption() throws {
    func words(_ story: CountdownFixture, at time: Double) -> String? {
      story.program.picture(at: CountdownFixture.moment(time)).state.largeCaption
    }
    var story = CountdownFixture(total: .seconds(600))
    #expect(words(story, at: 1) == "ends 14:41")
    story.press(" ", at: 2)
    #expect(words(story, at: 2) == "paused")
    story.press(" ", at: 2)
    story.handle(.timePassed, at: 673)
    #expect(words(story, at: 673) == "time is up")
    let now = CountdownFixture.moment(673)
    #expect(story.program.picture(at: now).state.digits == "+1:13")
    var report = story.program.record(at: now).report(at: now)
    report.state = .ended
    #expect(story.program.wording.largeCaption(report, now: now.wall) == "ended 14:41")
    #expect(words(try TimerKind.openStopwatch.story(), at: 1) == nil)
  }

  @Test("Below the large caption, neither the end nor the pause is repeated")
  func captionBelowLarge() {
    var story = CountdownFixture(total: .seconds(600))
    func words(_ story: CountdownFixture, at time: Double) -> (large: String?, below: String?) {
      let state = story.program.picture(at: CountdownFixture.moment(time)).state
      return (state.largeCaption, state.captionBelowLarge)
    }
    #expect(words(story, at: 1) == ("ends 14:41", "10 min"))
    story.press(" ", at: 2)
    #expect(words(story, at: 2) == ("paused", "10 min · space resumes"))
  }

  @Test("Warnings reach every view of a timer through its record")
  func warnings() throws {
    var definition = TimerDefinition()
    definition.warnings = [try Warning("50%=amber"), try Warning("10=red")]
    let program = CountdownFixture(definition: definition).program
    for (time, tint) in [(29.0, nil), (30, Tint.amber), (49, .amber), (50, .red)]
      as [(Double, Tint?)]
    {
      let now = CountdownFixture.moment(time)
      let own = program.picture(at: now).state
      #expect(own.warning == tint && !own.followsUrgency)
      let record = try TimerRecord(program.record(at: now).json)
      let report = record.report(at: now)
      let state = FaceState(
        report, FaceCaptions(report, program.wording, at: now), program.settings.look)
      #expect(state.warning == tint && !state.followsUrgency)
    }
    let old = CountdownFixture().program.record(at: CountdownFixture.moment(1))
    #expect(!old.text.contains("warnings"))
    #expect(try TimerRecord(old.json).warnings.isEmpty)
  }

  @Test("Steps are numbered through all rounds")
  func shownName() throws {
    var story = try TimerKind.steps.story()
    story.press("nn", at: 1)
    let now = CountdownFixture.moment(1)
    let report = story.program.record(at: now).report(at: now)
    #expect(report.shownName == "tea · Work · round 2 of 2")
    #expect(report.faceName == "Work 2/2 · tea")
    #expect(report.next?.length == .seconds(30) && report.next?.label == nil)
    story.press("n", at: 1)
    #expect(story.program.record(at: now).report(at: now).next == nil)
    #expect(report.stepNumber == 3 && report.stepCount == 4 && !report.isLastStep)
  }

  @Test("Labels are shown without control characters, and empty ones aren't shown")
  func labels() {
    var record = TimerRecord.sample(.paused)
    record.label = "\u{1B}[2J"
    #expect(record.report(at: CountdownFixture.moment(0)).shownName == "␛[2J")
    record.label = " \u{200B} "
    #expect(record.report(at: CountdownFixture.moment(0)).shownName == nil)
  }
}
