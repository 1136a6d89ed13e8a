package import Cells
internal import Scenes
package import TerminalCodes
internal import Texts

/// An encoder of frames as the bytes that update what a terminal shows, which it tracks.
package struct Screen: Sendable {
  package private(set) var capabilities: Capabilities
  /// An empty cell of the shown grid.
  private var emptyCell = Cell.blank
  private var painter: ScenePainter?
  private var mosaic: Mosaic?
  private var encoder = FrameEncoder(.screen)
  private var placement: Placement?
  /// The modes currently set.
  package private(set) var modes: TerminalModes = []
  private var shown: Grid?
  /// The shown grid, with a character at the end of each row of a picture that consists of text;
  /// `nil` without such pictures.
  private var occupied: Grid?
  private var isForgotten = false
  /// The number of rows kept visible below an inline frame.
  private var spareRows = 0
  /// Whether sixels have been drawn since the screen was taken from the shell.
  private var mayHaveSixels = false
  private var title: String?
  private var percent: Int?
  private var pixels = PixelLayer()
  /// Whether the terminal supports kitty's keyboard protocol.
  private var hasKeyboard = false

  package init(_ capabilities: Capabilities) { self.capabilities = capabilities }

  /// Whether a frame has been drawn since the screen was taken.
  package var isTaken: Bool { placement != nil }

  /// The bytes that a crash writes.
  package var crashBytes: [UInt8] {
    modes.crashing(removingPictures: placement.map { pixels.crashBytes($0) } ?? [])
  }

  /// The last picture drawn in cells, without pixels.
  package var grid: Grid? { shown }
}

// MARK: - Frames

extension Screen {
  /// Returns a sentence explaining why a frame's figures can't be drawn in pixels; `nil` if they
  /// can, or if there are none.
  package func pixelObstacle(to frame: Frame) -> String? { pixels.obstacle(to: frame) }

  /// Returns the bytes that update the screen to a frame; empty if nothing changes.
  package mutating func draw(_ frame: Frame) -> [UInt8] {
    let groups = pixels.groups(of: frame)
    let spareRows = pixels.spareRows(below: frame, groups)
    isForgotten = isForgotten || spareRows > self.spareRows
    self.spareRows = spareRows
    var bytes = take(frame)
    let part = pixels.pictures(of: frame, groups, spareRows: spareRows)
    let cleared = pixels.clear(for: part.pictures)
    isForgotten = isForgotten || cleared.rewrites
    let grid = paint(part.rest, frame)
    let (prelude, base) = base(of: grid)
    mayHaveSixels = mayHaveSixels || (pixels.channel?.pixels == .sixel && !part.pictures.isEmpty)
    if shown == nil || !prelude.isEmpty { pixels.forget() }
    bytes += encoded(grid, over: base, after: cleared.bytes + prelude, part.pictures)
    if capabilities.losesCursor, frame.placement != .fullScreen {
      bytes += encoder.moveToEnd(of: grid)
    }
    shown = grid
    occupied =
      pixels.channel?.passthrough == .tmux && frame.placement != .fullScreen
      ? grid.occupied(by: groups) : nil
    isForgotten = false
    return bytes + signs(frame)
  }

  /// Draws in pixels from the next frame on, or with `nil` in cells.
  ///
  /// Returns the bytes that remove the pixels shown before.
  package mutating func use(_ channel: PixelChannel?) -> [UInt8] {
    guard channel != pixels.channel else { return [] }
    let bytes = placement == nil ? [] : pixels.remove()
    pixels.channel = channel
    isForgotten = isForgotten || shown != nil
    return bytes
  }

  /// Draws with another glyph set from the next frame on, if the terminal isn't limited to ASCII.
  package mutating func use(_ glyphs: GlyphSet) {
    if capabilities.glyphs != .ascii { capabilities.glyphs = glyphs }
  }

  /// The glyph set of figures; `nil` if they are drawn in pixels.
  package var figureGlyphs: GlyphSet? { pixels.channel == nil ? capabilities.glyphs : nil }

