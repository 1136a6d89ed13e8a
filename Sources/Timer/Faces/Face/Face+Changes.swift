internal import Clocks
internal import Countdowns
package import Scenes
internal import Shapes

extension Face {
  /// Returns how long the picture stays the same; `nil` if it doesn't change by itself.
  ///
  /// The tip of a dial or bar moves by about a sixth of a cell's width at once, in nearly equal parts of
  /// a second.
  package func timeToChange(_ state: FaceState, on canvas: Canvas) -> Duration? {
    let picture = picture(of: state, on: canvas)
    let steps = picture.steps(on: canvas)
    let own = timeToOwnChange(state, steps: steps)
    guard picture.form != nil, steps != nil, state.effectsMove else { return own }
    return min(own ?? FaceEffects.step, FaceEffects.step)
  }

  /// Returns how long the picture stays the same apart from its effects.
  private func timeToOwnChange(_ state: FaceState, steps: Int?) -> Duration? {
    let snapshot = state.snapshot
    guard state.reading == nil else { return nil }
    switch snapshot.phase {
    case .ready, .paused, .ended: return nil
    case .ringing:
      let text = state.showsOvertime ? state.time.timeToChange(overtime: snapshot.overtime) : nil
      guard state.flashes, !state.isStill else { return text }
      let flashes = snapshot.overtime.wholeUnits(of: FaceState.flash) + 1
      let flash = FaceState.flash * flashes - snapshot.overtime
      return min(text ?? flash, flash)
    case .running:
      let text =
        state.elapsed.map { state.time.timeToChange(overtime: $0) }
        ?? state.time.timeToChange(left: snapshot.left)
      guard let steps, !state.isStill, steps > 0 else { return text }
      let step = Self.evenPart(atMost: snapshot.total / steps)
      return text.map { min($0, step) }
    }
  }

  /// The time by which a wake may be late.
  private static let lateness = Duration.milliseconds(10)

  /// Returns the longest equal part of a second that isn't longer than a time, less the lateness of a
  /// wake if the part is long enough; the time itself if it is a second or longer.
  private static func evenPart(atMost time: Duration) -> Duration {
    guard time < .seconds(1) else { return time }
    let parts = (.seconds(1) / time).rounded(.up)
    let part = Duration.nanoseconds(Int64((1e9 / parts).rounded(.up)))
    return part > lateness * 2 ? part - lateness : part
  }
}
