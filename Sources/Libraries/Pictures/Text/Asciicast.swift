package import Cells
internal import JSON
internal import TerminalCodes

/// Recordings of a terminal's screen in asciicast version 2, asciinema's format.
package enum Asciicast {
  /// The content of the screen from a given time on.
  package struct TimedGrid: Hashable, Sendable {
    /// The time since the start of the recording.
    package var time: Duration

    /// The content of the screen.
    package var grid: Grid

    package init(time: Duration, grid: Grid) { (self.time, self.grid) = (time, grid) }
  }

  /// Returns the file's text: a header, and a line for each frame with its changes.
  ///
  /// The screen is as large as the largest grid. The cursor is hidden from the first frame to the
  /// last. Frames keep their order; one that is earlier than the previous one gets its time.
  ///
  /// - Parameters:
  ///   - frames: The frames with their times.
  ///   - title: The title for players.
  /// - Returns: The text, which ends with a newline.
  package static func text(of frames: [TimedGrid], title: String? = nil) -> String {
    let columns = frames.reduce(1) { max($0, $1.grid.columns) }
    let rows = frames.reduce(1) { max($0, $1.grid.rows) }
    var text = header(columns, rows, title)
    var encoder = FrameEncoder(.screen)
    var shown = Grid(columns: columns, rows: rows)
    var time = Duration.zero
    for (index, frame) in frames.enumerated() {
      time = max(time, frame.time)
      let next = frame.grid.extended(toColumns: columns, rows: rows)
      var bytes = index == 0 ? opening : []
      bytes += encoder.encode(next, over: shown)
      if index == frames.count - 1 { bytes += closing }
      if !bytes.isEmpty { text += event(time, bytes) }
      shown = next
    }
    return text
  }

  private static func header(_ columns: Int, _ rows: Int, _ title: String?) -> String {
    var header = "{\"version\": 2, \"width\": \(columns), \"height\": \(rows)"
    if let title { header += ", \"title\": \(JSONText.string(title))" }
    return header + "}\n"
  }

  private static func event(_ time: Duration, _ bytes: [UInt8]) -> String {
    let output = JSONText.string(String(decoding: bytes, as: UTF8.self))
    return "[\(JSONText.seconds(time)), \"o\", \(output)]\n"
  }

  /// The bytes that hide the cursor and clear the screen.
  private static var opening: [UInt8] {
    var output = Sequences()
    output.mode(25, false)
    output.csi(2, final: "J")
    return output.bytes
  }

  private static var closing: [UInt8] {
    var output = Sequences()
    output.mode(25, true)
    return output.bytes
  }
}

extension Grid {
  fileprivate func extended(toColumns columns: Int, rows: Int) -> Grid {
    guard columns != self.columns || rows != self.rows else { return self }
    var grid = Grid(columns: columns, rows: rows)
    for row in 0..<self.rows {
      for column in 0..<self.columns { grid[column, row] = self[column, row] }
    }
    return grid
  }
}

extension JSONText {
  /// Returns a time in seconds, to the microsecond.
  package static func seconds(_ time: Duration) -> String {
    let (seconds, rest) = time.components
    let micros = "\(1_000_000 + rest / 1_000_000_000_000)".dropFirst()
    var text = "\(seconds).\(micros)"
    while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
    return text
  }
}
