/// A result builder for the items of a pane, from expressions, conditions and loops.
@resultBuilder
package enum WidgetBuilder<Owner: Hashable & Sendable> {
  package static func buildExpression(_ widget: some Widget) -> [Item<Owner>] { [Item(widget)] }
  package static func buildExpression(_ item: Item<Owner>) -> [Item<Owner>] { [item] }
  package static func buildExpression(_ items: [Item<Owner>]) -> [Item<Owner>] { items }
  package static func buildBlock() -> [Item<Owner>] { [] }
  package static func buildPartialBlock(first: [Item<Owner>]) -> [Item<Owner>] { first }
  package static func buildPartialBlock(
    accumulated: [Item<Owner>], next: [Item<Owner>]
  ) -> [Item<Owner>] { accumulated + next }
  package static func buildOptional(_ part: [Item<Owner>]?) -> [Item<Owner>] { part ?? [] }
  package static func buildEither(first: [Item<Owner>]) -> [Item<Owner>] { first }
  package static func buildEither(second: [Item<Owner>]) -> [Item<Owner>] { second }
  package static func buildArray(_ parts: [[Item<Owner>]]) -> [Item<Owner>] {
    Array(parts.joined())
  }
}
