internal import Clocks
internal import Shapes

/// The inserted items of a pane that are unfolding, and the removed ones that are folding away.
///
/// Only visible items are compared, so the work doesn't grow with the list. An item between two
/// others that were already visible, or at an end that was entirely visible, was inserted; one that
/// lay between two that are still visible was removed. Items that enter or leave at an edge were
/// scrolled.
package struct PaneChanges<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// An item in the last layout.
  struct Shown: Hashable, Sendable {
    var identity: ItemIdentity<Owner>
    var item: Item<Owner>
    var rows: Int
  }

  /// The visible extent of the content in the last layout, and its size.
  struct Extent: Hashable, Sendable {
    var columns: Int, rows: Int
    var hasStart: Bool, hasEnd: Bool
  }

  /// A removed item that is folding away.
  struct Ghost: Hashable, Sendable {
    var shown: Shown
    /// The item above it; `nil` at the start of the content.
    var previous: ItemIdentity<Owner>?
    var share: Animated<Unfolding>
  }

  package static var duration: Duration { .milliseconds(150) }

  private(set) var ghosts: [Ghost] = []
  private var unfolding: [ItemIdentity<Owner>: Animated<Unfolding>] = [:]
  private var shown: [Shown] = []
  private var extent: Extent?

  package init() {}

  /// Whether nothing is moving.
  var isAtRest: Bool { ghosts.isEmpty && unfolding.isEmpty }

  /// Returns how far an item is unfolded; `nil` if entirely.
  func share(of identity: ItemIdentity<Owner>) -> Animated<Unfolding>? { unfolding[identity] }

  /// Updates to the items that are visible now, and starts and ends transitions.
  mutating func follow(_ next: [Shown], _ extent: Extent, isStill: Bool, at now: Instant) {
    defer { (shown, self.extent) = (next, extent) }
    ghosts.removeAll { !$0.share.isMoving(at: now) }
    unfolding = unfolding.filter { $0.value.isMoving(at: now) }
    guard !isStill, let last = self.extent,
      (last.columns, last.rows) == (extent.columns, extent.rows)
    else { return stop() }
    guard shown != next else { return }
    let ends = (start: last.hasStart && extent.hasStart, end: last.hasEnd && extent.hasEnd)
    let inserted = Self.added(to: shown, in: next, ends)
    let removed = Self.added(to: next, in: shown, ends)
    guard !(inserted.isEmpty && removed.isEmpty && isAtRest) else { return }
    let identities = Set(next.map { $0.identity })
    for index in removed { fold(shown[index], after: index, now) }
    for index in inserted { unfold(next[index].identity, now) }
    unfolding = unfolding.filter { identities.contains($0.key) }
    ghosts.removeAll { ghost in
      identities.contains(ghost.shown.identity)
        || ghost.previous.map { !identities.contains($0) } ?? !extent.hasStart
    }
  }

  private mutating func stop() { (ghosts, unfolding) = ([], [:]) }

  private mutating func unfold(_ identity: ItemIdentity<Owner>, _ now: Instant) {
    var share =
      ghosts.first { $0.shown.identity == identity }?.share ?? Animated(Unfolding(share: 0))
    share.move(to: Unfolding(share: 1), at: now, in: Self.duration)
    unfolding[identity] = share
  }

  private mutating func fold(_ item: Shown, after index: Int, _ now: Instant) {
    var share = unfolding[item.identity] ?? Animated(Unfolding(share: 1))
    share.move(to: Unfolding(share: 0), at: now, in: Self.duration)
    // Neighbors that disappear together are attached to the same item.
    let gone = Set(ghosts.map { $0.shown.identity })
    let previous = shown[..<index].last { !gone.contains($0.identity) }?.identity
    ghosts.append(Ghost(shown: item, previous: previous, share: share))
  }

  /// Returns the indices of elements in `all` but not in `some`, between two that are in both or at
  /// an end that both show.
  private static func added(
    to some: [Shown], in all: [Shown], _ ends: (start: Bool, end: Bool)
  ) -> [Int] {
    let known = Set(some.map { $0.identity })
    let common = all.indices.filter { known.contains(all[$0].identity) }
    guard common.first != nil || (ends.start && ends.end) else { return [] }
    let first = ends.start ? 0 : (common.first ?? 0)
    let last = ends.end ? all.count : (common.last.map { $0 + 1 } ?? 0)
    guard last - first > common.count else { return [] }
    let doubled = doubled(some).union(doubled(all))
    return (first..<last).filter {
      !known.contains(all[$0].identity) && !doubled.contains(all[$0].identity.unnumbered)
    }
  }

  /// Returns the identities of repeated items: equal items are numbered in visible order, so it is
  /// unknown which one is new.
  private static func doubled(_ items: [Shown]) -> Set<ItemIdentity<Owner>> {
    Set(items.lazy.filter { $0.identity.isRepeated }.map { $0.identity.unnumbered })
  }
}

extension ItemIdentity {
  /// Whether an equal item precedes this one.
  var isRepeated: Bool {
    switch self {
    case .value(_, let occurrence), .owner(_, let occurrence): occurrence > 0
    }
  }

  /// The identity of the first of equal items.
  var unnumbered: ItemIdentity {
    switch self {
    case .value(let widget, _): .value(widget, occurrence: 0)
    case .owner(let owner, _): .owner(owner, occurrence: 0)
    }
  }
}

/// The unfolded fraction of an item, from 0 to 1.
struct Unfolding: Animatable, Hashable, Sendable {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
}
