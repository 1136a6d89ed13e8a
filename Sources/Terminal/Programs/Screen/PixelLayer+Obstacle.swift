internal import Cells
internal import Scenes
internal import TerminalCodes

extension PixelLayer {
  /// Returns a sentence explaining why a frame's figures can't be drawn in pixels; `nil` if they
  /// can, or if there are none.
  func obstacle(to frame: Frame) -> String? {
    let groups = frame.scene.pixelGroups
    guard !groups.isEmpty else { return nil }
    guard frame.mayHavePixels else { return "Pictures need at least \(Frame.leastPixelRows) rows." }
    guard let cell = frame.cell else { return "The terminal doesn’t report the size of a cell." }
    guard let channel else { return nil }
    let rows = frame.scene.canvas.rows + spareRows(below: frame, groups)
    func fits(in rows: Int) -> Bool {
      groups.contains { channel.canShow($0.area, cell, screenRows: rows) }
    }
    if fits(in: rows) { return nil }
    return fits(in: rows + 1)
      ? "Sixels need a free row below the picture."
      : "The picture is larger than the terminal supports."
  }
}
