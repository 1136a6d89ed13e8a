internal import Cells
package import Clocks
package import TerminalCodes

extension InteractionState {
  /// Handles a mouse event, using the layout that was shown.
  package mutating func handle(
    _ event: MouseEvent, over shown: Layout<Owner>, at now: Instant
  ) -> [Interaction<Owner>] {
    // Some terminals report positions outside the window while a button is held.
    let (column, row) = (event.column, event.row)
    defer { pointer = (column, row) }
    switch event.kind {
    case .press(let button): return press(button, column, row, event.modifiers, shown, now)
    case .drag(let button): return drag(button, column, row, shown)
    case .release(let button): return release(button, column, row, shown)
    case .move:
      // Motion without a button shows that the release was lost.
      let canceled = cancelCapture()
      return canceled + hover(column, row, over: shown)
    case .wheel(let columns, let rows):
      return wheel(columns: columns, rows: rows, column, row, shown)
    }
  }

  /// Cancels the current gesture without a release.
  package mutating func cancelCapture() -> [Interaction<Owner>] {
    guard let capture else { return [] }
    self.capture = nil
    return capture.area.hit(column: capture.column, row: capture.row).map { [.canceled($0)] } ?? []
  }

  /// Handles the passing of time: a button may have been held long enough.
  package mutating func handleTime(_ now: Instant) -> [Interaction<Owner>] {
    guard let deadline, deadline <= now, let capture else { return [] }
    self.capture?.isHeld = true
    guard capture.isInside else { return [] }
    return capture.area.hit(column: capture.column, row: capture.row).map { [.held($0)] } ?? []
  }
}

// MARK: - Buttons

extension InteractionState {
  /// The gestures that begin with a button.
  private static var buttons: Gestures { [.press, .drag, .hold] }

  private mutating func press(
    _ button: MouseButton, _ column: Int, _ row: Int, _ modifiers: Modifiers,
    _ shown: Layout<Owner>, _ now: Instant
  ) -> [Interaction<Owner>] {
    // A second button doesn't end the gesture of the first; the same button again means that its
    // release was lost.
    if let held = capture {
      guard held.button == button else { return [] }
      return cancelCapture() + press(button, column, row, modifiers, shown, now)
    }
    guard let area = shown.area(column: column, row: row, Self.buttons) else {
      lastClick = nil
      guard shown.panes.contains(where: { $0.isModal }) else { return [] }
      let isInside = shown.panes[shown.focusScope].contains {
        $0.frame.contains(column: column, row: row)
      }
      return isInside ? [] : [.pressedOutside]
    }
    let clicks = count(button, column, row, area.target, now)
    capture = Capture(
      area: area, button: button, column: column, row: row,
      from: area.hit(column: column, row: row), began: now, clicks: clicks)
    guard let hit = area.hit(column: column, row: row) else {
      return pressScrollBar(area, row, shown)
    }
    if let reason = area.dimmedReason {
      capture = nil
      return [.refused(hit.owner, reason: reason)]
    }
    let pressed = Interaction.pressed(hit, clicks: clicks, button, modifiers)
    guard area.stop != .mouseOnly else { return [pressed] }
    let focused = setFocus(hit.owner)
    // What was pressed is visible, and stays below the pointer.
    focusMoved = false
    return focused + [pressed]
  }

  private mutating func count(
    _ button: MouseButton, _ column: Int, _ row: Int, _ target: HitArea<Owner>.HitTarget,
    _ now: Instant
  ) -> Int {
    var count = 1
    if let last = lastClick, last.target == target, last.button == button,
      (last.column, last.row) == (column, row), last.time.duration(to: now) <= Self.clickTime
    {
      count = last.count + 1
    }
    lastClick = Click(
      target: target, button: button, column: column, row: row, time: now, count: count)
    return count
  }

  private mutating func drag(
    _ button: MouseButton, _ column: Int, _ row: Int, _ shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    guard let held = capture, held.button == button else { return [] }
    if (column, row) != (held.column, held.row) { capture?.hasMoved = true }
    let isInside = isOn(held, column, row, shown)
    capture?.isInside = isInside
    guard let hit = held.area.hit(column: column, row: row), let from = held.from else {
      dragScrollBar(held, row, shown)
      return []
    }
    return held.area.gestures.contains(.drag) ? [.dragged(hit, from: from)] : []
  }

  private mutating func release(
    _ button: MouseButton, _ column: Int, _ row: Int, _ shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    guard let held = capture, held.button == button else { return [] }
    capture = nil
    guard let hit = held.area.hit(column: column, row: row) else { return [] }
    let isInside = isOn(held, column, row, shown)
    var interactions = [Interaction.released(hit, isInside: isInside)]
    if isInside, button == .left, !held.isHeld {
      if let key = held.area.key {
        interactions.append(.typed(key, at: focus))
      } else {
        interactions.append(.activated(hit, clicks: held.clicks))
      }
    }
    return interactions + hover(column, row, over: shown)
  }
}

extension InteractionState {
  /// Returns whether the held area is the topmost one at a cell.
  private func isOn(_ held: Capture, _ column: Int, _ row: Int, _ shown: Layout<Owner>) -> Bool {
    shown.area(column: column, row: row, Self.buttons)?.target == held.area.target
  }
}

// MARK: - Wheel and hover

extension InteractionState {
  private mutating func wheel(
    columns: Int, rows: Int, _ column: Int, _ row: Int, _ shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    if let hit = shown.area(column: column, row: row, .wheel)?.hit(column: column, row: row) {
      return [.wheeled(hit, columns: columns, rows: rows)]
    }
    if rows != 0, let pane = shown.scrollablePane(column: column, row: row) {
      scroll(pane.owner, .lines(rows * Self.linesPerNotch))
    }
    return []
  }

  mutating func hover(
    _ column: Int, _ row: Int, over shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    let hit = shown.area(column: column, row: row, .hover)?.hit(column: column, row: row)
    guard hit?.owner != hover?.owner || hit?.part != hover?.part else {
      hover = hit
      return []
    }
    hover = hit
    return [.hovered(hit)]
  }
}

// MARK: - Scroll bars

extension InteractionState {
  private mutating func pressScrollBar(
    _ area: HitArea<Owner>, _ row: Int, _ shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    guard case .scrollBar(let owner) = area.target,
      let pane = shown.panes.last(where: { $0.owner == owner })
    else { return [] }
    let bar = ScrollBar(lines: pane.lines, linesAbove: pane.linesAbove)
    let thumb = bar.thumb(rows: area.rect.rows.count)
    let place = row - area.rect.rows.lowerBound
    if thumb.contains(place) {
      capture?.grip = place - thumb.lowerBound
    } else {
      capture?.grip = thumb.count / 2
      moveThumb(to: place - thumb.count / 2, of: area, thumb.count, owner)
    }
    return []
  }

  private mutating func dragScrollBar(_ held: Capture, _ row: Int, _ shown: Layout<Owner>) {
    guard case .scrollBar(let owner) = held.area.target,
      let pane = shown.panes.last(where: { $0.owner == owner })
    else { return }
    let bar = ScrollBar(lines: pane.lines, linesAbove: pane.linesAbove)
    let thumb = bar.thumb(rows: held.area.rect.rows.count)
    moveThumb(
      to: row - held.area.rect.rows.lowerBound - held.grip, of: held.area, thumb.count, owner)
  }

  private mutating func moveThumb(
    to row: Int, of area: HitArea<Owner>, _ length: Int, _ owner: Owner
  ) {
    let room = area.rect.rows.count - length
    guard room > 0 else { return }
    scroll(owner, .share(Double(row) / Double(room)))
  }
}