  /// Makes the terminal report keys unambiguously from the next frame on.
  package mutating func useKeyboardDisambiguation() { hasKeyboard = true }

  /// Invalidates the shown content, so that the next frame redraws everything.
  package mutating func forget() { isForgotten = true }

  /// Returns the bytes that give the screen back, so that the next frame takes it again, after
  /// another process used the terminal.
  package mutating func retake() -> [UInt8] {
    guard let placement else { return [] }
    defer { (self.placement, shown, modes) = (nil, nil, []) }
    return give(placement)
  }

  /// Returns the bytes that give the screen back.
  package mutating func leave() -> [UInt8] {
    var bytes: [UInt8] = []
    if let placement { bytes += give(placement) }
    if capabilities.showsProgress, percent != nil { bytes += WindowSigns.progress(nil) }
    (placement, shown, percent, modes) = (nil, nil, nil, [])
    (spareRows, mayHaveSixels) = (0, false)
    return bytes
  }

  /// Returns the bytes of a line of text, for use when no frame is shown.
  package func encoded(_ line: String) -> [UInt8] {
    // The text may contain what a user typed or a file name.
    let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TextWidth.visible(String($0)) }
    let text = lines.joined(separator: "\r\n")
    return Array(((capabilities.isUTF8 ? text : ASCIIText.text(text)) + "\r\n").utf8)
  }
}

// MARK: - Taking and giving back

extension Screen {
  private static let eraseBelow = Array("\u{1B}[J".utf8)

  /// Returns the bytes that scroll rows into view and leave the cursor in the first one.
  private static func makeRoom(_ rows: Int) -> [UInt8] {
    guard rows > 1 else { return [] }
    var output = Sequences()
    output.raw(Array(repeating: 0x0A, count: rows - 1))
    output.csi(rows - 1, final: "A")
    return output.bytes
  }

  private func modes(for frame: Frame) -> TerminalModes {
    let titles: TerminalModes = capabilities.hasTitleAndReplies ? .title : []
    switch frame.placement {
    case .fullScreen:
      let keyboard: TerminalModes = hasKeyboard ? .keyboardDisambiguation : []
      return titles.union(.fullScreen).union(frame.mouse).union(keyboard)
    case .inline: return titles.union(.inline)
    }
  }

  private mutating func take(_ frame: Frame) -> [UInt8] {
    let wanted = modes(for: frame)
    guard frame.placement != placement else {
      defer { modes = wanted }
      return modes == wanted ? [] : modes.changing(to: wanted)
    }
    var bytes = placement.map { give($0) } ?? []
    (placement, title, shown, modes) = (frame.placement, nil, nil, wanted)
    bytes += wanted.entering
    switch frame.placement {
    case .fullScreen: encoder = FrameEncoder(.screen)
    case .inline(let rows):
      bytes += Array("\r\u{1B}[K".utf8) + Self.makeRoom(rows + spareRows)
      encoder = FrameEncoder(.inline)
    }
    return bytes
  }

  private mutating func give(_ placement: Placement) -> [UInt8] {
    // A partly written sequence may be pending: CAN and ST end it.
    let removal = pixels.remove()
    let pictures = removal.isEmpty ? [] : [0x18, 0x1B, 0x5C] + removal
    switch placement {
    case .fullScreen: return pictures + modes.leaving
    case .inline: return pictures + modes.leaving + encoder.moveToStart(ofRow: 0) + Self.eraseBelow
    }
  }

  /// Returns the grid over which a frame is drawn, and the bytes that establish it.
  private mutating func base(of grid: Grid) -> (prelude: [UInt8], base: Grid) {
    var blank: Grid { Grid(columns: grid.columns, rows: grid.rows) }
    // When the window shrinks, xterm keeps the sixels below its edge and scrolls them into view
    // later. Erasing doesn't remove them, but writing blanks does. Terminals that rewrap rows get
    // no blanks, since they would rewrap them.
    let needsBlanks = mayHaveSixels && placement != .fullScreen && !capabilities.breaksRows
    let erased = needsBlanks ? .unknown(like: grid) : blank
    guard let shown else { return ([], erased) }  // The screen was just taken.
    if !isForgotten, shown.columns == grid.columns, shown.rows == grid.rows { return ([], shown) }
    guard case .inline = placement else { return (Array("\u{1B}[2J".utf8), blank) }
    let columns = capabilities.breaksRows ? grid.columns : nil
    let start = encoder.moveToStart(of: occupied ?? shown, brokenAt: columns)
    let room = Self.makeRoom(grid.rows + spareRows)
    return (start + Self.eraseBelow + room, erased)
  }
}

