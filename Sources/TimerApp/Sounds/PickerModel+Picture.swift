internal import Alarms
internal import Cells
internal import Faces
internal import Shapes
internal import Stages

extension PickerModel {
  /// Adds what the sound under the cursor looks like: bars on both sides of a line, as long as it is
  /// loud, with its name and length above.
  func addPicture(_ area: PickerLayout.Area, at now: Duration, to scene: inout Scene) {
    guard area.rows >= 3, let entry = current else { return }
    let wave = waves[entry.sound]
    let position = wave.flatMap { try? $0.get() }.flatMap { heard(of: entry.sound, $0, at: now) }
    addWords(wave, position, entry, area, to: &scene)
    if case .success(let wave)? = wave {
      addBars(wave, heard: position, area, to: &scene)
    }
  }

  /// Returns how much of a sound was heard, as a share of it; `nil` when it doesn't sound.
  private func heard(of sound: FoundSound, _ wave: SoundWave, at now: Duration) -> Double? {
    guard let playing, playing.sound == sound else { return nil }
    guard let start = playing.start, wave.duration > .zero else { return 0 }
    return min(max(0, (now - start) / wave.duration), 1)
  }

  private func addWords(
    _ wave: Result<SoundWave, SoundError>?, _ position: Double?, _ entry: SoundLibrary.Entry,
    _ area: PickerLayout.Area, to scene: inout Scene
  ) {
    let words: String
    switch wave {
    case nil: words = entry.isOwn ? "reading …" : ""
    case .failure: words = "can’t be played"
    case .success(let wave):
      let length = Self.seconds(wave.duration)
      words = position.map { "\(Self.seconds(wave.duration * $0)) / \(length)" } ?? length
    }
    let width = TextWidth.columns(of: words)
    let name = TextWidth.truncated(TextWidth.visible(entry.name), to: area.columns - width - 2)
    scene.add(name, column: area.column, row: area.row, style: Style(attributes: .bold))
    scene.add(
      words, column: area.column + area.columns - width, row: area.row,
      style: position == nil ? palette.faint : palette.accent(on: Style()))
  }

  /// Returns a length as it is read: “2.4 s”, “3:05”.
  static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  private func addBars(
    _ wave: SoundWave, heard: Double?, _ area: PickerLayout.Area, to scene: inout Scene
  ) {
    let cell = viewport.cell
    let words = area.rows > 8 ? 2 : 1
    // The line in the middle lies between two rows, so that both halves look the same.
    let rows = (area.rows - words) / 2 * 2
    let top = Double(area.row + words) * cell.height
    let (middle, reach) = (top + Double(rows) / 2 * cell.height, Double(rows) / 2 * cell.height)
    let perCell = signs.barsPerCell
    let heights = wave.bars(area.columns * perCell).map { $0 * reach / cell.height }
    let width = cell.width / Double(perCell)
    for (index, height) in Self.sharp(heights, perCell).enumerated() where height > 0 {
      let place = (Double(index) + 0.5) / Double(heights.count)
      let half = height * cell.height
      let rect = Rect(
        x: Double(area.column) * cell.width + Double(index) * width, y: middle - half,
        width: width, height: 2 * half)
      let isHeard = heard.map { place <= $0 } ?? true
      scene.add(.bar(rect), isHeard ? palette.bar(at: place) : palette.silentBar)
    }
  }

  /// Returns the heights of halves of bars, in cells, so that there are signs for their ends.
  ///
  /// There are some for the eighths of a cell's height, but beside each other in one cell only for
  /// its halves. A hair of a line shows where it is silent.
  static func sharp(_ heights: [Double], _ perCell: Int) -> [Double] {
    stride(from: 0, to: heights.count, by: perCell).flatMap { first in
      let cell = heights[first..<min(first + perCell, heights.count)]
      let halves = cell.map { ($0 * 2).rounded() / 2 }
      guard Set(halves).count == 1, let highest = cell.max() else { return halves }
      return halves.map { _ in max((highest * 8).rounded() / 8, 0.125) }
    }
  }
}
