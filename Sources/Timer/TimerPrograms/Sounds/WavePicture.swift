internal import Cells
internal import Clocks
internal import Raster
internal import Scenes
internal import Synth
internal import Widgets

/// The picture of a sound: its envelope, with its name and length above, and a scale of seconds
/// below if there is room.
///
/// While the sound plays, the part already played is colored.
struct WavePicture: Widget {
  /// The progress of playback.
  enum Progress: Hashable, Sendable {
    case silent
    /// Playback has been requested, but hasn't started.
    case waiting
    case playing(since: Instant)
  }

  var name: String
  /// The waveform, or the error instead; `nil` until known.
  var wave: Result<SoundWave, SoundError>?
  /// The text shown until the waveform is known.
  var waitingWords: String
  var progress: Progress
  var rows: Int

  /// The minimum height that includes a scale.
  private static let rowsForScale = 16

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int { rows }

  func draw(in context: inout DrawContext) {
    guard rows >= 3 else { return }
    let wave = wave.flatMap { try? $0.get() }
    let heard = wave.flatMap { share(of: $0, &context) }
    addWords(heard, &context)
    let top = rows > 8 ? 2 : 1
    let hasScale = rows >= Self.rowsForScale
    // Uses an even number of rows, so that the center line lies between two rows and both halves
    // look the same.
    let height = (rows - top - (hasScale ? 1 : 0)) / 2 * 2
    context.draw(
      EnvelopeChart(wave?.heights ?? [], share: heard, rows: height), columns: 0..<context.columns,
      rows: top..<top + height)
    guard hasScale, let wave else { return }
    context.draw(
      SecondsScale(duration: wave.duration), columns: 0..<context.columns,
      rows: top + height..<top + height + 1)
  }

  /// Returns the share of the sound already played; `nil` if it isn't playing.
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
      words =
        heard.map { "\(SoundWave.seconds(wave.duration * $0)) / \(wave.length)" } ?? wave.length
    }
    let width = TextWidth.columns(of: words)
    context.text(name, width: context.columns - width - 2, style: Style(attributes: .bold))
    context.text(
      words, column: context.columns - width,
      style: context.theme.style(heard == nil ? .secondary : .accent))
  }
}