// MARK: - Drawing

extension Screen {
  /// Returns the bytes of a frame: text, pixels, and the text that the pixels overwrote.
  private mutating func encoded(
    _ grid: Grid, over base: Grid, after prelude: [UInt8], _ pictures: [PixelPainter.Picture]
  ) -> [UInt8] {
    let drawn = pixels.show(pictures)
    guard !drawn.bytes.isEmpty else { return encoder.encode(grid, over: base, after: prelude) }
    var frame = Sequences()
    frame.raw(encoder.beginUpdate())
    frame.raw(encoder.encode(grid, over: base, after: prelude, isPart: true))
    if placement == .fullScreen {
      frame.raw(drawn.bytes)
      encoder.loseCursor()
    } else {
      frame.raw(encoder.moveToStart(ofRow: 0))
      frame.raw(drawn.bytes)
    }
    if !drawn.covered.isEmpty {
      var under = grid
      for covered in drawn.covered {
        for row in covered.rows {
          for column in covered.columns where grid[column, row] != emptyCell {
            under[column, row] = .blank
          }
        }
      }
      frame.raw(encoder.encode(grid, over: under, isPart: true))
    }
    frame.raw(FrameEncoder.endUpdate)
    return frame.bytes
  }

  private mutating func paint(_ scene: Scene, _ frame: Frame) -> Grid {
    let mosaic = Mosaic(
      glyphs: capabilities.glyphs, inks: frame.inks, depth: frame.theme.depth,
      background: frame.theme.background)
    if mosaic != self.mosaic {
      self.mosaic = mosaic
      painter = nil
    }
    var painter = self.painter ?? ScenePainter(mosaic)
    self.painter = nil  // Avoids copying its shared storage while it draws.
    defer { self.painter = painter }
    var grid = painter.paint(scene)
    emptyCell = .blank
    if frame.isInverted {
      grid.invert(frame.theme.defaultStyle)
      var blank = Grid(columns: 1, rows: 1)
      blank.invert(frame.theme.defaultStyle)
      emptyCell = blank[0, 0]
    }
    if !capabilities.isUTF8 { grid.makeASCII() }
    return grid
  }

  /// Returns the bytes for the window's title and the completed percentage.
  private mutating func signs(_ frame: Frame) -> [UInt8] {
    var bytes: [UInt8] = []
    if capabilities.hasTitleAndReplies, frame.title != title {
      title = frame.title
      bytes += WindowSigns.title(capabilities.isUTF8 ? frame.title : ASCIIText.text(frame.title))
    }
    if capabilities.showsProgress, frame.percent != percent {
      percent = frame.percent
      bytes += WindowSigns.progress(frame.percent)
    }
    return bytes
  }
}

extension Grid {
  /// Returns the grid with a character in the last column of each row of the given pictures.
  fileprivate func occupied(by pictures: [PixelGroup]) -> Grid {
    var grid = self
    for area in pictures.map(\.area) {
      for row in area.rows where grid.usedColumns(ofRow: row) < area.columns.upperBound {
        grid.write("x", column: area.columns.upperBound - 1, row: row)
      }
    }
    return grid
  }

  /// Returns a grid of the same size in which every cell differs from that of `grid`.
  fileprivate static func unknown(like grid: Grid) -> Grid {
    var unknown = Grid(columns: grid.columns, rows: grid.rows)
    for row in 0..<grid.rows {
      unknown.write(
        String(repeating: "\u{F8FF}", count: grid.columns), column: 0, row: row, style: .standard)
    }
    return unknown
  }
}
