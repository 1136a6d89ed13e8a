import Alarms
import Cells
import Faces
import Stages
import Synth
import TerminalCodes
import TerminalIO
import Testing

@testable import TimerApp

/// Pickers to test.
enum PickerFixture {
  static let capabilities = Capabilities { name in
    ["TERM": "xterm-direct", "LANG": "C.UTF-8"][name]
  }

  static let builtIn = SoundLibrary(folder: nil).entries

  static let own = [
    SoundLibrary.Entry(name: "Wind", summary: "your own, FLAC", sound: .file(path: "/s/Wind.flac")),
    SoundLibrary.Entry(name: "日本", summary: "your own, WAV", sound: .file(path: "/s/日本.wav")),
  ]

  /// A sound of two strokes that fade, three seconds long.
  static let wave = SoundWave(
    peaks: (0..<240).map { max(0, 1 - Double($0 % 120) / 90) }, duration: .seconds(3))

  static func model(
    _ columns: Int = 80, _ rows: Int = 24, entries: [SoundLibrary.Entry] = builtIn,
    _ capabilities: Capabilities = capabilities
  ) -> PickerModel {
    var model = PickerModel(entries: entries, folder: "~/sounds", capabilities)
    model.resized(to: WindowSize(columns: columns, rows: rows))
    for entry in entries { model.looked(at: entry.sound, .success(wave)) }
    return model
  }

  static func grid(
    _ model: PickerModel, at now: Duration = .zero, _ capabilities: Capabilities = capabilities
  ) -> Grid {
    var painter = ScenePainter(
      Mosaic(
        glyphs: capabilities.glyphs, inks: model.viewport.look.inks,
        depth: model.viewport.look.depth,
        ground: model.viewport.look.ground))
    var grid = painter.paint(model.scene(at: now))
    if !capabilities.isUTF8 { grid.makeASCII() }
    return grid
  }
}

extension PickerModel {
  /// Presses keys one after the other, and returns what the last one asked for.
  @discardableResult
  mutating func press(_ keys: Key...) -> [PickerEffect] {
    keys.reduce(into: []) { effects, key in effects = pressed(key) }
  }
}
