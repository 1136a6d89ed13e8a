extension Pane {
  /// Returns the pane with its owners mapped; `back` is the inverse map.
  package func map<Other: Hashable & Sendable>(
    _ transform: @escaping @Sendable (Owner) -> Other, back: @escaping @Sendable (Other) -> Owner?
  ) -> Pane<Other> {
    let position: Pane<Other>.Position =
      switch position {
      case .whole: .whole
      case .cells(let cells): .cells(cells)
      case .centered(let columns, let rows): .centered(columns: columns, rows: rows)
      case .below(let owner, let columns): .below(transform(owner), columns: columns)
      }
    var pane = Pane<Other>(
      transform(owner), position, MappedRows(base: content, transform: transform, back: back),
      arrangement: arrangement)
    pane.background = background
    pane.hasBorder = hasBorder
    pane.title = title
    pane.isModal = isModal
    pane.keepsVisible = keepsVisible.map(transform)
    pane.margin = margin
    pane.initialFocus = initialFocus.map(transform)
    pane.scrollsByKeys = scrollsByKeys
    pane.showsScrollBar = showsScrollBar
    pane.animatesChanges = animatesChanges
    return pane
  }
}

/// Rows with their owners mapped.
private struct MappedRows<Base: Hashable & Sendable, Owner: Hashable & Sendable>: Rows {
  let base: any Rows<Base>
  let transform: @Sendable (Base) -> Owner
  let back: @Sendable (Owner) -> Base?

  var count: Int { base.count }
  func item(at index: Int) -> Item<Owner> { base.item(at: index).map(transform) }
  func index(of owner: Owner) -> Int? { back(owner).flatMap { base.index(of: $0) } }
}

extension Item {
  fileprivate func map<Other: Hashable & Sendable>(_ transform: (Owner) -> Other) -> Item<Other> {
    var item = Item<Other>(widget)
    item.owner = owner.map(transform)
    item.isIdentifiedByOwner = isIdentifiedByOwner
    switch stop {
    case .none: item.stop = .none
    case .mouseOnly: item.stop = .mouseOnly
    case .regular: item.stop = .regular
    case .group: item.stop = .group
    }
    item.takesText = takesText
    item.dimmedReason = dimmedReason
    return item
  }

  private init(_ widget: AnyWidget) { self = Self.wrapping(widget.base) }

  private static func wrapping(_ widget: some Widget) -> Item { Item(widget) }
}
