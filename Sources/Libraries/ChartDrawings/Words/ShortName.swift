internal import Cells

extension String {
  /// The width in columns to which names are shortened in texts.
  private static let usualWidth = 40
  /// The number of letters from which a shortened name keeps its end, too.
  private static let leastWithEnd = 11

  /// Returns the name, or if it is wider than a space its start and end around an ellipsis; only its
  /// start where there is little room.
  ///
  /// The end is a share of the letters that are kept.
  func shortName(
    to space: Double, end share: Double = 1 / 3,
    width: (String) -> Double = { Double(TextWidth.columns(of: $0)) }
  ) -> String {
    guard width(self) > space else { return self }
    let characters = Array(self)
    func cut(_ count: Int) -> String {
      let end = count < Self.leastWithEnd ? 0 : Int(Double(count) * share)
      return String(characters[..<(count - end)]) + "…" + String(characters.suffix(end))
    }
    var (fitting, tooMany) = (0, characters.count)
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      if width(cut(middle)) <= space { fitting = middle } else { tooMany = middle }
    }
    return fitting == 0 ? "" : cut(fitting)
  }

  /// Returns names as texts show them: shortened, unless several would look alike.
  static func shortNames(_ names: [String]) -> [String] {
    guard names.contains(where: { $0.utf8.count > usualWidth }) else {
      return names.map { TextWidth.visible($0) }
    }
    func shortened(_ share: Double) -> [String] {
      names.map { TextWidth.visible($0).shortName(to: Double(usualWidth), end: share) }
    }
    var short = shortened(1 / 3)
    // Names that differ near their end keep more of it.
    if Set(short).count < Set(names).count { short = shortened(2 / 3) }
    let groups = Dictionary(grouping: names.indices) { short[$0] }
    return names.indices.map { index in
      let alike = groups[short[index], default: []]
      let areSame = alike.allSatisfy { names[$0] == names[index] }
      return areSame ? short[index] : TextWidth.visible(names[index])
    }
  }
}
