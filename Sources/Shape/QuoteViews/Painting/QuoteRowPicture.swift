internal import Cells
internal import ChartDrawings
internal import ChartViews
internal import Charts
internal import Quotes
internal import Raster
internal import Scenes
internal import Shapes
internal import Widgets

/// Paints one row of a list, in cells or on a page.
struct QuoteRowPicture {
  let content: QuoteRowContent
  let columns: QuoteColumns
  /// The rectangle of the row in layout units.
  let place: Rect
  /// The width of a column and the height of a text line in layout units.
  let unit: Size
  /// The number of text lines in the row.
  let lines: Int
  let canvas: ChartCanvas
  let colors: QuoteColors
  private var picture = ChartPicture()

  init(
    _ content: QuoteRowContent, _ columns: QuoteColumns, in place: Rect, unit: Size, lines: Int,
    on canvas: ChartCanvas, _ colors: QuoteColors
  ) {
    (self.content, self.columns, self.place) = (content, columns, place)
    (self.unit, self.lines, self.canvas, self.colors) = (unit, lines, canvas, colors)
  }

  /// Returns the row, before which an alert can be marked.
  func painted(marksAlert: Bool = false) -> ChartPicture {
    var copy = self
    if marksAlert, content.isAlerting { copy.write("!", in: 0..<1, line: 0, .strong) }
    if lines > 1 { copy.paintTall() } else { copy.paintFlat() }
    return copy.picture
  }

  private func textColor(_ trend: QuoteDirection) -> RGB? {
    if !trend.isChange || canvas.theme.depth == .never { return nil }
    return colors[trend].withContrast(4.5, on: canvas.theme.background)
  }

  // MARK: Several lines

  private mutating func paintTall() {
    // Text is centered vertically; if there are at least three lines, the last one separates rows.
    let drawn = lines > 2 ? lines - 1 : lines
    let top = max(0, (drawn - 2) / 2)
    let names = columns.name == nil ? nil : content.name
    write(names ?? content.symbol, in: columns.symbol, line: top, .strong)
    if names != nil { write(content.symbol, in: columns.symbol, line: top + 1, .secondary) }
    writeDate(below: names, line: top + 1, lines: drawn)
    writePrice(in: columns.price, line: top)
    writeChange(in: columns.price, line: top + 1)
    if let value = columns.value, let words = content.value {
      write(words, in: value, line: top, .text, .right)
      if let gain = content.gain {
        write(gain, in: value, line: top + 1, .text, .right, textColor(content.gainTrend))
      }
    }
    guard let line = columns.line else { return writeNoteInsteadOfSymbol(line: top + 1) }
    var rows = drawn
    if let note = content.note, drawn > 1 {
      let wrapping = TextWrapping(TextWidth.visible(note), columns: line.count)
      let parts = wrapping.lines.map { wrapping.text($0) }
      // The line keeps most of the room; what doesn't fit is cut.
      let count = min(parts.count, max(1, drawn / 2))
      rows -= count
      for (index, part) in parts.prefix(count).enumerated() {
        let rest = parts[index...].joined(separator: " ")
        write(index == count - 1 ? rest : part, in: line, line: rows + index, .secondary)
      }
    }
    paintLine(in: line, lines: 0..<rows)
  }

  /// Writes the date of an old price in the line of the symbol, or below it.
  private mutating func writeDate(below name: String?, line: Int, lines: Int) {
    guard let date = content.date, let range = columns.date, range.count >= date.count,
      columns.line != nil || content.note == nil
    else { return }
    let width = TextWidth.columns(of: TextWidth.visible(content.symbol))
    let symbol = name == nil ? 0 : width + min(2, max(1, range.count - width - date.count))
    if symbol + date.count <= range.count {
      write(date, in: range.lowerBound + symbol..<range.upperBound, line: line, .secondary)
    } else if line + 1 < lines {
      write(date, in: range, line: line + 1, .secondary)
    }
  }

  private mutating func writeNoteInsteadOfSymbol(line: Int) {
    guard let note = content.note, content.name == nil,
      !content.isStale || TextWidth.columns(of: note) <= columns.symbol.count
    else { return }
    write(note, in: columns.symbol, line: line, .secondary)
  }

