internal import Cells
package import Programs
internal import Scenes
package import TerminalCodes
package import Testing
package import Widgets

// As with a real terminal, mouse events that the program didn't request by a mode aren't delivered.
extension ProgramTester {
  /// A cell of the screen.
  package typealias ScreenCell = (column: Int, row: Int)

  /// Clicks an owner's item at its first uncovered cell.
  package mutating func click(
    _ owner: P.Owner, part: Int? = nil, times: Int = 1, button: MouseButton = .left,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let place = place(of: owner, part: part, [.press, .drag]) else {
      Issue.record("\(owner) can't be clicked", sourceLocation: sourceLocation)
      return
    }
    click(
      column: place.column, row: place.row, times: times, button: button,
      sourceLocation: sourceLocation)
  }

  /// Clicks a cell.
  package mutating func click(
    column: Int, row: Int, times: Int = 1, button: MouseButton = .left,
    modifiers: Modifiers = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard display.modes.reportsMouse else {
      Issue.record("the program takes no mouse", sourceLocation: sourceLocation)
      return
    }
    for _ in 0..<times {
      mouse(.press(button), column, row, modifiers)
      mouse(.release(button), column, row, modifiers)
    }
  }

  /// Presses a button at a cell, moves cell by cell to another, and releases it there.
  package mutating func drag(
    from start: ScreenCell, to end: ScreenCell, button: MouseButton = .left
  ) {
    mouse(.press(button), start.column, start.row)
    let steps = max(abs(end.column - start.column), abs(end.row - start.row))
    for step in stride(from: 1, through: steps, by: 1) {
      mouse(
        .drag(button), start.column + (end.column - start.column) * step / steps,
        start.row + (end.row - start.row) * step / steps)
    }
    mouse(.release(button), end.column, end.row)
  }

  /// Turns the wheel over an owner's item.
  package mutating func wheel(
    over owner: P.Owner, part: Int? = nil, rows: Int = 0, columns: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let place = place(of: owner, part: part, [.press, .drag, .wheel, .hover]) else {
      Issue.record("\(owner) isn't seen", sourceLocation: sourceLocation)
      return
    }
    mouse(.wheel(columns: columns, rows: rows), place.column, place.row)
  }

  /// Moves the pointer to an owner's item.
  package mutating func hover(
    _ owner: P.Owner, part: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let place = place(of: owner, part: part, .hover) else {
      Issue.record("\(owner) shows nothing under the pointer", sourceLocation: sourceLocation)
      return
    }
    mouse(.move, place.column, place.row)
  }

  /// Delivers a mouse event at a cell, if the terminal reports it.
  package mutating func mouse(
    _ kind: MouseEvent.Kind, _ column: Int, _ row: Int, _ modifiers: Modifiers = []
  ) {
    guard display.modes.reports(kind) else { return }
    receive(.mouse(MouseEvent(kind, column: column, row: row, modifiers: modifiers)))
  }

  /// Returns the first cell of an owner's item that accepts a gesture.
  package func place(of owner: P.Owner, part: Int? = nil, _ gestures: Gestures) -> ScreenCell? {
    guard let shown = session.shown else { return nil }
    for area in shown.areas {
      guard case .item(owner, let number) = area.target, part ?? number == number else { continue }
      let seen = area.seen.intersection(shown.scene.canvas.cells)
      for row in seen.rows {
        for column in seen.columns
        where shown.area(column: column, row: row, gestures)?.target == area.target {
          return (column, row)
        }
      }
    }
    return nil
  }
}

extension TerminalModes {
  /// Whether any mouse mode is set.
  package var reportsMouse: Bool {
    !isDisjoint(with: [.mousePress, .mouseDrag, .mouseMotion])
  }

  /// Returns whether a terminal in these modes reports a mouse event.
  package func reports(_ kind: MouseEvent.Kind) -> Bool {
    switch kind {
    case .press, .release, .wheel: reportsMouse
    case .drag: !isDisjoint(with: [.mouseDrag, .mouseMotion])
    case .move: contains(.mouseMotion)
    }
  }
}
