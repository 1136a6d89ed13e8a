internal import Cells
internal import Countdowns
internal import Raster
internal import Shapes

/// The time in large digits, or in the screen's own where there is no room for large ones.
struct DigitBlock {
  private static let weight = 0.15

  let state: FaceState
  let look: Look
  /// Whether the digits stand on paint and need a border of the ground round them.
  let haloed: Bool

  func add(to scene: inout Scene, in box: Rect, row: Int) {
    let cell = scene.canvas.cell
    let layout = NumeralText("", weight: Self.weight).layout(state.digits, in: box)
    // Strokes thinner than this are smudges: two cells high and one wide is the least.
    guard let first = layout.first, first.box.height >= 2.6 * cell.height else {
      return scene.add(centered: state.digits, row: row, style: textStyle)
    }
    let halo = haloed ? first.box.height * 0.09 : 0
    if halo > 0 {
      for (character, box) in layout {
        scene.add(
          .numeral(character, box: box, weight: Self.weight, halo: halo), .solid(look.ground))
      }
    }
    for (character, box) in layout {
      scene.add(.numeral(character, box: box, weight: Self.weight), .solid(color))
    }
  }

  private var color: RGB {
    switch state.snapshot.phase {
    case .ringing: state.isFlashDark ? look.text : alarm
    case .paused: look.faded
    case .ready, .running, .ended: look.text
    }
  }

  private var alarm: RGB { look.depth == .never ? look.text : look.accent(.last) }

  private var textStyle: Style {
    var style = look.style(state.urgency)
    if state.isFlashDark || (look.depth == .never && state.snapshot.phase == .ringing) {
      style.attributes.insert(.reverse)
    }
    if state.snapshot.phase == .paused { style.attributes = .dim }
    return style
  }
}
