internal import Clocks
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes

/// The animation of a dial besides the time: two rotating hues, and two dots moving in opposite
/// directions.
///
/// It is a function of the counted time alone, so a late or dropped frame has no lasting effect, and
/// a pause stops it where it is.
package struct FaceEffects: Hashable, Sendable {
  /// The time that the timer has counted, rounded down to a frame.
  package let time: Duration

  package init(after counted: Duration) {
    let steps = counted.wholeUnits(of: Self.step)
    time = Self.step * steps
  }

  /// The time between two frames.
  package static let step = Duration.milliseconds(200)
  /// The period of each hue, and its number of steps.
  ///
  /// Each step redraws the entire dial, which is most of the cost of the effects in cells.
  static let (hueTime, hueSteps) = (Duration.seconds(10), 20)
  /// The period of each dot; after it, their directions swap.
  static let dotTime = Duration.seconds(5)
  /// Returns the factor by which the digits' area is enlarged to leave space for the dots, which come
  /// closer to the center of a diamond.
  static func digitRoom(in dial: Dial) -> Double { dial.form == .diamond ? 1.3 : 1.12 }

  /// The two hues of a gradient, from 0 to 1.
  var hues: (first: Double, second: Double) {
    let turn = Double(time.wholeUnits(of: Self.hueTime / Self.hueSteps)) / Double(Self.hueSteps)
    func fraction(_ hue: Double) -> Double { hue - hue.rounded(.down) }
    return (fraction(0.5 + turn), fraction(0.3 + turn))
  }

  /// The directions of the two dots, clockwise from 12 o'clock.
  var dots: (first: Angle, second: Angle) {
    let rounds = time.wholeUnits(of: Self.dotTime)
    let share = UnitCurve.easeInOut.value(at: (time - Self.dotTime * rounds) / Self.dotTime)
    let (way, back) = (Angle.degrees(360 * share), Angle.degrees(360 * (1 - share)))
    return rounds % 2 == 0 ? (way, back) : (back, way)
  }

  /// Adds the dots inside a dial's line, with additive color where they overlap.
  func addDots(in dial: Dial, tint: Tint?, _ theme: Theme, isPaused: Bool, to scene: inout Scene) {
    func shown(_ color: RGB) -> Paint {
      .solid(isPaused && theme.hasFreeColors ? theme.dimmed(color) : color)
    }
    let paths = [dots.first, dots.second].map { dial.dot(at: $0) }
    let colors = [hues.first, hues.second].map { hue in tint.map(theme.dot) ?? theme.dot(hue: hue) }
    for (dot, color) in zip(paths, colors) {
      let layer = Drawing.Layer(.fill(dot.path), paint: .solid(color))
      scene.add(.layer(layer, box: dot.box), shown(color))
    }
    let overlap = paths[0].box.intersection(paths[1].box)
    guard theme.hasFreeColors, !overlap.isEmpty else { return }
    let both = theme.sum(of: colors[0], colors[1])
    let layer = Drawing.Layer(
      .fill(paths[0].path), paint: .solid(both), clip: Drawing.Clip(paths[1].path))
    scene.add(.layer(layer, box: overlap), shown(both))
  }
}

extension Dial {
  /// Returns a dot inside the line, in a direction measured clockwise from 12 o'clock.
  fileprivate func dot(at angle: Angle) -> (path: Path, box: Rect) {
    let diameter = lineWidth * 0.7
    let way = box.width / 2 - lineWidth * 1.2 - diameter / 2
    // On a diamond, the distance from the center shrinks between the corners.
    let direction = Transform.rotation(angle).apply(to: Point(x: 0, y: -1))
    let inner =
      form == .diamond
      ? min(way * 0.94, box.width / 2 - lineWidth * 2) / (abs(direction.x) + abs(direction.y)) : way
    let center = Point(x: box.midX + inner * direction.x, y: box.midY + inner * direction.y)
    let rect = Rect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    return (Circle().path(in: rect), rect)
  }
}

extension FaceState {
  /// Whether the effects move: neither a paused timer nor one whose alarm is late counts time.
  var effectsMove: Bool {
    guard effects != nil, !isStill else { return false }
    return snapshot.phase == .ringing || (snapshot.phase == .running && snapshot.left > .zero)
  }
}
