internal import Cells
internal import Scenes
internal import Synth
internal import Widgets

extension SoundList {
  private static let detailNameColumns = 12

  /// Returns the pane with the details of the sound under the cursor.
  func details(_ area: CellRect) -> Pane<SoundListOwner>? {
    guard !area.isEmpty, let entry = current else { return nil }
    var pane = Pane<SoundListOwner>(.details, .cells(area)) {
      for (name, value) in details(of: entry) {
        Row([
          Row.Cell(Text(name, .secondary), .fixed(Self.detailNameColumns)), Row.Cell(Text(value)),
        ])
      }
    }
    pane.showsScrollBar = false
    return pane
  }

  /// Returns the details of a sound, and which one will ring next.
  private func details(of entry: SoundEntry) -> [(name: String, value: String)] {
    let wave = waves[entry.sound].flatMap { try? $0.get() }
    let source =
      switch entry.sound {
      case .builtIn: "built in"
      case .file(let path): path
      }
    let next = chosen.map { sound in
      entries.all.first { $0.sound == sound }?.name ?? "a file that isn’t in the list"
    }
    return [
      ("Length", wave?.length ?? ""),
      ("Loudness", wave?.level.map { "\($0) at its loudest" } ?? ""),
      ("Next alarm", next ?? "only the bell"), ("Source", source),
    ]
  }
}
