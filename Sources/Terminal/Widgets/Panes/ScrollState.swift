/// The scroll position of a pane: a row and its lines above the edge rather than an absolute line,
/// so that rows inserted above don't move the visible ones.
package struct ScrollState<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// A position in the content.
  package struct ScrollAnchor: Hashable, Sendable {
    /// The first visible band.
    package var band = 0
    /// The number of lines of that band above the edge.
    package var linesAbove = 0
    /// The owner of the band's first item, by which it is found again.
    package var owner: Owner?
  }

  /// A scroll request that the next layout carries out, since it knows the heights.
  package enum PendingScroll: Hashable, Sendable {
    /// Scrolls by a number of lines; positive moves the content up.
    case lines(Int)
    /// Scrolls to a fraction of the scroll range, from 0 to 1.
    case share(Double)
    /// Scrolls so that an owner's item is visible.
    case reveal(Owner)
  }

  package var anchor = ScrollAnchor()
  package var requests: [PendingScroll] = []
  /// The owner that was last scrolled into view because the pane keeps it visible.
  package var kept: Owner?
  /// The size for which the state was computed.
  package var columns = 0, rows = 0
  package var heights = HeightIndex(count: 0, estimate: 1)
  /// The heights measured at the current width.
  package var cache = HeightCache()
  /// The items that are unfolding or folding away.
  package var changes = PaneChanges<Owner>()

  package init() {}

  /// Adds a request; requests by lines are added up.
  package mutating func request(_ request: PendingScroll) {
    if case .lines(let more) = request, case .lines(let lines)? = requests.last {
      requests[requests.count - 1] = .lines(lines + more)
    } else {
      requests.append(request)
    }
  }
}

/// A cache of measured heights by widget, for one width and surroundings, that is emptied when
/// full.
package struct HeightCache: Hashable, Sendable {
  private static let capacity = 1024
  private var heights: [AnyWidget: Int] = [:]
  private var surroundings: Surroundings?

  package init() {}

  /// Drops the heights if they were measured in other surroundings.
  package mutating func enter(_ surroundings: Surroundings) {
    guard surroundings != self.surroundings else { return }
    self.surroundings = surroundings
    heights.removeAll(keepingCapacity: true)
  }

  /// Returns a widget's height, measured at most once.
  package mutating func height(
    of widget: AnyWidget, columns: Int, in surroundings: Surroundings
  ) -> Int {
    if let height = heights[widget] { return height }
    let height = max(0, widget.base.height(forWidth: columns, in: surroundings))
    if heights.count >= Self.capacity { heights.removeAll(keepingCapacity: true) }
    heights[widget] = height
    return height
  }
}
