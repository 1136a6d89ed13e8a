internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes

/// The time in large digits, or in the screen's own where there is no room for large ones.
struct DigitBlock {
  private static let weight = 0.15

  let state: FaceState
  let theme: Theme
  /// Whether the digits stand on paint and need a border of the background round them.
  let haloed: Bool

  func add(to scene: inout Scene, in box: Rect, row: Int) {
    let cell = scene.canvas.cell
    let boxes = layout(in: box, cell: cell)
    // Strokes thinner than this are smudges.
    guard let first = boxes.first, first.box.height >= 2.6 * cell.height else {
      return scene.add(
        centered: state.digits(within: scene.canvas.columns), row: row, style: textStyle)
    }
    if haloed {
      let halo = first.box.height * 0.09
      for (character, box) in boxes {
        scene.add(
          .numeral(character, box: box, weight: Self.weight, halo: halo), .solid(theme.background))
      }
    }
    for (character, box) in boxes {
      scene.add(.numeral(character, box: box, weight: Self.weight), .solid(color))
    }
  }

  /// Lays out the digits so that all begin at the same place within a cell: alike digits then look
  /// alike, and upright strokes are sharp.
  private func layout(in box: Rect, cell: Size) -> [(character: Character, box: Rect)] {
    let text = NumeralText("", weight: Self.weight)
    let loose = text.layout(state.digits, in: box)
    guard let digit = loose.first(where: { $0.character.isNumber })?.box,
      digit.width >= 3 * cell.width
    else { return loose }
    let scale = (digit.width / cell.width).rounded(.down) * cell.width / digit.width
    let snapped = text.layout(
      state.digits,
      in: box.insetBy(dx: box.width * (1 - scale) / 2, dy: 0)
        .intersection(box.insetBy(dx: 0, dy: (box.height - digit.height * scale) / 2)))
    guard let first = snapped.first?.box else { return loose }
    let offset = (
      x: toGrid(first.minX, cell.width) - first.minX,
      y: toGrid(first.minY, cell.height / 2) - first.minY
    )
    return snapped.map { ($0.character, $0.box.offsetBy(dx: offset.x, dy: offset.y)) }
  }

  private func toGrid(_ position: Double, _ step: Double) -> Double {
    (position / step).rounded() * step
  }

  private var color: RGB {
    switch state.snapshot.phase {
    case .ringing: state.isFlashDark ? theme.color(.text) : alarm
    case .paused: theme.color(.dimmed)
    case .ready, .running, .ended: theme.color(.text)
    }
  }

  private var alarm: RGB { theme.depth == .never ? theme.color(.text) : theme.color(.urgent) }

  private var textStyle: Style {
    var style = theme.style(state.urgency)
    if state.isFlashDark || (theme.depth == .never && state.snapshot.phase == .ringing) {
      style.attributes.insert(.reverse)
    }
    if state.snapshot.phase == .paused { style.attributes = .dim }
    return style
  }
}
