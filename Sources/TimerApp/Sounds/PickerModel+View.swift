internal import Alarms
internal import Cells
internal import Faces
internal import Stages
internal import TerminalCodes
internal import TerminalIO

extension PickerModel {
  /// Returns the picture at a time of the player's clock.
  func scene(at now: Duration) -> Scene {
    var scene = Scene(canvas: viewport.canvas)
    let layout = layout
    if let row = layout.title { addTitle(row, layout, to: &scene) }
    addList(layout.list, to: &scene)
    addPicture(layout.picture, at: now, to: &scene)
    if let row = layout.footer { addFooter(row, layout, to: &scene) }
    return scene
  }

  private func addTitle(_ row: Int, _ layout: PickerLayout, to scene: inout Scene) {
    scene.add("Sounds", column: layout.column + 2, row: row, style: Style(attributes: .bold))
  }

  /// The line of keys, or what there is to say instead.
  private func addFooter(_ row: Int, _ layout: PickerLayout, to scene: inout Scene) {
    let indent = layout.title == nil ? 0 : 2
    let limit = layout.columns - indent
    let column = layout.column + indent
    if let notice {
      let text = TextWidth.truncated(TextWidth.visible(notice), to: limit)
      return scene.add(text, column: column, row: row, style: palette.notice)
    }
    let text = keyLines.first { TextWidth.columns(of: $0) <= limit } ?? ""
    scene.add(text, column: column, row: row, style: palette.faint)
  }

  /// The keys, from all of them down to the one that leads out.
  private var keyLines: [String] {
    let play = playing == nil ? "p play" : "p stop"
    return [
      "\(signs.arrows) move   \(play)   Enter choose   Esc leave",
      "\(play) · Enter choose · Esc leave", "\(play) · Enter choose", "Esc leave",
    ]
  }
}

// MARK: - The list

extension PickerModel {
  private static let nameColumn = 4

  private func addList(_ area: PickerLayout.Area, to scene: inout Scene) {
    let lines = lines
    let isLonger = lines.count > area.rows && area.columns > 12
    let columns = area.columns - (isLonger ? 2 : 0)
    let names = entries.map { TextWidth.columns(of: TextWidth.visible($0.name)) }
    let widest = min(names.max() ?? 0, max(9, columns / 2 - Self.nameColumn))
    for row in 0..<area.rows where firstLine + row < lines.count {
      let place = PickerLayout.Area(
        column: area.column, row: area.row + row, columns: columns, rows: 1)
      switch lines[firstLine + row] {
      case .gap: break
      case .heading(let text):
        add(text, palette.faint, from: 2, in: place, to: &scene)
      case .sound(let index): addRow(index, widest, place, to: &scene)
      }
    }
    if isLonger { addScrollBar(area, lines.count, to: &scene) }
  }

  private func addRow(
    _ index: Int, _ widest: Int, _ place: PickerLayout.Area, to scene: inout Scene
  ) {
    let entry = entries[index]
    let isCurrent = index == cursor
    let row = isCurrent ? palette.current : Style()
    if isCurrent {
      let blank = String(repeating: " ", count: place.columns)
      scene.add(blank, column: place.column, row: place.row, style: row)
      add(signs.cursor, palette.accent(on: row), from: 0, in: place, to: &scene)
    }
    if playing?.sound == entry.sound {
      add(signs.playing, palette.accent(on: row), from: 2, in: place, to: &scene)
    } else if chosen == entry.sound {
      add(signs.chosen, palette.accent(on: row), from: 2, in: place, to: &scene)
    }
    var bold = row
    if isCurrent || chosen == entry.sound { bold.attributes.insert(.bold) }
    let name = TextWidth.truncated(TextWidth.visible(entry.name), to: widest)
    add(name, bold, from: Self.nameColumn, in: place, to: &scene)
    let summary = isCurrent ? row : palette.faint
    add(
      TextWidth.visible(entry.summary), summary, from: Self.nameColumn + widest + 2, in: place,
      to: &scene)
  }

  /// Adds a text to a line, as far as there is room.
  private func add(
    _ text: String, _ style: Style, from offset: Int, in place: PickerLayout.Area,
    to scene: inout Scene
  ) {
    let text = TextWidth.truncated(text, to: place.columns - offset)
    scene.add(text, column: place.column + offset, row: place.row, style: style)
  }

  private func addScrollBar(_ area: PickerLayout.Area, _ count: Int, to scene: inout Scene) {
    let length = max(1, area.rows * area.rows / count)
    let top = firstLine * (area.rows - length) / max(1, count - area.rows)
    for row in 0..<area.rows {
      let isThumb = (top..<top + length).contains(row)
      scene.add(
        isThumb ? signs.thumb : signs.track, column: area.column + area.columns - 1,
        row: area.row + row, style: palette.faint)
    }
  }
}
