internal import Cells
internal import TerminalCodes

extension InteractionState {
  /// A stop in the focus order.
  struct StopPlace {
    var pane: Int
    var index: Int
    var owner: Owner
  }

  /// Moves the focus to the next or previous stop, wrapping around the scope.
  package mutating func moveFocus(forward: Bool, in shown: Layout<Owner>) -> [Interaction<Owner>] {
    let current = focus.flatMap { place(of: $0, in: shown) }
    guard let next = stop(from: current, forward: forward, in: shown) else { return [] }
    return setFocus(next.owner)
  }

  /// Moves the focus to the nearest item in a direction, within its group or pane.
  package mutating func moveFocus(
    columns: Int, rows: Int, in shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    guard let focus, let place = place(of: focus, in: shown) else { return [] }
    let items = shown.panes[place.pane].items
    guard let current = items.first(where: { $0.item.owner == focus }) else {
      // The focused item was scrolled out of view: the key moves the focus anyway, and scrolls it
      // back.
      let moved = rows == 0 ? [] : moveFocusBeyond(place, forward: rows > 0, in: shown)
      if moved.isEmpty { scroll(shown.panes[place.pane].owner, .reveal(focus)) }
      return moved
    }
    let (from, isInGroup) = (current.frame, current.item.stop == .group)
    func distance(_ frame: CellRect) -> (Int, Int)? {
      let across = Self.center(frame.columns) - Self.center(from.columns)
      let down = Self.center(frame.rows) - Self.center(from.rows)
      let (ahead, aside) = columns != 0 ? (across * columns, down) : (down * rows, across)
      return ahead > 0 ? (ahead, abs(aside)) : nil
    }
    let nearest = items.compactMap { entry -> (Owner, (Int, Int))? in
      guard let owner = entry.item.owner, Self.isStop(entry.item),
        !isInGroup || entry.item.stop == .group, let distance = distance(entry.frame)
      else { return nil }
      // Items in the same line come first, then those in the nearest line.
      let isAside = columns != 0 ? distance.1 > 1 : false
      return isAside ? nil : (owner, distance)
    }.min { $0.1 < $1.1 }
    if let nearest { return setFocus(nearest.0) }
    return rows == 0 ? [] : moveFocusBeyond(place, forward: rows > 0, in: shown)
  }

  /// Moves the focus to the next stop of a pane that isn't visible.
  private mutating func moveFocusBeyond(
    _ place: StopPlace, forward: Bool, in shown: Layout<Owner>
  ) -> [Interaction<Owner>] {
    let content = shown.panes[place.pane].content
    let seen = shown.panes[place.pane].items.map { $0.index }
    guard let first = seen.first, let last = seen.last else { return [] }
    // No visible item remained in this direction, if the focus is among them.
    let isSeen = (first...last).contains(place.index)
    var index = place.index + (forward ? 1 : -1)
    if isSeen { index = forward ? last + 1 : first - 1 }
    for _ in 0..<Self.searchLimit {
      guard (0..<content.count).contains(index) else { return [] }
      let item = content.item(at: index)
      if Self.isStop(item), let owner = item.owner { return setFocus(owner) }
      index += forward ? 1 : -1
    }
    return []
  }

  /// Moves the focus to the first or the last stop of its pane.
  package mutating func moveFocus(toEnd isLast: Bool, in shown: Layout<Owner>) -> [Interaction<
    Owner
  >] { moveFocus(byRows: isLast ? .max / 2 : .min / 2, in: shown) }

  /// Moves the focus by a number of rows within its pane, to the farthest stop within that
  /// distance.
  package mutating func moveFocus(byRows rows: Int, in shown: Layout<Owner>) -> [Interaction<Owner>]
  {
    guard let place = focus.flatMap({ self.place(of: $0, in: shown) }) else { return [] }
    let content = shown.panes[place.pane].content
    let farthest = max(0, min(place.index + rows, content.count - 1))
    let indices = stride(from: farthest, to: place.index, by: rows > 0 ? -1 : 1)
    for index in indices.prefix(Self.searchLimit) {
      let item = content.item(at: index)
      if Self.isStop(item), let owner = item.owner { return setFocus(owner) }
    }
    return []
  }

  /// Adapts to a new layout: drops what is gone, and returns the resulting interactions.
  package mutating func settle(into next: Layout<Owner>) -> [Interaction<Owner>] {
    focusMoved = false
    var interactions = settleCapture(into: next)
    interactions += settleScopes(into: next)
    if capture == nil, let pointer, hover != nil || next.gestures.contains(.hover) {
      interactions += hover(pointer.column, pointer.row, over: next)
    }
    return interactions
  }

  private static func center(_ range: Range<Int>) -> Int { range.lowerBound + range.upperBound }

  static func isStop(_ item: Item<Owner>) -> Bool {
    item.owner != nil && (item.stop == .regular || item.stop == .group)
  }
}

// MARK: - Order

