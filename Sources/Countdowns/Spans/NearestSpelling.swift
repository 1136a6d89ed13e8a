extension SpanUnit {
  /// Returns the spelling that is the fewest typing errors away, if one is near enough to guess.
  static func nearestSpelling(to word: String) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count <= 12 else { return nil }
    var nearest: (spelling: String, distance: Int)?
    for spelling in SpanUnit.allCases.flatMap(\.spellings) {
      let distance = editDistance(typed, Array(spelling))
      // A word of which half is wrong was some other word.
      guard 2 * distance < min(typed.count, spelling.count) + 1, distance <= 2 else { continue }
      if distance < nearest?.distance ?? .max { nearest = (spelling, distance) }
    }
    return nearest?.spelling
  }
}

/// Returns how many letters must be added, removed or changed (Levenshtein's distance).
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var row = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let changed = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[second.count]
}
