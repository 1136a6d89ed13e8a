/// Suggestions for mistyped names.
package enum NearestNames {
  /// Returns up to three names with the smallest edit distance, first those that the typed word
  /// abbreviates.
  package static func nearest(to typed: String, among names: [String]) -> [String] {
    let word = Array(typed.lowercased())
    guard !word.isEmpty, word.count <= 40 else { return [] }
    let distances = names.map { name in
      (name: name, distance: distance(word, Array(name.lowercased())))
    }
    let near = distances.filter { isNear($0.distance, lengths: word.count, $0.name.count) }
    guard let least = near.map(\.distance).min() else { return [] }
    let names = near.filter { $0.distance == least }.map(\.name)
    let longer = names.filter { lacksOnlyLetters(word, of: $0) }
    return Array((longer + names.filter { !longer.contains($0) }).prefix(3))
  }

  /// Returns whether a typed word may be a misspelling of a name.
  package static func isNear(_ typed: String, to name: String) -> Bool {
    isNear(distance(Array(typed), Array(name)), lengths: typed.count, name.count)
  }

  /// Returns whether a distance is at most a third of the longer word and less than the shorter
  /// one.
  private static func isNear(_ distance: Int, lengths first: Int, _ second: Int) -> Bool {
    distance <= max(1, max(first, second) / 3) && distance < min(first, second)
  }

  /// Returns whether a word becomes a name by adding letters, as `mn` becomes `min`.
  private static func lacksOnlyLetters(_ word: [Character], of name: String) -> Bool {
    var rest = word[...]
    for letter in name.lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns the optimal string alignment distance: the number of letters to insert, delete,
  /// substitute or transpose.
  package static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        var least = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == second[j - 1], other == first[i - 1] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}
