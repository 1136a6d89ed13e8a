package import Cells
package import Faces
package import TerminalCodes
package import TerminalIO

/// The terminal as a place for pictures: takes it, draws what changed, and gives it back.
@MainActor
package final class Screen {
  package let terminal: Terminal
  private var capabilities: Capabilities
  private var painter: ScenePainter?
  private var mosaic: Mosaic?
  private var encoder = FrameEncoder(.screen)
  private var placement: Placement?
  private var shown: Grid?
  private var isForgotten = false
  private var title: String?
  private var percent: Int?
  private var pixels = PixelLayer()

  package init(_ terminal: Terminal, _ capabilities: Capabilities) {
    self.terminal = terminal
    self.capabilities = capabilities
  }

  /// What one frame shows.
  package struct Frame {
    package var scene: Scene
    package var placement: Placement
    package var look: Look
    /// The colours to draw with; those of the look, unless told.
    package var inks: Inks?
    /// The size of a cell in pixels, where it is known.
    package var cell: CellPixels?
    package var title: String
    package var percent: Int?

    package init(
      scene: Scene, placement: Placement, look: Look, inks: Inks? = nil, cell: CellPixels? = nil,
      title: String, percent: Int? = nil
    ) {
      self.scene = scene
      self.placement = placement
      self.look = look
      self.inks = inks
      self.cell = cell
      self.title = title
      self.percent = percent
    }
  }

  /// Draws what differs from the last frame, in one write, with `more` after it.
  ///
  /// A terminal that is still busy with the last one gets nothing: its next frame is newer.
  package func draw(_ frame: Frame, then more: [UInt8] = []) {
    guard !terminal.isStalled, !terminal.isGone else { return }
    var bytes = take(frame.placement)
    let picture = pixels.picture(of: frame)
    if pixels.isInTheWay(of: picture) {
      bytes += pixels.remove()
      isForgotten = true
    }
    let grid = paint(frame, figures: picture == nil)
    let (prelude, base) = base(of: grid)
    if let picture {
      if shown == nil || !prelude.isEmpty { pixels.forget() }
      bytes += encoded(grid, over: base, after: prelude, picture)
    } else {
      bytes += encoder.encode(grid, over: base, after: prelude)
    }
    shown = grid
    isForgotten = false
    bytes += signs(frame)
    terminal.write(bytes + more)
  }

  /// Draws dials in pixels from the next frame on; with `nil` in cells.
  func use(_ channel: PixelChannel?) {
    guard channel != pixels.channel else { return }
    if placement != nil { terminal.write(pixels.remove()) }
    pixels.channel = channel
    isForgotten = isForgotten || shown != nil
    if placement == .fullScreen { terminal.enterKeyMode(restoring: crashBytes) }
  }

  /// Draws with other characters from the next frame on, where there may be more than ASCII.
  func use(_ glyphs: GlyphSet) {
    if capabilities.glyphs != .ascii { capabilities.glyphs = glyphs }
  }

  /// Forgets what the terminal shows, so that the next frame draws all of it.
  package func forget() {
    isForgotten = true
  }

  /// Takes the terminal anew with the next frame, after somebody else had it.
  package func retake() {
    guard let placement else { return }
    terminal.write(give(placement))
    self.placement = nil
    shown = nil
  }

  /// Gives the terminal back and writes a last line, if there is one.
  package func leave(saying line: String? = nil) {
    var bytes: [UInt8] = []
    if let placement { bytes += give(placement) }
    if capabilities.showsProgress, percent != nil { bytes += ScreenModes.progress(nil) }
    if let line { bytes += encoded(line) }
    placement = nil
    shown = nil
    title = nil
    percent = nil
    terminal.writeLast(bytes)
  }
}

extension Screen {
  /// Writes a line of words.
  package func say(_ words: String) {
    terminal.write(encoded(words))
  }

  /// Returns a line for the terminal: there may be anything in the name of a file or a device.
  private func encoded(_ line: String) -> [UInt8] {
    let text = TextWidth.visible(line)
    return Array(((capabilities.isUTF8 ? text : ASCIIText.text(text)) + "\r\n").utf8)
  }
}

// MARK: - Taking and giving

extension Screen {
  /// What a crash on the alternate screen sends.
  private var crashBytes: StaticString {
    pixels.mayLeavePictures ? ScreenModes.crashWithPictures : ScreenModes.crashOnScreen
  }

  private static let eraseBelow = Array("\u{1B}[J".utf8)

