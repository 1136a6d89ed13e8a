package import Cells
package import Scenes

extension Pane {
  /// An answer to a question, with the reason it can’t be given, if there is one.
  package typealias Answer = (label: String, owner: Owner, refusal: String?)

  private static var questionColumns: Int { 46 }

  /// Returns a sheet with a question and a button for each answer, the first of which is the default.
  package static func question(
    _ text: String, _ answers: [Answer], owner: Owner, title: String, in surroundings: Surroundings
  ) -> Pane {
    let buttons = answers.enumerated().map { place, answer in
      Button(answer.label, isDefault: place == 0, alignment: .center).owned(by: answer.owner)
        .dimmed(answer.refusal)
    }
    return Pane(
      owner, .centered(columns: questionColumns),
      BuiltRows([Item(Text(text)), Item(Spacing())] + buttons)
    ).sheet(title, background: surroundings.theme.style(.raised))
  }

  /// Returns a line of text above all other panes, in the last row unless cells are given.
  package static func line(
    _ text: String, _ role: Theme.Role, owner: Owner, at cells: CellRect? = nil,
    in surroundings: Surroundings
  ) -> Pane {
    let canvas = surroundings.canvas
    let last = CellRect(
      columns: 0..<canvas.columns, rows: max(0, canvas.rows - 1)..<max(1, canvas.rows))
    let shown = TextWidth.truncated(TextWidth.visible(text), to: canvas.columns)
    var pane = Pane(owner, .cells(cells ?? last)) {
      Text([Text.StyledRun(shown, role, isBold: true)], alignment: .center)
        .owned(by: owner, stop: .mouseOnly)
    }
    pane.background = surroundings.theme.style(.raised)
    return pane
  }
}
