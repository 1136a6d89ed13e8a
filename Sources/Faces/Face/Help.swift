internal import Cells

/// The list of keys, as a box in the middle of the screen.
enum Help {
  private static let keys: [(key: String, meaning: String)] = [
    ("space", "pause, go on"),
    ("+ −", "a minute more, less"),
    ("] [", "ten seconds more, less"),
    ("r", "restart"),
    ("f", "next face"),
    ("e e", "finish now"),
    ("q", "cancel"),
    ("Enter", "stop the alarm"),
    ("s", "snooze the alarm"),
    ("Esc ?", "close this"),
  ]
  private static let keyWidth = 7
  private static let width = 34

  static func add(to scene: inout Scene) {
    let canvas = scene.canvas
    guard canvas.rows >= keys.count + 2, canvas.columns >= width else { return addLine(to: &scene) }
    let left = (canvas.columns - width) / 2
    let top = (canvas.rows - keys.count - 2) / 2
    let edge = String(repeating: "─", count: width - 2)
    scene.add("╭\(edge)╮", column: left, row: top, style: Style())
    for (index, line) in keys.enumerated() {
      let key = line.key + String(repeating: " ", count: keyWidth - line.key.count)
      let text = "│ \(key)\(line.meaning)"
      let rest = String(repeating: " ", count: width - 1 - text.count)
      scene.add(text + rest + "│", column: left, row: top + 1 + index, style: Style())
    }
    scene.add("╰\(edge)╯", column: left, row: top + 1 + keys.count, style: Style())
  }

  /// Where the box has no room, one line with the most important keys, over the whole width.
  private static func addLine(to scene: inout Scene) {
    let columns = scene.canvas.columns
    let text = lines.first { TextWidth.columns(of: $0) <= columns }
    guard let text else { return }
    let rest = String(repeating: " ", count: columns - TextWidth.columns(of: text))
    scene.add(
      text + rest, column: 0, row: scene.canvas.rows / 2, style: Style(attributes: .reverse))
  }

  private static let lines = [
    "space pause · + − ] [ time · r restart · f face · ee finish · q cancel · Enter stop",
    "space pause · + − ] [ time · r restart · ee finish · q cancel",
    "space pause · + − time · q cancel",
    "space pause · q cancel",
  ]
}
