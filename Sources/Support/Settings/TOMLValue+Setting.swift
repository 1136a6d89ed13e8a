internal import TOML

extension TOMLValue {
  /// Returns this value with a nested one replaced, or removed if `nil`; `nil` if that isn't
  /// possible.
  ///
  /// Missing tables on the path are created; an index may be one past the last.
  func setting(_ value: TOMLValue?, at path: some Collection<TOMLPath.Component>) -> TOMLValue? {
    guard let first = path.first else { return value }
    let rest = path.dropFirst()
    switch (self, first) {
    case (.table(var members), .key(let key)):
      if rest.isEmpty {
        members[key] = value
      } else {
        guard let inner = (members[key] ?? .table([:])).setting(value, at: rest) else { return nil }
        members[key] = inner
      }
      return .table(members)
    case (.array(var elements), .index(let index)) where (0...elements.count).contains(index):
      let old: TOMLValue = index < elements.count ? elements[index] : .table([:])
      let new = rest.isEmpty ? value : old.setting(value, at: rest)
      if value != nil || !rest.isEmpty, new == nil { return nil }
      elements.replaceSubrange(index..<min(index + 1, elements.count), with: new.map { [$0] } ?? [])
      return .array(elements)
    default: return nil
    }
  }
}
