internal import Cells
internal import Raster
internal import Scenes
internal import Shapes

extension Theme {
  /// Returns the role of an urgency.
  func role(_ urgency: Urgency) -> Role {
    switch urgency {
    case .plenty: .progress
    case .soon: .warning
    case .last: .urgent
    }
  }

  /// Returns the paint of what is left: a still gradient round the middle while there is time.
  func progress(_ urgency: Urgency, around center: Point) -> Paint {
    switch urgency {
    case .plenty: progress(around: center)
    case .soon, .last: depth == .never ? paint(.text) : paint(role(urgency))
    }
  }

  /// The paint of what is gone; there is none without colors.
  var trackPaint: Paint? { depth == .never ? nil : paint(.track) }

  /// Returns the style of a time of an urgency.
  func style(_ urgency: Urgency) -> Style {
    switch (urgency, depth) {
    case (.plenty, _), (_, .never): Style(attributes: .bold)
    case (_, .sixteen): Style(foreground: name(of: role(urgency)), attributes: .bold)
    default: Style(foreground: depth.color(color(role(urgency))), attributes: .bold)
    }
  }
}