extension InteractionState {
  /// The maximum number of items to examine in search of the next stop.
  private static var searchLimit: Int { 4096 }

  private func place(of owner: Owner, in shown: Layout<Owner>) -> StopPlace? {
    for pane in shown.focusScope {
      let content = shown.panes[pane].content
      guard let index = content.index(of: owner) else { continue }
      return Self.isStop(content.item(at: index))
        ? StopPlace(pane: pane, index: index, owner: owner) : nil
    }
    return nil
  }

  private func stop(from place: StopPlace?, forward: Bool, in shown: Layout<Owner>) -> StopPlace? {
    let panes = Array(shown.focusScope)
    guard !panes.isEmpty else { return nil }
    let group = place.flatMap { place -> Int? in
      shown.panes[place.pane].content.item(at: place.index).stop == .group ? place.pane : nil
    }
    var leavesGroup = group != nil
    let start = place.map { panes.firstIndex(of: $0.pane) ?? 0 } ?? (forward ? 0 : panes.count - 1)
    for step in 0...panes.count {
      let number = panes[(start + (forward ? step : panes.count * 2 - step)) % panes.count]
      let content = shown.panes[number].content
      var index: Int
      if step == 0, let place {
        index = place.index + (forward ? 1 : -1)
      } else {
        index = forward ? 0 : content.count - 1
      }
      var asked = 0
      while (0..<content.count).contains(index), asked < Self.searchLimit {
        let item = content.item(at: index)
        let isSameGroup = leavesGroup && number == group && item.stop == .group && step == 0
        if !isSameGroup {
          leavesGroup = false
          if Self.isStop(item), let owner = item.owner {
            return entry(into: StopPlace(pane: number, index: index, owner: owner), shown)
          }
        }
        asked += 1
        index += forward ? 1 : -1
      }
    }
    return nil
  }

  /// Returns the stop at which a group is entered: the item that its pane keeps visible, otherwise
  /// its first.
  private func entry(into place: StopPlace, _ shown: Layout<Owner>) -> StopPlace {
    let pane = shown.panes[place.pane]
    guard pane.content.item(at: place.index).stop == .group else { return place }
    if let kept = pane.keepsVisible, let index = pane.content.index(of: kept),
      pane.content.item(at: index).stop == .group
    {
      return StopPlace(pane: place.pane, index: index, owner: kept)
    }
    var first = place
    while first.index > max(0, place.index - Self.searchLimit) {
      let item = pane.content.item(at: first.index - 1)
      guard item.stop == .group, let owner = item.owner else { break }
      first = StopPlace(pane: place.pane, index: first.index - 1, owner: owner)
    }
    return first
  }
}

// MARK: - Settling

extension InteractionState {
  private mutating func settleCapture(into next: Layout<Owner>) -> [Interaction<Owner>] {
    guard let held = capture else { return [] }
    let lowest = next.focusScope.lowerBound
    let area = next.areas.last { $0.target == held.area.target && $0.pane >= lowest }
    guard let area else { return cancelCapture() }
    capture?.area = area
    return []
  }

  private mutating func settleScopes(into next: Layout<Owner>) -> [Interaction<Owner>] {
    let before = focus
    if before == nil, scopes.count == 1, !next.panes.contains(where: { $0.isModal }) { return [] }
    let modals = next.modals
    let opened = scopes
    scopes = [opened[0]]
    for modal in modals {
      if let scope = opened.first(where: { $0.modal == modal }) {
        scopes.append(scope)
        continue
      }
      scopes.append(Scope(modal: modal))
      if modal == modals.last {
        let initial = next.panes.last { $0.owner == modal }?.initialFocus
        let place = initial.flatMap { self.place(of: $0, in: next) }
        let first = place ?? stop(from: nil, forward: true, in: next)
        if let first { scopes[scopes.count - 1].focus = first.owner }
      }
    }
    if let focus {
      if let place = place(of: focus, in: next) {
        scopes[scopes.count - 1].pane = next.panes[place.pane].owner
        scopes[scopes.count - 1].index = place.index
      } else {
        scopes[scopes.count - 1].focus = neighbor(in: next)
      }
    }
    guard focus != before else { return [] }
    focusMoved = true
    return [.focused(focus)]
  }

  /// Returns the stop that replaces one that is gone: the next in order, otherwise the previous.
  private func neighbor(in next: Layout<Owner>) -> Owner? {
    guard let scope = scopes.last, let owner = scope.pane,
      let pane = next.focusScope.first(where: { next.panes[$0].owner == owner })
    else { return stop(from: nil, forward: true, in: next)?.owner }
    let content = next.panes[pane].content
    let after = (min(scope.index, content.count)..<content.count).prefix(Self.searchLimit)
    let before = (0..<min(scope.index, content.count)).reversed().prefix(Self.searchLimit)
    for index in Array(after) + Array(before) where Self.isStop(content.item(at: index)) {
      return content.item(at: index).owner
    }
    return stop(from: nil, forward: true, in: next)?.owner
  }
}
