internal import Quotes

/// The text widths of a list, which never shrink, so that columns don't shift when the data
/// changes.
///
/// Widths are in columns of cells.
struct QuoteMeasures: Hashable, Sendable {
  var symbol = 4
  var name = 0
  /// The columns before the decimal point of prices, and those from the point on.
  var whole = 1
  var fraction = 0
  var change = 6
  var percent = 7
  /// The columns of the value and gain of holdings; 0 without holdings.
  var value = 0
  /// The columns of the dates of old prices; 0 without any.
  var date = 0
  /// The time of the oldest price.
  var oldest: Quote.Time?

  var price: Int { whole + fraction }
}

/// The parts of a row, in columns of cells from its left edge.
struct QuoteColumns: Hashable, Sendable {
  var symbol: Range<Int>
  /// The name; in a row of several lines it is above the symbol.
  var name: Range<Int>?
  var line: Range<Int>?
  var price: Range<Int>
  var change: Range<Int>?
  var percent: Range<Int>?
  /// The date of an old price; in a row of several lines it is below the name.
  var date: Range<Int>?
  /// The value and gain of a holding.
  var value: Range<Int>?

  /// The columns before the text, for the cursor mark.
  static let margin = 2
  /// The columns between parts.
  private static let gap = 2
  /// The minimum width of a useful line.
  private static let minLine = 6
  private static let maxName = 24

  /// Divides the columns of a row with a given number of text lines.
  init(_ measures: QuoteMeasures, columns: Int, lines: Int) {
    let end = max(0, columns - 1)
    if lines > 1 {
      self.init(tall: measures, columns: columns, end: end)
    } else {
      self.init(flat: measures, columns: columns, end: end)
    }
  }

  /// Stacks the name over the symbol and the price over the change, with the line between.
  private init(tall measures: QuoteMeasures, columns: Int, end: Int) {
    let changes = measures.change + 1 + measures.percent + 2
    let right = min(end, max(measures.price, changes))
    let room = end - right - Self.gap
    let names = measures.name > 0 ? measures.symbol + Self.gap : 0
    let dates = measures.date > 0 ? names + measures.date : 0
    let dated = measures.date > 0 ? measures.symbol + 1 + measures.date : 0
    let hasDate = room - Self.margin - dated - Self.gap >= 2 * Self.minLine
    let texts = max(measures.symbol, min(measures.name, Self.maxName), dates)
    let left = max(
      0, min(texts, max(measures.symbol, columns / 4, hasDate ? dated : 0), room - Self.margin))
    symbol = Self.margin..<Self.margin + left
    name = measures.name > 0 ? symbol : nil
    date = measures.date > 0 ? symbol : nil
    price = max(0, end - right)..<max(0, end)
    change = price
    var lineEnd = price.lowerBound - Self.gap
    if measures.value > 0, lineEnd - symbol.upperBound - measures.value - Self.gap > 24 {
      value = lineEnd - measures.value..<lineEnd
      lineEnd -= measures.value + Self.gap
    }
    let start = symbol.upperBound + Self.gap
    if lineEnd - start >= Self.minLine { line = start..<lineEnd }
  }

  /// Places all parts in one text line, omitting the least important ones if needed.
  private init(flat measures: QuoteMeasures, columns: Int, end: Int) {
    var right = end
    func take(_ width: Int, keeping rest: Int) -> Range<Int>? {
      guard width > 0, right - width - rest >= Self.margin + measures.symbol + 1 else { return nil }
      defer { right -= width + Self.gap }
      return right - width..<right
    }
    percent = take(measures.percent + 2, keeping: measures.price + 1)
    if columns >= 90 { value = take(measures.value, keeping: measures.price + 40) }
    if columns >= 56 { change = take(measures.change, keeping: measures.price + 12) }
    let left = min(measures.price, max(1, right - Self.margin - min(measures.symbol, 4) - 1))
    price = max(0, right - left)..<max(0, right)
    right = price.lowerBound - Self.gap
    if columns >= 56 { date = take(measures.date, keeping: 12) }
    let room = max(0, right - Self.margin)
    symbol = Self.margin..<Self.margin + min(measures.symbol, room)
    var start = symbol.upperBound + Self.gap
    if measures.name > 0, room >= measures.symbol + 30 {
      let width = min(measures.name, Self.maxName, room / 3)
      name = start..<start + width
      start += width + Self.gap
    }
    if right - start >= Self.minLine { line = start..<right }
  }
}
