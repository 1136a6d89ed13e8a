extension ChartWindow {
  /// Multiplies the width of the window by a factor; a position keeps its place in the window.
  ///
  /// A factor below 1 zooms in. A position outside the window counts as the closer edge.
  public mutating func zoom(by factor: Double, around position: Double) {
    guard factor > 0, position.isFinite, width > 0 else { return }
    let position = min(max(position, visible.lowerBound), visible.upperBound)
    let share = visibleShare(of: position)
    let width = min(max(width * factor, floor), wholeWidth)
    change(to: interval(from: position - share * width, width: width))
  }

  /// Moves the window by a distance, keeping its width and stopping at the ends.
  public mutating func pan(by distance: Double) {
    guard distance.isFinite else { return }
    change(to: interval(from: visible.lowerBound + distance, width: width))
  }

  /// Centers the window on a position, as far as the ends allow.
  public mutating func center(on position: Double) {
    guard position.isFinite else { return }
    change(to: interval(from: position - width / 2, width: width))
  }

  /// Shows a range as part of the previous change, with which ``undo()`` reverts it.
  public mutating func place(at interval: ClosedRange<Double>) {
    guard interval.lowerBound.isFinite, interval.upperBound.isFinite else { return }
    show(placed(interval))
  }

  /// Shows the range between two positions in any order.
  public mutating func select(_ start: Double, _ end: Double) {
    guard start.isFinite, end.isFinite else { return }
    change(to: placed(min(start, end)...max(start, end)))
  }

  /// Moves the window to the beginning.
  public mutating func goToStart() { change(to: interval(from: whole.lowerBound, width: width)) }

  /// Moves the window to the end, where a stream is followed again.
  public mutating func goToEnd(of positions: Positions) {
    guard follow != nil else {
      return change(to: interval(from: whole.upperBound - width, width: width))
    }
    remember()
    ownFollow = nil
    isFollowing = true
    newCount = 0
    visible = followed(positions)
  }

  /// Shows the whole axis.
  public mutating func showWhole() { change(to: whole) }

  /// Whether there is a change to undo.
  public var canUndo: Bool { history.contains { $0.visible != visible } }

  /// Reverts the last change; has no effect if there is none.
  ///
  /// A drag is a single change.
  public mutating func undo() {
    while let step = history.popLast() {
      guard step.visible != visible else { continue }
      restore(step)
      return
    }
  }

  /// Restores a state; one that followed moves to the current newest position.
  private mutating func restore(_ step: Step) {
    let width = step.visible.upperBound - step.visible.lowerBound
    visible =
      step.isFollowing
      ? interval(from: whole.upperBound - width, width: width) : movedInside(step.visible)
    ownFollow = step.ownFollow
    isFollowing = step.isFollowing
    if isFollowing { newCount = 0 }
  }

  /// Records the state and changes the visible range.
  mutating func change(to interval: ClosedRange<Double>) {
    guard interval != visible else { return }
    remember()
    show(interval)
  }

  mutating func remember() {
    let step = Step(visible: visible, isFollowing: isFollowing, ownFollow: ownFollow)
    if history.last != step { history.append(step) }
    if history.count > Self.longestHistory { history.removeFirst() }
  }

  /// Changes the visible range; at the newest position, following resumes with its width.
  mutating func show(_ interval: ClosedRange<Double>) {
    guard interval != visible else { return }
    visible = interval
    guard follow != nil else { return }
    isFollowing = visible.upperBound >= whole.upperBound
    ownFollow = showsWhole ? .everything : .distance(width)
    if isFollowing { newCount = 0 }
  }

  /// Returns the range of a width from a position, widened to the minimum and moved into the axis.
  func interval(from start: Double, width: Double) -> ClosedRange<Double> {
    let width = max(width, floor)
    guard width < wholeWidth else { return whole }
    if start + width >= whole.upperBound { return whole.upperBound - width...whole.upperBound }
    let lower = max(start, whole.lowerBound)
    return lower...max(lower, lower + width)
  }

  /// Returns a range unchanged if it is within the axis, otherwise moved into it.
  func movedInside(_ interval: ClosedRange<Double>) -> ClosedRange<Double> {
    let width = interval.upperBound - interval.lowerBound
    let isInside = interval.clamped(to: whole) == interval && width >= floor
    return isInside ? interval : self.interval(from: interval.lowerBound, width: width)
  }

  /// Returns a range clamped to the axis, and widened around its middle if it is too narrow.
  func placed(_ interval: ClosedRange<Double>) -> ClosedRange<Double> {
    let cut = interval.clamped(to: whole)
    let width = cut.upperBound - cut.lowerBound
    guard width < floor else { return cut }
    return self.interval(from: cut.lowerBound / 2 + cut.upperBound / 2 - floor / 2, width: floor)
  }

  var wholeWidth: Double { whole.upperBound - whole.lowerBound }

  /// The minimum width that fits the axis.
  var floor: Double { min(smallest, wholeWidth) }
}
