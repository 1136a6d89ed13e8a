/// A terminal with pixels in memory, which shows the pictures in a stream of bytes.
///
/// It understands the sequences that move the cursor, erase text and show pictures; text isn't
/// drawn, but recorded by position.
package struct PixelScreen: Sendable {
  /// The kitty pictures.
  package private(set) var kitty = KittyStore()
  /// The sixel pictures, in order of arrival.
  package private(set) var sixels: [SixelDecoder] = []
  /// The inline files: their attributes and base64 data.
  package private(set) var files: [(attributes: String, data: String)] = []
  /// The text written, by column and row.
  package private(set) var text: [SIMD2<Int>: String] = [:]
  /// The parameters of the style of the last text.
  package private(set) var styles: [String] = []
  /// The protocol errors.
  package var errors: [String] { mistakes + kitty.errors + sixels.flatMap(\.errors) }

  private let cellWidth: Int
  private let cellHeight: Int
  private var mistakes: [String] = []
  private var pixels: [SIMD2<Int>: [Int]] = [:]
  /// The cursor's column and row, from 0.
  package private(set) var column = 0, row = 0
  private var saved = (column: 0, row: 0)

  /// Creates a screen with cells of a size in pixels.
  package init(cellWidth: Int = 8, cellHeight: Int = 16) {
    self.cellWidth = cellWidth
    self.cellHeight = cellHeight
  }

  /// The color that sixels left in a pixel of the screen, in percent.
  package subscript(x: Int, y: Int) -> [Int]? { pixels[SIMD2(x, y)] }

  /// Handles bytes; sequences must be complete.
  package mutating func receive(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        put(scalar)
        continue
      }
      switch rest.popFirst() {
      case "[": control(&rest)
      case "P": device(Self.string(&rest))
      case "_":
        let text = Self.string(&rest)
        if text.hasPrefix("G") { kitty.receive(String(text.dropFirst()), column: column, row: row) }
      case "]": file(Self.string(&rest))
      case "7": saved = (column, row)
      case "8": (column, row) = saved
      case "\\": break  // The end of a string that may have been cut off.
      case let other: mistakes.append("ESC \(other.map(String.init) ?? "")")
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar == "\r" {
      column = 0
    } else if scalar == "\u{18}" {
      return
    } else if scalar == "\n" {
      row += 1
    } else if scalar.properties.generalCategory == .nonspacingMark {
      text[SIMD2(column - 1, row)]?.unicodeScalars.append(scalar)
    } else {
      text[SIMD2(column, row)] = String(scalar)
      column += 1
    }
  }

  private mutating func control(_ rest: inout ArraySlice<Unicode.Scalar>) {
    let body = rest.prefix { !("@"..."~" ~= $0) }
    rest = rest.dropFirst(body.count)
    let text = String(String.UnicodeScalarView(body))
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    switch rest.popFirst() {
    case "H":
      row = (numbers.first ?? 1) - 1
      column = (numbers.count > 1 ? numbers[1] : 1) - 1
    case "A": row -= numbers.first ?? 1
    case "B": row += numbers.first ?? 1
    case "C": column += numbers.first ?? 1
    case "G": column = (numbers.first ?? 1) - 1
    case "J": erase(below: text == "2" ? 0 : row)
    case "K", "h", "l", "t": break
    case "m": styles.append(text)
    case let other: mistakes.append("CSI \(text)\(other.map(String.init) ?? "")")
    }
  }

  private mutating func erase(below row: Int) {
    text = text.filter { $0.key.y < row }
    pixels = pixels.filter { $0.key.y < row * cellHeight }
  }

  private mutating func device(_ text: String) {
    if text.hasPrefix("tmux;") {
      // Each ESC in a wrapped sequence is doubled, which `string` has undone.
      return receive(Array(text.dropFirst(5).utf8))
    }
    let sixel = SixelDecoder(text)
    sixels.append(sixel)
    for y in 0..<sixel.height {
      for x in 0..<sixel.width {
        guard let color = sixel[x, y] else { continue }
        pixels[SIMD2(column * cellWidth + x, row * cellHeight + y)] = color
      }
    }
  }

  private mutating func file(_ text: String) {
    if text.hasPrefix("2;") { return }  // The window's title.
    guard text.hasPrefix("1337;") else { return mistakes.append("OSC \(text.prefix(9))") }
    let content = text.dropFirst(5)
    if content.hasPrefix("File=") {
      let parts = content.dropFirst(5).split(separator: ":", maxSplits: 1)
      files.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
    } else if content.hasPrefix("MultipartFile=") {
      files.append((String(content.dropFirst(14)), ""))
    } else if content.hasPrefix("FilePart="), !files.isEmpty {
      files[files.count - 1].data += content.dropFirst(9)
    } else if content != "FileEnd" {
      mistakes.append("OSC 1337 \(content.prefix(9))")
    }
  }

  /// Returns a string up to its end, with doubled ESCs undoubled.
  private static func string(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\u{07}", text.first != "t" { break }
      if scalar == "\u{1B}" {
        if rest.popFirst() == "\\" { break }
      }
      text.append(scalar)
    }
    return String(text)
  }
}
