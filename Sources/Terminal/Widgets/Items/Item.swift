/// A widget with its owner and its role in the focus order.
package struct Item<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// The role of an item in the focus order.
  package enum FocusStop: Hashable, Sendable {
    /// The item is skipped, and clicks go through it.
    case none
    /// The item can be clicked but not focused.
    case mouseOnly
    /// The item is a stop of its own.
    case regular
    /// The item and its neighbors are one stop: arrows move inside, Tab leaves.
    case group
  }

  package var widget: AnyWidget
  package var owner: Owner?
  /// Whether the item keeps its identity when its widget changes, so that it is updated rather than
  /// replaced.
  package var isIdentifiedByOwner = false
  package var stop = FocusStop.none
  /// Whether printable keys go to the item before any key table.
  package var takesText = false
  /// The reason why the item can't be used now.
  package var dimmedReason: String?

  package init(_ widget: some Widget) { self.widget = AnyWidget(widget) }
}

extension Item {
  /// Returns the item with an identity that survives a change of its widget.
  package func id() -> Item {
    var item = self
    item.isIdentifiedByOwner = true
    return item
  }

  /// Returns the item dimmed, with a reason that is shown when the user tries it; `nil` leaves it
  /// enabled.
  package func dimmed(_ reason: String?) -> Item {
    var item = self
    item.dimmedReason = reason
    return item
  }

  /// Returns the item with printable keys going to it before any key table.
  package func takingText() -> Item {
    var item = self
    item.takesText = true
    return item
  }
}

extension Widget {
  package func owned<Owner: Hashable & Sendable>(
    by owner: Owner, stop: Item<Owner>.FocusStop = .regular
  ) -> Item<Owner> {
    var item = Item<Owner>(self)
    item.owner = owner
    item.stop = stop
    return item
  }
}

/// The identity of an item across frames.
package enum ItemIdentity<Owner: Hashable & Sendable>: Hashable, Sendable {
  /// The widget's value, numbered if several are equal.
  case value(AnyWidget, occurrence: Int)
  /// The owner, numbered if it has several items.
  case owner(Owner, occurrence: Int)
}

/// A counter that numbers equal items in order.
package struct ItemIdentities<Owner: Hashable & Sendable> {
  private var values: [AnyWidget: Int] = [:]
  private var owners: [Owner: Int] = [:]

  package init() {}

  package mutating func next(_ item: Item<Owner>) -> ItemIdentity<Owner> {
    next(item, byOwner: item.isIdentifiedByOwner)
  }

  /// Returns the identity of the next item, by its owner, if any, or by its widget.
  mutating func next(_ item: Item<Owner>, byOwner: Bool) -> ItemIdentity<Owner> {
    guard byOwner, let owner = item.owner else {
      defer { values[item.widget, default: 0] += 1 }
      return .value(item.widget, occurrence: values[item.widget, default: 0])
    }
    defer { owners[owner, default: 0] += 1 }
    return .owner(owner, occurrence: owners[owner, default: 0])
  }
}
