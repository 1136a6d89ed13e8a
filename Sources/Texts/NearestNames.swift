/// Suggestions for mistyped names.
package enum NearestNames {
  /// Returns up to three names with the fewest typing errors, the nearest first.
  package static func nearest(to typed: String, among names: [String]) -> [String] {
    let word = Array(typed.lowercased())
    guard !word.isEmpty, word.count <= 40 else { return [] }
    let distances = names.map { name in
      (name: name, distance: distance(word, Array(name.lowercased())))
    }
    // If more than a third is wrong, another word was meant.
    let near = distances.filter { $0.distance <= max(1, max(word.count, $0.name.count) / 3) }
    guard let least = near.map(\.distance).min() else { return [] }
    return near.filter { $0.distance == least }.prefix(3).map(\.name)
  }

  /// Returns the optimal string alignment distance: the number of letters to add, remove, change or
  /// swap with their neighbor.
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
