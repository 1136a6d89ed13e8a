internal import Cells
internal import Countdowns
internal import Raster
internal import Scenes
internal import Shapes

extension Theme {
  /// Returns the color role of an urgency.
  func role(_ urgency: Urgency) -> Role {
    switch urgency {
    case .plenty: .progress
    case .soon: .warning
    case .last: .urgent
    }
  }

  /// Returns the style of the time at an urgency.
  func style(_ urgency: Urgency) -> Style {
    switch (urgency, depth) {
    case (.plenty, _), (_, .never): Style(attributes: .bold)
    case (_, .sixteen): Style(foreground: name(of: role(urgency)), attributes: .bold)
    default: Style(foreground: depth.color(color(role(urgency))), attributes: .bold)
    }
  }

  /// Returns the style of a state's time, in the color of its urgency or tint, subdued while it is
  /// paused.
  func style(of state: FaceState) -> Style {
    let style = state.tintUnlessUrgent.map(style) ?? style(state.urgency)
    guard state.snapshot.phase == .paused else { return style }
    guard depth != .never, isColored(state) else { return self.style(.secondary) }
    return depth == .sixteen
      ? Style(foreground: style.foreground, attributes: .dim)
      : Style(foreground: depth.color(legible(dimmed(color(of: state), contrast: 4.5))))
  }

  /// Returns the color of a state, by its urgency or of its tint.
  func color(of state: FaceState) -> RGB {
    state.tintUnlessUrgent.map(color) ?? color(role(state.urgency))
  }

  /// Returns whether digits alone have a color rather than that of text.
  func isColored(_ state: FaceState) -> Bool {
    state.urgency != .plenty || state.tintUnlessUrgent != nil
  }

  /// Returns the style of a state's caption, which is subdued before the countdown and while it
  /// runs.
  func captionStyle(_ state: FaceState) -> Style {
    switch state.snapshot.phase {
    case .ready, .running: state.warning.map(style) ?? style(.secondary)
    case .paused: Style()
    case .ringing, .ended: style(state.urgency)
    }
  }

  /// Returns the color of a state's large caption, which is dimmer than the time.
  func largeCaptionColor(_ state: FaceState) -> RGB {
    switch state.snapshot.phase {
    case .ready, .running: state.warning.map(color) ?? color(.secondary)
    case .paused: color(.secondary)
    case .ringing, .ended: color(.urgent)
    }
  }
}

// MARK: - Paints

extension Theme {
  /// Returns the paint of the remaining part of a dial: an angular gradient while there is plenty
  /// of time.
  func progress(_ state: FaceState, around center: Point) -> Paint {
    guard state.urgency == .plenty, hasFreeColors else { return plain(state) }
    let paint =
      state.tintUnlessUrgent.map { progress($0, around: center) }
      ?? progress(around: center, hues: state.effects?.hues)
    return state.snapshot.phase == .paused ? dimmed(paint) : paint
  }

  /// Returns the paint of the remaining part of a bar.
  func progress(_ state: FaceState, along bar: Rect) -> Paint {
    guard state.urgency == .plenty, hasFreeColors else { return plain(state) }
    let paint = state.tintUnlessUrgent.map { progress($0, along: bar) } ?? progress(along: bar)
    return state.snapshot.phase == .paused ? dimmed(paint) : paint
  }

  /// Returns the paint of a disc: that of other dials, mixed with the background until digits are
  /// legible on it.
  func disc(_ state: FaceState, around center: Point) -> Paint {
    guard hasFreeColors else { return plain(state) }
    var bright = state
    if state.snapshot.phase == .paused { bright.snapshot.phase = .running }
    let paint = progress(bright, around: center).mapping { background(ofTextIn: $0) }
    return state.snapshot.phase == .paused ? dimmed(paint) : paint
  }

  private func plain(_ state: FaceState) -> Paint {
    guard depth != .never else { return paint(.text) }
    let color = color(of: state)
    return .solid(state.snapshot.phase == .paused && hasFreeColors ? dimmed(color) : color)
  }

  /// Returns a color as shown while paused: darker or paler, of the same hue.
  func dimmed(_ color: RGB) -> RGB { color.mixed(with: background, by: Self.dimming) }

  /// Returns a color as shown while paused, dimmed only as far as its contrast with the background
  /// allows.
  func dimmed(_ color: RGB, contrast least: Double) -> RGB {
    let steps = 11
    for step in (0...steps).reversed() {
      let share = Self.dimming * Float(step) / Float(steps)
      let dimmed = color.mixed(with: background, by: share)
      if dimmed.contrast(with: background) >= least { return dimmed }
    }
    return color.withContrast(least, on: background)
  }

  /// The share of the background in a dimmed color.
  private static var dimming: Float { 0.55 }

  private func dimmed(_ paint: Paint) -> Paint { paint.mapping { dimmed($0) } }
}

extension Paint {
  /// Returns the paint with its colors changed.
  func mapping(_ change: (RGB) -> RGB) -> Paint {
    func changed(_ gradient: Gradient) -> Gradient {
      Gradient(
        stops: gradient.stops.map {
          Gradient.Stop(color: change($0.color), location: $0.location, opacity: $0.opacity)
        }, mixing: gradient.mixing)
    }
    switch self {
    case .solid(let color): return .solid(change(color))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(changed(gradient), startPoint: start, endPoint: end)
    case .angularGradient(let gradient, let center, let start):
      return .angularGradient(changed(gradient), center: center, startAngle: start)
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(changed(gradient), center: center, startRadius: start, endRadius: end)
    }
  }
}
