import Countdowns
import Faces
import Programs
import Reports
import Testing
import TimerTestSupport

@testable import TimerPrograms
@testable import Timers

struct CountdownProgramBackgroundTests {
  /// Returns a saved countdown of a minute called tea, changed, after 10 s.
  private static func program(
    feeds: Bool = false, definition: TimerDefinition = TimerDefinition(),
    total: Duration = .seconds(60),
    _ change: (inout CountdownProgram) -> Void = { _ in }
  ) -> CountdownProgram {
    var program = CountdownFixture.program(
      .ring, total: total, name: "tea", feeds: feeds, alarm: .rings(limit: CountdownFixture.limit),
      start: CountdownFixture.moment(0), definition: definition)
    program.run.identity?.name = "tea"
    program.run.identity?.isSaved = true
    change(&program)
    _ = program.update(.timePassed, at: CountdownFixture.moment(10))
    return program
  }

  private static func handOvers(_ actions: [Action<CountdownEffect>]) -> [HandOver] {
    actions.compactMap { if case .perform(.handOver(let timer)) = $0 { timer } else { nil } }
  }

  @Test("A countdown moves with its deadline and name, and ends here without an end of its own")
  func moves() throws {
    var program = Self.program()
    #expect(program.availability(of: .moveToBackground) == .on)
    let actions = program.update(.command(.moveToBackground), at: CountdownFixture.moment(10))
    let timer = try #require(Self.handOvers(actions).first)
    #expect(timer.record.name == "tea" && timer.record.deadline == CountdownFixture.instant(60))
    #expect(timer.words == "tea: 0:50 left · ends 14:32:07 · \(CalledName().text) attach tea")
    #expect(actions.last == .end(status: 0))
    let isLogged = actions.contains {
      if case .perform(.timer(.log)) = $0 { true } else { false }
    }
    #expect(!isLogged)
  }

  @Test("The line says what is paused, waits or counts up")
  func words() throws {
    let attach = "\(CalledName().text) attach tea"
    let now = CountdownFixture.moment(10)
    let paused = Self.program { _ = $0.ask(.pause, at: CountdownFixture.moment(5)) }
    #expect(paused.run.backgroundWords(at: now, in: .utc) == "tea: 0:55 left · paused · \(attach)")
    var definition = try TimerDefinition.steps(
      Step(label: "Work", length: .seconds(60)), Step(length: .seconds(60)), waits: true)
    let ringing = Self.program(definition: definition) {
      _ = $0.ask(.finish, at: CountdownFixture.moment(5))
    }
    #expect(ringing.backgroundObstacle == nil)
    #expect(
      ringing.run.backgroundWords(at: now, in: .utc)
        == "tea: waiting for the next step · \(attach)")
    definition = TimerDefinition()
    (definition.countsUp, definition.isOpen) = (true, true)
    let open = Self.program(definition: definition, total: TimerDefinition.openTotal)
    #expect(open.run.backgroundWords(at: now, in: .utc).hasPrefix("tea: 0:10 · "))
  }

  @Test("What can’t move stays, and a notice says why")
  func obstacles() {
    var command = TimerDefinition()
    command.command = ["make"]
    let stuck: [(CountdownProgram, String)] = [
      (Self.program(definition: command), "its final command needs this terminal"),
      (Self.program(feeds: true), "it writes to standard output"),
      (Self.program { $0.run.identity?.isControlled = false }, "couldn’t control it"),
      (Self.program { $0.run.identity?.isSaved = false }, "it can’t be saved"),
      (
        Self.program { _ = $0.ask(.finish, at: CountdownFixture.moment(5)) },
        "the alarm is ringing"
      ),
    ]
    for (program, words) in stuck {
      let reason = program.availability(of: .moveToBackground).reason
      #expect(reason?.contains(words) == true, "\(words)")
    }
  }
}
