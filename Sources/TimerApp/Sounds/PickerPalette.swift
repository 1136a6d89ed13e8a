internal import Cells
internal import Faces
internal import Raster
internal import Stages

/// The colours and styles of the sound picker on one terminal.
struct PickerPalette {
  let look: Look

  private var text: RGB {
    look.isDark ? RGB(red: 0.92, green: 0.92, blue: 0.92) : RGB(red: 0.1, green: 0.1, blue: 0.1)
  }

  /// The row under the cursor: a tint where there are enough colours for one, else reversed.
  var current: Style {
    switch look.depth {
    case .never, .sixteen: Style(attributes: .reverse)
    case .palette, .truecolor:
      Style(background: look.depth.color(look.ground.mixed(with: text, by: 0.13)))
    }
  }

  /// What matters less.
  var faint: Style {
    switch look.depth {
    case .never, .sixteen: Style(attributes: .dim)
    case .palette, .truecolor:
      Style(foreground: look.depth.color(look.ground.mixed(with: text, by: 0.6)))
    }
  }

  /// What went wrong.
  var notice: Style {
    switch look.depth {
    case .never: Style(attributes: .bold)
    case .sixteen: Style(foreground: .palette(look.isDark ? 11 : 3), attributes: .bold)
    case .palette, .truecolor:
      Style(
        foreground: look.depth.color(
          look.isDark
            ? RGB(red: 1, green: 0.72, blue: 0.15) : RGB(red: 0.65, green: 0.38, blue: 0)))
    }
  }

  /// Returns a row's style with the foreground that stands out.
  func accent(on row: Style) -> Style {
    var style = row
    style.attributes.insert(.bold)
    switch look.depth {
    case .never: break
    // Reversed, the colour would become the ground.
    case .sixteen where row.attributes.contains(.reverse): break
    case .sixteen: style.foreground = .palette(look.isDark ? 14 : 6)
    case .palette, .truecolor: style.foreground = look.depth.color(accent(hue: 0.48))
    }
    return style
  }

  /// Returns the paint of a bar, by its place from 0 to 1 along the sound.
  func bar(at place: Double) -> Paint {
    switch look.depth {
    case .never: .solid(text)
    case .sixteen: .solid(accent(hue: 0.5))
    case .palette, .truecolor: .solid(accent(hue: Float(0.54 - 0.2 * place)))
    }
  }

  /// The paint of a bar that is still to be heard; without colours it looks like the others.
  var silentBar: Paint {
    look.depth == .never ? .solid(text) : .solid(look.ground.mixed(with: text, by: 0.28))
  }

  private func accent(hue: Float) -> RGB {
    look.isDark
      ? RGB(hue: hue, saturation: 0.75, brightness: 0.9)
      : RGB(hue: hue, saturation: 0.9, brightness: 0.62)
  }
}

extension PickerModel {
  var palette: PickerPalette { PickerPalette(look: viewport.look) }
}