  /// Returns the bytes that make room for rows among other lines and leave the cursor in the first.
  private static func room(_ rows: Int) -> [UInt8] {
    guard rows > 1 else { return [] }
    var output = Sequences()
    output.raw(Array(repeating: 0x0A, count: rows - 1))
    output.csi(rows - 1, final: "A")
    return output.bytes
  }

  private func take(_ wanted: Placement) -> [UInt8] {
    guard wanted != placement else { return [] }
    var bytes = placement.map(give) ?? []
    placement = wanted
    title = nil
    shown = nil
    let titles = capabilities.hasTitleAndReplies
    switch wanted {
    case .fullScreen:
      terminal.enterKeyMode(restoring: crashBytes)
      bytes += ScreenModes.enter(alternateScreen: true, titles: titles)
      encoder = FrameEncoder(.screen)
    case .inline(let rows):
      terminal.enterKeyMode(restoring: ScreenModes.crashInline)
      bytes += ScreenModes.enter(alternateScreen: false, titles: titles)
      bytes += Array("\r\u{1B}[K".utf8) + Self.room(rows)
      encoder = FrameEncoder(.inline)
    }
    return bytes
  }

  private func give(_ placement: Placement) -> [UInt8] {
    let titles = capabilities.hasTitleAndReplies
    switch placement {
    case .fullScreen:
      // Something half-written may be in the way: CAN and ST end it.
      let pictures = pixels.remove()
      return (pictures.isEmpty ? [] : [0x18, 0x1B, 0x5C] + pictures)
        + ScreenModes.leave(alternateScreen: true, titles: titles)
    case .inline:
      return ScreenModes.leave(alternateScreen: false, titles: titles)
        + encoder.moveToStart(ofRow: 0) + Self.eraseBelow
    }
  }

  /// Returns what a frame is drawn over, and the bytes that make it so.
  private func base(of grid: Grid) -> (prelude: [UInt8], base: Grid) {
    let blank = Grid(columns: grid.columns, rows: grid.rows)
    guard let shown else { return ([], blank) }  // Just taken.
    if !isForgotten, shown.columns == grid.columns, shown.rows == grid.rows { return ([], shown) }
    guard case .inline = placement else { return (Array("\u{1B}[2J".utf8), blank) }
    let columns = capabilities.breaksRows ? grid.columns : nil
    let start = encoder.moveToStart(of: shown, brokenAt: columns)
    return (start + Self.eraseBelow + Self.room(grid.rows), blank)
  }

  /// Returns the bytes of a frame with a picture: text, pixels, and the text that they went over.
  private func encoded(
    _ grid: Grid, over base: Grid, after prelude: [UInt8], _ picture: PixelPainter.Picture
  ) -> [UInt8] {
    let drawn = pixels.show(picture)
    guard !drawn.bytes.isEmpty else { return encoder.encode(grid, over: base, after: prelude) }
    var frame = Sequences()
    frame.mode(2026, true)
    frame.raw(encoder.encode(grid, over: base, after: prelude, isPart: true))
    frame.raw(drawn.bytes)
    encoder.loseCursor()
    if let covered = drawn.covered {
      var under = grid
      for row in covered.rows { under.clear(covered.columns, row: row) }
      frame.raw(encoder.encode(grid, over: under, isPart: true))
    }
    frame.mode(2026, false)
    return frame.bytes
  }

  private func paint(_ frame: Frame, figures: Bool) -> Grid {
    let mosaic = Mosaic(
      glyphs: capabilities.glyphs, inks: frame.inks ?? frame.look.inks, depth: frame.look.depth,
      ground: frame.look.ground)
    if mosaic != self.mosaic {
      self.mosaic = mosaic
      painter = nil
    }
    var painter = self.painter ?? ScenePainter(mosaic)
    self.painter = nil  // So that its storage isn't shared, and copied, while it draws.
    defer { self.painter = painter }
    var scene = frame.scene
    if !figures { scene.sheets = [] }
    var grid = painter.paint(scene)
    if !capabilities.isUTF8 { grid.makeASCII() }
    return grid
  }

  private func signs(_ frame: Frame) -> [UInt8] {
    var bytes: [UInt8] = []
    if capabilities.hasTitleAndReplies, frame.title != title {
      title = frame.title
      bytes += ScreenModes.title(capabilities.isUTF8 ? frame.title : ASCIIText.text(frame.title))
    }
    if capabilities.showsProgress, frame.percent != percent {
      percent = frame.percent
      bytes += ScreenModes.progress(frame.percent)
    }
    return bytes
  }
}
