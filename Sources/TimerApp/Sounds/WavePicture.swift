internal import Alarms
internal import Cells
internal import Clocks
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// The picture of a sound: bars as long as it is loud, with its name and length above.
///
/// While the sound plays, the bars that were heard are colored.
struct WavePicture: Widget {
  /// How much of the sound was heard.
  enum Progress: Hashable, Sendable {
    case silent
    /// It is about to sound.
    case waiting
    case playing(since: Instant)
  }

  var name: String
  /// The wave, or why there is none; `nil` until it is known.
  var wave: Result<SoundWave, SoundError>?
  /// The words while the wave isn't known.
  var waitingWords: String
  var progress: Progress
  var rows: Int

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }

  func draw(in context: inout DrawContext) {
    guard rows >= 3 else { return }
    let heard = wave.flatMap { try? $0.get() }.flatMap { share(of: $0, &context) }
    addWords(heard, &context)
    if case .success(let wave)? = wave { addBars(wave, heard, &context) }
  }

  /// Returns how much of the sound was heard, as a share; `nil` when it doesn't sound.
  private func share(of wave: SoundWave, _ context: inout DrawContext) -> Double? {
    switch progress {
    case .silent: return nil
    case .waiting: return 0
    case .playing(let start):
      guard wave.duration > .zero else { return 0 }
      let passed = start.duration(to: context.now)
      if passed < wave.duration {
        let step = FrameGrid(anchor: start).align(context.now, after: context.now)
        context.changes(at: min(step, start.advanced(by: wave.duration)))
      }
      return min(max(0, passed / wave.duration), 1)
    }
  }

  private func addWords(_ heard: Double?, _ context: inout DrawContext) {
    let words: String
    switch wave {
    case nil: words = waitingWords
    case .failure: words = "can’t be played"
    case .success(let wave):
      let length = Self.seconds(wave.duration)
      words = heard.map { "\(Self.seconds(wave.duration * $0)) / \(length)" } ?? length
    }
    let width = TextWidth.columns(of: words)
    context.text(name, width: context.columns - width - 2, style: Style(attributes: .bold))
    context.text(
      words, column: context.columns - width,
      style: context.theme.style(heard == nil ? .secondary : .accent))
  }

  /// Returns a length as it is read: “2.4 s”, “3:05”.
  static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}

// MARK: - Bars

extension WavePicture {
  private func addBars(_ wave: SoundWave, _ heard: Double?, _ context: inout DrawContext) {
    let words = rows > 8 ? 2 : 1
    // The line in the middle lies between two rows, so that both halves look the same.
    let half = (rows - words) / 2
    let area = context.rect(columns: 0..<context.columns, rows: words..<words + 2 * half)
    // Fonts with few block characters have none for two bars in a cell.
    let perCell = context.symbols == .ascii ? 1 : 2
    let heights = wave.bars(context.columns * perCell).map { $0 * Double(half) }
    let width = context.cell.width / Double(perCell)
    let theme = context.theme
    let silent = Paint.solid(theme.depth == .never ? theme.color(.text) : theme.tint(0.28))
    for (index, cells) in Self.sharp(heights, perCell).enumerated() where cells > 0 {
      let place = (Double(index) + 0.5) / Double(heights.count)
      let height = cells * context.cell.height
      let bar = Rect(
        x: area.minX + Double(index) * width, y: area.midY - height, width: width,
        height: 2 * height)
      let isHeard = heard.map { place <= $0 } ?? true
      context.figure(.bar(bar), isHeard ? theme.progress(at: place) : silent)
    }
  }

  /// Returns half the height of each bar, in cells, rounded to what block characters can draw.
  ///
  /// A cell with one bar can be filled in eighths of its height, a cell with two different bars only
  /// in halves. Silence is drawn as a thin line.
  static func sharp(_ heights: [Double], _ perCell: Int) -> [Double] {
    stride(from: 0, to: heights.count, by: perCell).flatMap { first in
      let cell = heights[first..<min(first + perCell, heights.count)]
      let halves = cell.map { ($0 * 2).rounded() / 2 }
      guard Set(halves).count == 1, let highest = cell.max() else { return halves }
      return halves.map { _ in max((highest * 8).rounded() / 8, 0.125) }
    }
  }
}
