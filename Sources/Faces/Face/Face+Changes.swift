internal import Clocks
internal import Countdowns
package import Scenes
internal import Shapes

extension Face {
  /// Returns how long the picture stays the same; `nil` if it doesn't change by itself.
  ///
  /// A dial or bar advances when its tip moves by an eighth of a cell's width; smaller moves are
  /// invisible.
  package func timeToChange(_ state: FaceState, on canvas: Canvas) -> Duration? {
    let own = timeToOwnChange(state, on: canvas)
    let shown = shown(in: state, on: canvas)
    guard shown.form != nil, shown.steps(on: canvas) != nil, state.effectsMove else { return own }
    return min(own ?? FaceEffects.step, FaceEffects.step)
  }

  /// Returns how long the picture stays the same apart from its effects.
  private func timeToOwnChange(_ state: FaceState, on canvas: Canvas) -> Duration? {
    let snapshot = state.snapshot
    guard state.reading == nil else { return nil }
    switch snapshot.phase {
    case .ready, .paused, .ended: return nil
    case .ringing:
      let text =
        state.showsOvertime ? state.time.timeToChange(overtime: snapshot.overtime) : nil
      guard state.flashes, !state.isStill else { return text }
      let flashes = snapshot.overtime.wholeUnits(of: FaceState.flash) + 1
      let flash = FaceState.flash * flashes - snapshot.overtime
      return min(text ?? flash, flash)
    case .running:
      let text =
        state.elapsed.map { state.time.timeToChange(overtime: $0) }
        ?? state.time.timeToChange(left: snapshot.left)
      guard let steps = shown(in: state, on: canvas).steps(on: canvas), !state.isStill, steps > 0
      else { return text }
      let step = snapshot.total / steps
      return text.map { min($0, step) }
    }
  }

  /// Returns the number of visibly distinct steps in which the picture empties; `nil` if it has no
  /// progress.
  private func steps(on canvas: Canvas) -> Int? {
    let eighth = canvas.cell.width / 8
    if let form {
      let area = canvas.area(rows: 0..<canvas.rows)
      return Dial(form, in: area, cell: canvas.cell).map { Int($0.circumference / eighth) }
    }
    return self == .bar ? canvas.columns * 8 : nil
  }
}
