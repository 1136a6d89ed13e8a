internal import Alarms
internal import Cells
internal import Faces
internal import Raster
internal import Shapes
internal import Stages
internal import Synth
internal import TerminalCodes
internal import TerminalIO

/// All that the sound picker knows.
struct PickerModel: Sendable {
  var entries: [SoundLibrary.Entry]
  /// Where the user's files lie, as it is said to a person; `nil` when there is no place.
  let folder: String?
  /// The sound that rings now, if it can be found.
  private(set) var chosen: FoundSound?
  /// The entry under the cursor.
  var cursor = 0
  /// The first line of the list that is shown.
  var firstLine = 0
  /// The sounds that were looked at, or why one can't be played.
  var waves: [FoundSound: Result<SoundWave, SoundError>] = [:]
  /// The file that is chosen as soon as it was read.
  var awaited: SoundLibrary.Entry?
  /// What sounds now.
  var playing: Playing?
  /// Something said in place of the keys, until the next one.
  var notice: String?

  private(set) var viewport: Viewport
  let signs: PickerSigns

  /// A sound that is played.
  struct Playing: Hashable, Sendable {
    var sound: FoundSound
    /// When its first frame was heard; `nil` until then.
    var start: Duration?
  }

  /// A line of the list.
  enum Line: Hashable, Sendable {
    case sound(Int)
    case heading(String)
    case gap
  }

  init(entries: [SoundLibrary.Entry], folder: String?, _ capabilities: Capabilities) {
    self.entries = entries
    self.folder = folder
    viewport = Viewport(depth: capabilities.colors)
    signs = PickerSigns(capabilities)
    chosen = .builtIn(.standard)
    cursor = index(of: .builtIn(.standard)) ?? 0
  }

  /// Takes in which sound was chosen before, and goes there.
  mutating func choose(_ name: String?, in library: SoundLibrary) {
    guard let name else { return }
    // The bell alone is a choice too, but no sound.
    guard name != "none" else { return chosen = nil }
    do throws(SoundError) {
      let sound = try library.find(name)
      chosen = sound
      if index(of: sound) == nil {
        entries.append(
          SoundLibrary.Entry(name: name, summary: "chosen by its path", sound: sound))
      }
      cursor = index(of: sound) ?? 0
    } catch {
      chosen = nil
      notice = "\(error)"
    }
  }

  /// The entry under the cursor.
  var current: SoundLibrary.Entry? {
    entries.indices.contains(cursor) ? entries[cursor] : nil
  }

  /// The lines of the list: built-in sounds, and the user's own in a group below.
  var lines: [Line] {
    let own = entries.indices.filter { entries[$0].isOwn }
    let builtIn = entries.indices.filter { !entries[$0].isOwn }
    guard !own.isEmpty else { return builtIn.map { .sound($0) } + invitation }
    return builtIn.map { .sound($0) } + [.gap, .heading("Your own")] + own.map { .sound($0) }
  }

  /// Where files of one's own go, said while there are none, and where that costs no other line.
  private var invitation: [Line] {
    guard let folder, viewport.window.rows >= Self.rowsForInvitation else { return [] }
    return [.gap, .heading("Yours: files in \(folder)")]
  }

  private static let rowsForInvitation = 22

  var layout: PickerLayout {
    PickerLayout(columns: viewport.window.columns, rows: viewport.window.rows, lines: lines.count)
  }

  private func index(of sound: FoundSound) -> Int? {
    entries.firstIndex { $0.sound == sound }
  }
}

extension SoundLibrary.Entry {
  /// Whether it is a file of the user's.
  var isOwn: Bool {
    switch sound {
    case .builtIn: false
    case .file: true
    }
  }
}

// MARK: - The world

extension PickerModel {
  /// Takes in how a sound looks; returns what is to be done next.
  @discardableResult
  mutating func looked(
    at sound: FoundSound, _ wave: Result<SoundWave, SoundError>
  ) -> [PickerEffect] {
    waves[sound] = wave
    guard let entry = awaited, entry.sound == sound else { return wants() }
    awaited = nil
    switch wave {
    case .success: return [.save(name: entry.name)]
    case .failure(let error):
      notice = "\(error)"
      return wants()
    }
  }

  /// Takes in when the first frame was heard.
  mutating func started(at start: Duration) {
    playing?.start = start
  }

  /// Takes in that nothing sounds any more, and why not if it failed.
  mutating func fellSilent(_ failure: String?) {
    playing = nil
    if let failure { notice = failure }
  }

  /// Takes in the window's size.
  mutating func resized(to size: WindowSize) {
    _ = viewport.resized(to: size)
    scroll()
  }

  /// Takes in what the terminal tells of itself.
  mutating func received(_ reply: Reply) { viewport.received(reply) }

  /// Moves the list so that the cursor is seen, with the heading above it where there is one.
  mutating func scroll() {
    let lines = lines
    let rows = layout.list.rows
    let line = lines.firstIndex(of: .sound(cursor)) ?? 0
    let above = lines[..<line].lastIndex { if case .sound = $0 { true } else { false } }
    let top = above.map { min($0 + 1, line) } ?? 0
    firstLine = min(firstLine, max(top, line - rows + 1))
    firstLine = max(firstLine, line - rows + 1)
    firstLine = min(max(0, firstLine), max(0, lines.count - rows))
  }
}
