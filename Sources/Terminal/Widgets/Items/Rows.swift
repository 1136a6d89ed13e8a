/// The items of a pane, which are requested one at a time, only as far as they are visible.
package protocol Rows<Owner>: Sendable {
  associatedtype Owner: Hashable & Sendable

  /// The number of items.
  var count: Int { get }

  /// Returns an item; `index` is from 0 to `count - 1`.
  func item(at index: Int) -> Item<Owner>

  /// Returns the index of an owner's item; `nil` if there is none.
  func index(of owner: Owner) -> Int?
}

/// An array of items, as created by a builder.
package struct BuiltRows<Owner: Hashable & Sendable>: Rows, Hashable {
  package var items: [Item<Owner>]

  package init(_ items: [Item<Owner>]) { self.items = items }

  /// Builds the items.
  package init(@WidgetBuilder<Owner> _ items: () -> [Item<Owner>]) { self.items = items() }

  package var count: Int { items.count }
  package func item(at index: Int) -> Item<Owner> { items[index] }
  package func index(of owner: Owner) -> Int? { items.firstIndex { $0.owner == owner } }
}
