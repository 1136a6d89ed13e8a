internal import Cells
package import ChartDrawings
internal import Charts
package import Outputs

extension ChartState {
  /// Sets the window to the range between the given dates.
  package mutating func placeWindow(_ look: ChartLook) throws(CommandError) {
    guard let range = try requestedRange(look) else { return }
    window.select(range.lowerBound, range.upperBound)
    snap()
  }

  /// Returns the range between the given dates; `nil` if there are none.
  func requestedRange(_ look: ChartLook) throws(CommandError) -> ClosedRange<Double>? {
    guard look.from != nil || look.to != nil else { return nil }
    let lower = try look.from.map { text throws(CommandError) in
      try place(text, "--from").lowerBound
    }
    let upper = try look.to.map { text throws(CommandError) in try place(text, "--to").upperBound }
    let start = lower ?? window.whole.lowerBound
    let end = upper ?? window.whole.upperBound
    guard start <= end else {
      let words =
        look.from == nil || look.to == nil
        ? "the data ends before --from or begins after --to; it covers "
          + self.words.span(of: nil)
        : "--from \(look.from ?? "") is after --to \(look.to ?? "")"
      throw CommandError(words: TextWidth.visible(words))
    }
    return start...end
  }

  /// Throws if a rule's position isn't on the axis.
  package func checkRules() throws(CommandError) {
    for rule in look.rules {
      if case .position(let text) = rule.coordinate { _ = try place(text, "--rule") }
    }
  }

  private func place(_ text: String, _ option: String) throws(CommandError) -> ClosedRange<Double> {
    do throws(DateEntryError) {
      return try place(of: text)
    } catch { throw CommandError(words: "\(option): \(error)") }
  }
}
