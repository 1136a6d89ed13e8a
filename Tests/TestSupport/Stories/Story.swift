import Foundation
internal import Cells
internal import Clocks
internal import Programs
internal import Scenes
internal import TerminalCodes
internal import Testing
internal import Widgets

/// A random session of a program by seed, which checks the invariants after each step.
struct Story<P: Program> {
  private let plan: StoryPlan<P>
  private let keys: [KeyPress]
  private var generator: SeededGenerator
  private var tester: ProgramTester<P>
  private let seed: Int
  private var held: Set<MouseButton> = []
  private var steps: [String] = []

  init(_ plan: StoryPlan<P>, seed: Int) {
    self.plan = plan
    self.seed = seed
    keys = plan.allKeys
    generator = SeededGenerator(seed: UInt64(seed))
    let size = StoryPlace.size(&generator)
    let capabilities = StoryPlace.capabilities(&generator)
    tester = ProgramTester(
      plan.program(&generator), columns: size.columns, rows: size.rows,
      configuration: Session<P>.Configuration(capabilities), capabilities: capabilities)
  }

  /// Runs the whole story, which ends early if the program does.
  mutating func run(steps count: Int = 14) {
    for number in 0..<count {
      step()
      guard !tester.isEnded else { break }
      check()
      if number.isMultiple(of: 3) { checkGrid() }
    }
    if tester.isEnded { checkEnd() } else { rest() }
    tester.claimAll(where: plan.allows)
    expect(tester.actions.isEmpty, "unclaimed \(tester.actions)")
    if seed.isMultiple(of: 3) { replay() }
  }
}

/// The setting of stories.
enum StoryPlace {
  /// Returns a window size; large ones are rare, since they take long.
  static func size(_ generator: inout SeededGenerator) -> (columns: Int, rows: Int) {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0: (Int.random(in: 0...300, using: &generator), Int.random(in: 0...100, using: &generator))
    case 1...6: (Int.random(in: 0...5, using: &generator), Int.random(in: 0...5, using: &generator))
    default: (Int.random(in: 10...46, using: &generator), Int.random(in: 4...14, using: &generator))
    }
  }

  /// Returns the capabilities of a terminal: mostly all colors, sometimes few, none, or only ASCII.
  static func capabilities(_ generator: inout SeededGenerator) -> Capabilities {
    let environment: [String: String] =
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
      case 1: ["TERM": "linux", "LANG": "C.UTF-8"]
      case 2: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"]
      case 3: ["TERM": "xterm", "LC_ALL": "C"]
      default: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "COLORTERM": "truecolor"]
      }
    return Capabilities { environment[$0] }
  }
}

// MARK: - Steps

extension Story {
  private mutating func random(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func step() {
    switch random(0...19) {
    case 0...5:
      let key = keys.randomElement(using: &generator) ?? KeyPress(.escape)
      steps.append("\(key.key)")
      tester.press(key)
    case 6...10: mouse()
    case 11, 12: if let message = message() { tester.message(message) }
    case 13:
      let size = StoryPlace.size(&generator)
      steps.append("resize \(size)")
      tester.resize(columns: size.columns, rows: size.rows)
    case 14, 15:
      let time = random(0...700)
      steps.append("\(time) ms")
      tester.advance(by: .milliseconds(time))
    case 16: batch()
    case 17: bytes()
    case 18:
      steps.append("suspend, resume")
      tester.suspend()
      tester.advance(by: .milliseconds(random(0...3000)))
      tester.resume()
    default:
      steps.append("paste")
      tester.paste("s 貼\n")
    }
  }

  private mutating func message() -> P.Message? {
    let message = plan.message(tester.model, &generator)
    if let message { steps.append("\(message)") }
    return message
  }

  private mutating func mouse() {
    let event = mouseEvent()
    steps.append("\(event.kind) \(event.column) \(event.row)")
    guard tester.display.modes.reports(event.kind) else { return }
    tester.receive(.mouse(event))
    switch event.kind {
    case .press(let button): held.insert(button)
    case .release(let button): held.remove(button)
    case .move: held = []
    default: break
    }
  }

  private mutating func mouseEvent() -> MouseEvent {
    let button: MouseButton = random(0...4) == 0 ? .right : .left
    let kind: MouseEvent.Kind =
      switch random(0...9) {
      case 0...3: held.contains(button) ? .release(button) : .press(button)
      case 4, 5: held.contains(button) ? .drag(button) : .move
      case 6: .move
      default: .wheel(columns: 0, rows: random(-3...3))
      }
    let areas = tester.session.shown?.areas ?? []
    if random(0...4) > 0, let area = areas.randomElement(using: &generator) {
      return MouseEvent(
        kind, column: area.seen.columns.randomElement(using: &generator) ?? 0,
        row: area.seen.rows.randomElement(using: &generator) ?? 0)
    }
    return MouseEvent(kind, column: random(-3...50), row: random(-3...20))
  }

  /// Delivers several events in one read.
  private mutating func batch() {
    var inputs: [SessionInput<P.Message>] = []
    for _ in 0..<random(2...6) {
      switch random(0...3) {
      case 0: if let message = message() { inputs.append(.message(message)) }
      case 1:
        inputs.append(
          .terminal(
            .mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 3, row: random(0...9)))))
      default:
        inputs.append(
          .terminal(.key(keys.randomElement(using: &generator) ?? KeyPress(.escape))))
      }
    }
    steps.append("batch \(inputs)")
    tester.turn(inputs)
  }

  private mutating func bytes() {
    let pieces = ["\u{1B}", "[", "A", "<0;3;3M", "O", "é", "\t", "200~", "x", "201~", "1;5C"]
    let text = (0..<random(1...5)).map { _ in pieces.randomElement(using: &generator) ?? "" }
      .joined()
    steps.append("bytes \(text.debugDescription)")
    tester.bytes(Array(text.utf8))
    // Text that looks like a press was one.
    if text.contains("<0;3;3M") { held.insert(.left) }
  }
}

