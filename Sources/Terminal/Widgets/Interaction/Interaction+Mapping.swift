extension Interaction {
  /// Returns the interaction with its owners mapped; `nil` if an owner maps to `nil`.
  package func compactMap<Other: Hashable & Sendable>(
    _ transform: (Owner) -> Other?
  ) -> Interaction<Other>? {
    func map(_ hit: Hit<Owner>) -> Hit<Other>? {
      transform(hit.owner).map {
        Hit(owner: $0, part: hit.part, column: hit.column, row: hit.row, area: hit.area)
      }
    }
    switch self {
    case .pressed(let hit, let clicks, let button, let modifiers):
      return map(hit).map { .pressed($0, clicks: clicks, button, modifiers) }
    case .dragged(let hit, let start):
      guard let hit = map(hit), let start = map(start) else { return nil }
      return .dragged(hit, from: start)
    case .released(let hit, let isInside): return map(hit).map { .released($0, isInside: isInside) }
    case .canceled(let hit): return map(hit).map { .canceled($0) }
    case .held(let hit): return map(hit).map { .held($0) }
    case .wheeled(let hit, let columns, let rows):
      return map(hit).map { .wheeled($0, columns: columns, rows: rows) }
    case .hovered(let hit): return .hovered(hit.flatMap(map))
    case .activated(let hit, let clicks): return map(hit).map { .activated($0, clicks: clicks) }
    case .pressedOutside: return .pressedOutside
    case .focused(let owner): return .focused(owner.flatMap(transform))
    case .typed(let press, let owner): return .typed(press, at: owner.flatMap(transform))
    case .pasted(let text, let owner): return .pasted(text, at: owner.flatMap(transform))
    case .refused(let owner, let reason):
      return transform(owner).map { .refused($0, reason: reason) }
    }
  }
}
