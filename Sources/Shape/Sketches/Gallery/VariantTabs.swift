internal import Cells
internal import Scenes
internal import Widgets

/// The names of the variants side by side, as many as fit around the selected one; clicking
/// selects.
struct VariantTabs: Widget {
  var names: [String]
  var selection: Int

  func draw(in context: inout DrawContext) {
    // The names begin in the same column as those of the shapes.
    let shown = shown(columns: context.columns - 1)
    var column = 1
    for index in shown {
      column = context.tab(
        names[index], isSelected: index == selection, part: index, column: column)
    }
    if shown.count < names.count {
      context.text(
        "\(selection + 1)/\(names.count)", column: max(column + 1, context.columns - 5),
        style: context.theme.style(.secondary))
    }
  }

  private func width(of index: Int) -> Int { TextWidth.columns(of: names[index]) + 2 }

  /// Returns the range of names that fit around the selected one.
  private func shown(columns: Int) -> Range<Int> {
    let all = names.indices
    guard all.reduce(0, { $0 + width(of: $1) }) > columns else { return all }
    let room = columns - 6
    var range = selection..<selection + 1
    var used = width(of: selection)
    while true {
      let next = range.upperBound < all.upperBound ? range.upperBound : nil
      let previous = range.lowerBound > 0 ? range.lowerBound - 1 : nil
      if let next, used + width(of: next) <= room {
        used += width(of: next)
        range = range.lowerBound..<next + 1
      } else if let previous, used + width(of: previous) <= room {
        used += width(of: previous)
        range = previous..<range.upperBound
      } else {
        return range
      }
    }
  }
}
