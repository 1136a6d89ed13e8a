import Cells
import Clocks
import Programs
import Scenes
import Synth
import Testing
import TestSupport
import Widgets

@testable import TimerPrograms
@testable import Timers

struct SoundEntriesTests {
  private static func many(_ count: Int) -> [SoundEntry] {
    (0..<count).map {
      SoundEntry(
        name: "sound \($0)", summary: "your own, WAV", sound: .file(path: "/\($0)"))
    }
  }

  @Test("Line indices and positions are inverse to each other with any filter", arguments: 0..<10)
  func lines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let builtIn = SoundListFixture.builtIn.prefix(Int.random(in: 0...14, using: &generator))
    let own = Self.many(Int.random(in: 0...30, using: &generator))
    var entries = SoundEntries((builtIn + own).shuffled(using: &generator))
    for filter in ["", "a", "1", "sound 2", "own", "no such"] {
      entries.filter(by: filter)
      let lines = (0..<entries.lineCount).map { entries.line($0) }
      let sounds = lines.compactMap { if case .sound(let position) = $0 { position } else { nil } }
      #expect(sounds == Array(0..<entries.count))
      for position in 0..<entries.count {
        #expect(entries.line(entries.line(ofPosition: position)) == .sound(position))
        #expect(entries.position(of: entries.matches[position]) == position)
      }
      #expect(
        lines.contains(.heading("Your own")) == entries.matches.contains { entries.all[$0].isOwn })
      #expect(entries.lineCount <= entries.unfilteredLineCount)
      if filter.isEmpty { #expect(entries.lineCount == entries.unfilteredLineCount) }
    }
  }

  @Test("Only visible rows are created out of a hundred thousand sounds")
  func manySounds() {
    let rows = CountedRows(
      SoundRows(
        entries: SoundEntries(Self.many(100_000)), cursor: 50_000, playing: nil, chosen: nil,
        tail: []))
    var scrolls: [SoundListOwner: ScrollState<SoundListOwner>] = [:]
    let surroundings = Surroundings(
      canvas: .init(columns: 80, rows: 24), theme: .init(depth: .truecolor))
    for reveal in 0..<3 {
      rows.counter.reset()
      var pane = Pane<SoundListOwner>(.list, .whole, rows)
      pane.keepsVisible = .cursor(reveal)
      scrolls =
        LayoutEngine.layout(
          [pane], in: surroundings, InteractionState(), scrolls: scrolls,
          at: .init(sinceZero: .zero)
        ).scrolls
      #expect(rows.counter.value < 250, "\(rows.counter.value)")
    }
  }

  @Test("A list of a hundred thousand sounds can be browsed and filtered")
  func longList() {
    var list = SoundListFixture(
      entries: SoundListFixture.builtIn + Self.many(100_000), isRead: false)
    list.press(.end)
    #expect(list.text.contains("sound 99999") && list.showsCursor)
    list.press(.pageUp, .pageUp)
    #expect(list.showsCursor)
    list.press(.character("/"))
    list.type("99998")
    #expect(list.model.entries.count == 1 && list.model.current?.name == "sound 99998")
    list.press(.escape)
    #expect(list.showsCursor && list.model.current?.name == "sound 99998")
  }
}
