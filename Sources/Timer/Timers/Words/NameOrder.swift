/// The sort order of names: numbers by value first, then all others.
package enum NameOrder {
  /// Returns whether a name sorts before another.
  package static func isBefore(_ one: String, _ other: String) -> Bool {
    switch (Int(one), Int(other)) {
    case (let one?, let other?): one < other
    case (_?, nil): true
    case (nil, _?): false
    case (nil, nil): one < other
    }
  }
}