  private mutating func writeChange(in range: Range<Int>, line: Int) {
    guard !needsStaleWord else { return write(Self.stale, in: range, line: line, .text, .right) }
    let words = [content.arrow, content.change, content.percent].filter { !$0.isEmpty }
    let text = words.joined(separator: " ")
    let short = content.arrow + " " + content.percent
    let shown = TextWidth.columns(of: text) <= range.count ? text : short
    write(shown, in: range, line: line, .text, .right, textColor(content.trend))
  }

  // MARK: One line

  private mutating func paintFlat() {
    write(content.symbol, in: columns.symbol, line: 0, .strong)
    if let name = columns.name, let text = content.name { write(text, in: name, line: 0, .text) }
    writePrice(in: columns.price, line: 0)
    if let date = columns.date, let text = content.date {
      write(text, in: date, line: 0, .secondary, .right)
    }
    if let change = columns.change {
      write(content.change, in: change, line: 0, .text, .right, textColor(content.trend))
    }
    if let percent = columns.percent {
      let words =
        needsStaleWord
        ? Self.stale : content.percent.isEmpty ? "" : content.arrow + " " + content.percent
      write(words, in: percent, line: 0, .text, .right, textColor(content.trend))
    }
    if let value = columns.value, let words = content.value {
      write(words, in: value, line: 0, .text, .right)
    }
    guard let line = columns.line else { return }
    if let note = content.note {
      let isShort = content.isStale && line.count < 12
      return write(isShort ? Self.stale : note, in: line, line: 0, .secondary)
    }
    // A single text row is too low for a drawn line; block characters of eight heights show more.
    guard canvas.hasDots, canvas.dot.height > unit.height * canvas.unit.height / 4.5 else {
      return paintLine(in: line, lines: 0..<1)
    }
    writeSparkline(in: line)
  }

  /// Writes the line as blocks, which fill its width but don’t touch the row above.
  private mutating func writeSparkline(in range: Range<Int>) {
    let values = content.line.values
    // Shows a single price relative to the previous close.
    let line = values.count == 1 ? [content.line.previousClose ?? values[0]] + values : values
    let text = Sparkline.text(
      of: line.stretched(to: range.count), width: range.count,
      form: canvas.isASCII ? .ascii : .blocks, base: content.line.previousClose)
    write(
      String(text.map { $0 == "█" ? "▇" : $0 }), in: range, line: 0, .text, .left,
      textColor(content.trend))
  }

  // MARK: Parts

  /// What a row without room for a note shows of a stale price.
  private static let stale = "stale"

  private var needsStaleWord: Bool { content.isStale && columns.line == nil }

  private mutating func paintLine(in range: Range<Int>, lines: Range<Int>) {
    var painter = QuotePainter(on: canvas, colors)
    painter.paint(
      content.line, content.isStale ? .flat : content.trend,
      in: Rect(
        x: place.minX + Double(range.lowerBound) * unit.width,
        y: place.minY + Double(lines.lowerBound) * unit.height,
        width: Double(range.count) * unit.width, height: Double(lines.count) * unit.height))
    picture.inks += painter.picture.inks
    picture.labels += painter.picture.labels
  }

  private mutating func writePrice(in range: Range<Int>, line: Int) {
    var text = content.price
    let width = TextWidth.columns(of: text) + content.padding
    if width <= range.count { text += String(repeating: " ", count: content.padding) }
    write(text, in: range, line: line, .strong, .right)
  }

  private mutating func write(
    _ text: String, in range: Range<Int>, line: Int, _ role: ChartPicture.TextRole,
    _ anchor: ChartPicture.Label.Anchor = .left, _ color: RGB? = nil
  ) {
    let shown = TextWidth.truncated(TextWidth.visible(text), to: range.count)
    guard !shown.isEmpty else { return }
    let column = anchor == .right ? range.upperBound : range.lowerBound
    let isDim = content.isStale && role != .secondary
    picture.labels.append(
      ChartPicture.Label(
        text: shown,
        place: Point(
          x: place.minX + Double(column) * unit.width, y: place.minY + Double(line) * unit.height),
        anchor: anchor, color: isDim ? nil : color, role: isDim ? .dimmed : role))
  }
}

extension [Double] {
  /// Returns at least a number of values, by repeating each.
  fileprivate func stretched(to width: Int) -> [Double] {
    guard count > 0, count < width else { return self }
    return (0..<width).map { self[$0 * count / width] }
  }
}
