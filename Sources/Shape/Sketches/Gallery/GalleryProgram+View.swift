internal import Cells
package import Clocks
package import Programs
internal import Scenes
package import Widgets

extension GalleryProgram {
  package func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner> {
    let canvas = surroundings.canvas
    let places = GalleryPlaces(
      columns: canvas.columns, rows: canvas.rows,
      showsParameters: (focus == .help ? focusBeforeHelp : focus) == .parameters)
    var panes = [picturePane(places.picture)]
    if !places.variants.isEmpty {
      panes += [
        variantsPane(places.variants), commandPane(places.command),
        keysPane(places.keys, surroundings, now),
      ]
    }
    if !places.shapes.isEmpty { panes.append(shapesPane(places.shapes)) }
    if !places.parameters.isEmpty { panes.append(parametersPane(places.parameters)) }
    if focus == .help { panes.append(helpPane(surroundings)) }
    let theme = surroundings.theme
    return View(
      panes, title: "shape gallery", inks: Inks(depth: theme.depth, background: theme.background))
  }

  private func variantsPane(_ place: CellRect) -> Pane<Owner> {
    Pane(.variantsPane, .cells(place)) {
      VariantTabs(names: Gallery.variants.map(\.name), selection: choice.variant)
        .owned(by: .variants, stop: .mouseOnly)
    }
  }

  private func picturePane(_ place: CellRect) -> Pane<Owner> {
    Pane(.picturePane, .cells(place)) {
      ShapePicture(layer: exhibit.layer, background: background?.color, rows: place.rows.count)
        .owned(by: .picture, stop: .none).id()
    }
  }

  private func shapesPane(_ place: CellRect) -> Pane<Owner> {
    let shapes = shapes
    var pane = Pane<Owner>(.shapesPane, .cells(place)) {
      if focus == .filter || !filter.isEmpty {
        FilterRow(state: filter, isTyped: focus == .filter, isFound: !shapes.isEmpty)
          .owned(by: .filter, stop: .none)
      }
      if shapes.isEmpty { Text("No shape matches.", .warning) }
      for shape in shapes {
        ShapeRow(
          name: shape.rawValue, isSelected: shape == choice.shape,
          hasCursor: shape == choice.shape && focus != .parameters
        )
        .owned(by: Owner.shape(shape), stop: .mouseOnly)
      }
    }
    pane.keepsVisible = .shape(choice.shape)
    pane.margin = 1
    return pane
  }

  private func parametersPane(_ place: CellRect) -> Pane<Owner> {
    let exhibit = exhibit
    var pane = Pane<Owner>(.parametersPane, .cells(place)) {
      for parameter in exhibit.parameters {
        let hasCursor = focus == .parameters && parameter == self.parameter
        ParameterRow(
          name: parameter.name,
          text: hasCursor
            ? entry ?? exhibit.text(of: parameter)
            : exhibit.text(of: parameter),
          share: exhibit.share(of: parameter), hasCursor: hasCursor,
          isTyped: hasCursor && entry != nil
        )
        .owned(by: Owner.parameter(parameter), stop: .mouseOnly)
      }
    }
    pane.keepsVisible = parameter.map { .parameter($0) }
    pane.margin = 1
    return pane
  }

  private func commandPane(_ place: CellRect) -> Pane<Owner> {
    Pane(.commandPane, .cells(place)) {
      CommandLineText(text: command, rows: place.rows.count).owned(by: Owner.command, stop: .none)
    }
  }

  private func keysPane(
    _ place: CellRect, _ surroundings: Surroundings, _ now: Moment
  ) -> Pane<Owner> {
    let help = KeyHelp(activeKeyMaps, availability: availability)
    return Pane(.keysPane, .cells(place)) {
      if let notice, now.instant < notice.until {
        notice.owned(by: Owner.keys, stop: .none)
      } else {
        LegendLine(help.footer(surroundings.keyForm)).owned(by: Owner.keys, stop: .mouseOnly)
      }
    }
  }

  private func helpPane(_ surroundings: Surroundings) -> Pane<Owner> {
    KeyHelp(documenting: Self.keyMaps).pane(
      owner: .helpPane, rowOwner: { .help($0) }, in: surroundings)
  }
}

extension Exhibit {
  /// Returns the number's position on its slider, from 0 to 1; `nil` for a choice.
  func share(of parameter: Parameter) -> Double? {
    guard case .slider(let range, _, _) = parameter.control(of: shape),
      let number = number(of: parameter)
    else { return nil }
    return Slider("", number, in: range).share
  }
}
