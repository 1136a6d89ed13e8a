internal import Synchronization
package import Widgets

/// Rows that count the items requested.
package struct CountedRows<Base: Rows>: Rows {
  /// A count that all copies share.
  package final class Counter: Sendable {
    private let count = Mutex(0)

    package var value: Int { count.withLock { $0 } }
    package func reset() { count.withLock { $0 = 0 } }
    package func add() { count.withLock { $0 += 1 } }
  }

  private let base: Base
  package let counter = Counter()

  package init(_ base: Base) { self.base = base }

  package var count: Int { base.count }

  package func item(at index: Int) -> Item<Base.Owner> {
    counter.add()
    return base.item(at: index)
  }

  package func index(of owner: Base.Owner) -> Int? { base.index(of: owner) }
}

/// Rows named `row 0`, `row 1` and so on, each owned by its index.
package struct NumberedRows: Rows {
  package let count: Int

  package init(count: Int) { self.count = count }

  package func item(at index: Int) -> Item<String> {
    Block("row \(index)").owned(by: "\(index)")
  }

  package func index(of owner: String) -> Int? {
    Int(owner).flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}
