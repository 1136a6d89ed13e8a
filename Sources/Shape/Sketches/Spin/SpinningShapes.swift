internal import Cells
internal import Clocks
internal import Pictures
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// Layers spinning in the largest square that fits, timed by a clock that can be paused.
struct SpinningShapes: Widget {
  var layers: [LayerPlan]
  var background: RGBA?
  var motion: MotionPlan
  /// The time that they have spun, without pauses.
  var clock: SpinClock
  var rows: Int

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }
  func estimatedHeight(forWidth columns: Int) -> Int { rows }

  func draw(in context: inout DrawContext) {
    let seconds = clock.elapsed(at: context.now.sinceZero) / .seconds(1)
    let angle = motion.angle(after: min(seconds, motion.duration ?? .infinity))
    context.draw(layers.turned(by: angle), over: background, isMoving: true)
    if let next = motion.nextFrame(of: clock, after: context.now) { context.changes(at: next) }
  }
}

extension MotionPlan {
  /// Returns when the next frame is due; `nil` while the clock is paused.
  func nextFrame(of clock: SpinClock, after now: Instant) -> Instant? {
    guard clock.isRunning else { return nil }
    let elapsed = clock.elapsed(at: now.sinceZero)
    let frame = Duration.seconds(1) / rate
    return now.advanced(by: frame * (elapsed.wholeUnits(of: frame) + 1) - elapsed)
  }
}

extension DrawContext {
  /// Draws layers in the largest square that fits in the widget, over a background that fills the
  /// widget.
  ///
  /// - Parameters:
  ///   - layers: The layers.
  ///   - background: The color of the background.
  ///   - isMoving: Whether the layers move and may leave the square at times. Still ones take only
  ///     the square's cells, since a picture of the whole widget may be too large for a terminal.
  mutating func draw(_ layers: [LayerPlan], over background: RGBA?, isMoving: Bool) {
    let area = bounds
    guard !area.isEmpty else { return }
    let side = min(area.width, area.height)
    let square = Rect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
    var drawing = Drawing(size: area.size, background: nil)
    drawing.layers = layers.map { $0.layer(in: square) }
    if let background {
      let rect = Path { $0.addRect(area) }
      let below = Drawing.Layer(
        .fill(rect), paint: .solid(background.color), opacity: Double(background.opacity))
      if theme.depth != .never { drawing.layers.insert(below, at: 0) }
    }
    let layers = drawing.layers(depth: theme.depth, over: theme.background)
    let isInside = !isMoving && layers.allSatisfy { $0.lies(in: square) }
    for layer in layers {
      figure(.layer(layer, box: isInside ? square : area), layer.paint)
    }
  }
}

extension Drawing.Layer {
  /// Returns whether the layer lies entirely in a rectangle, within rounding error.
  fileprivate func lies(in rect: Rect) -> Bool {
    let bounds = outline.region.path.boundingRect
    let room = rect.insetBy(dx: -0.01, dy: -0.01)
    return bounds.minX >= room.minX && bounds.maxX <= room.maxX && bounds.minY >= room.minY
      && bounds.maxY <= room.maxY
  }
}