// MARK: - Invariants

extension Story {
  private func expect(_ condition: Bool, _ words: @autoclosure () -> String) {
    if !condition {
      Issue.record("story \(seed): \(words()) after \(steps.joined(separator: ", "))")
    }
  }

  private func check() {
    guard let shown = tester.session.shown else { return }
    let interaction = tester.session.interaction
    if let focus = interaction.focus {
      let item = shown.panes[shown.focusScope].lazy.compactMap { pane in
        pane.content.index(of: focus).map { pane.content.item(at: $0) }
      }.first
      expect(
        item?.stop == .regular || item?.stop == .group, "\(focus) has the focus but no place")
    }
    expect(!interaction.isCapturing || !held.isEmpty, "no button is held, but a gesture goes on")
    for plane in tester.frame?.scene.planes ?? [] {
      expect(Set(plane.pieces.map(\.id)).count == plane.pieces.count, "equal pieces")
    }
    if let wake = tester.nextWake { expect(wake > tester.now.instant, "a wake without cause") }
    for pane in shown.panes { checkRows(of: pane) }
  }

  private func checkGrid() {
    expect(
      tester.grid == tester.freshGrid,
      "the grid isn't what a fresh one is:\n\(tester.grid)\n---\n\(tester.freshGrid)\n")
  }

  /// Checks that the rows of a pane leave no gap that could be filled.
  private func checkRows(of pane: Layout<P.Owner>.PlacedPane) {
    guard plan.isColumn(pane.owner), tester.nextWake == nil, !pane.viewport.isEmpty else { return }
    var row = pane.items.first?.frame
    for (one, next) in zip(pane.items, pane.items.dropFirst()) {
      guard let above = row else { break }
      // Items of a grid stand beside each other, and below the tallest of the row above.
      let isBeside =
        next.frame.rows.lowerBound == above.rows.lowerBound
        && one.frame.columns.upperBound <= next.frame.columns.lowerBound
      expect(
        (isBeside || next.frame.rows.lowerBound == above.rows.upperBound)
          && one.index + 1 == next.index,
        "a gap between rows of \(pane.owner)")
      let end = max(above.rows.upperBound, next.frame.rows.upperBound)
      row = next.frame
      if isBeside { row?.rows = above.rows.lowerBound..<end }
    }
    let end = row?.rows.upperBound ?? pane.viewport.rows.lowerBound
    expect(
      end >= pane.viewport.rows.upperBound
        || pane.items.first.map {
          $0.index == 0 && $0.frame.rows.lowerBound == pane.viewport.rows.lowerBound
        } ?? true,
      "a gap at the end of \(pane.owner)")
  }

  /// Checks that a program that ended has restored the terminal.
  private func checkEnd() {
    expect(tester.display.modes.isEmpty, "modes are still set: \(tester.display.modes)")
  }

  /// Lets all animations end: then nothing wakes.
  private mutating func rest() {
    tester.advance(by: .seconds(11))
    guard !tester.isEnded else { return checkEnd() }
    guard plan.rests(tester.model) else { return }
    expect(tester.nextWake == nil, "something still moves")
    let (frames, bytes) = (tester.frames, tester.bytesWritten)
    tester.advance(by: .seconds(60))
    expect(tester.frames == frames && tester.bytesWritten == bytes, "an idle program draws")
    check()
    checkGrid()
  }

  private func replay() {
    let again = tester.replayed()
    expect(again.frameHashes == tester.frameHashes, "a replay shows other frames")
    expect(again.grid == tester.grid, "a replay ends with another grid")
  }
}
