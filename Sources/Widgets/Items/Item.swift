/// A widget with its place in the program: who owns it, and how it takes part in focus.
package struct Item<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// How an item takes part in the focus order.
  package enum Stop: Hashable, Sendable {
    /// It is passed over, and clicks go through it.
    case none
    /// It can be clicked but not focused.
    case mouseOnly
    /// It is a stop of its own.
    case regular
    /// It and its neighbors are one stop: arrows move inside, Tab leaves.
    case group
  }

  package var widget: AnyWidget
  package var owner: Owner?
  /// Whether the item stays itself when its widget changes, so that it is updated and not replaced.
  package var isIdentifiedByOwner = false
  package var stop = Stop.none
  /// Whether printable keys go to the item before any key table.
  package var takesText = false
  /// Why the item can't be used now.
  package var dimmedReason: String?

  package init(_ widget: some Widget) { self.widget = AnyWidget(widget) }
}

extension Item {
  /// Returns the item as one that stays itself when its widget changes.
  package func id() -> Item {
    var item = self
    item.isIdentifiedByOwner = true
    return item
  }

  /// Returns the item dimmed, for a reason that is shown to whoever tries it; `nil` leaves it on.
  package func dimmed(_ reason: String?) -> Item {
    var item = self
    item.dimmedReason = reason
    return item
  }

  /// Returns the item as one that takes printable keys before any key table.
  package func takingText() -> Item {
    var item = self
    item.takesText = true
    return item
  }
}

extension Widget {
  /// Returns the widget as an item of an owner.
  package func owned<Owner: Hashable & Sendable>(
    by owner: Owner, stop: Item<Owner>.Stop = .regular
  ) -> Item<Owner> {
    var item = Item<Owner>(self)
    item.owner = owner
    item.stop = stop
    return item
  }
}

/// What makes an item the same in two frames.
package enum ItemIdentity<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// Its value, numbered where several are equal.
  case value(AnyWidget, occurrence: Int)
  /// Its owner, numbered where several have the same.
  case owner(Owner, occurrence: Int)
}

/// Numbers equal items in their order.
package struct ItemIdentities<Owner: Hashable & Sendable> {
  private var values: [AnyWidget: Int] = [:]
  private var owners: [Owner: Int] = [:]

  package init() {}

  /// Returns the identity of the next item.
  package mutating func next(_ item: Item<Owner>) -> ItemIdentity<Owner> {
    next(item, byOwner: item.isIdentifiedByOwner)
  }

  /// Returns the identity of the next item, by its owner if it has one or by its widget.
  mutating func next(_ item: Item<Owner>, byOwner: Bool) -> ItemIdentity<Owner> {
    guard byOwner, let owner = item.owner else {
      defer { values[item.widget, default: 0] += 1 }
      return .value(item.widget, occurrence: values[item.widget, default: 0])
    }
    defer { owners[owner, default: 0] += 1 }
    return .owner(owner, occurrence: owners[owner, default: 0])
  }
}
