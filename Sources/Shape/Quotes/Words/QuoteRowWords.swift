internal import Cells

/// The texts of one row in a watch list.
package struct QuoteRowWords: Hashable, Sendable {
  /// The name, or the symbol if there is none.
  package var name: String
  package var symbol: String
  package var price: String
  package var change: String
  package var percent: String
  package var arrow: String
  package var direction: QuoteDirection
  /// The problem with the row, if any.
  package var note: String?

  /// Formats the texts of a row.
  package init(_ row: ListedQuote, _ text: PriceText = PriceText()) {
    let quote = row.quote
    symbol = text.shown(row.entry.symbol)
    name = row.name.map { text.shown($0) } ?? symbol
    price = text.price(quote.price, decimals: quote.decimals)
    change = text.change(quote.tidyChange, decimals: quote.decimals)
    percent = text.percent(quote.tidyPercent)
    direction = quote.direction
    arrow = text.arrow(direction)
    note = (row.error ?? (quote.isSuspect ? Self.suspicion : nil)).map { text.shown($0) }
  }

  /// The note about a change of more than half of the price.
  private static let suspicion = "the change is over 50 %; a split is likely"
}

extension PriceText {
  /// Returns external text without control characters, and in ASCII if that is required.
  func shown(_ text: String) -> String {
    let visible = TextWidth.visible(text)
    return isASCII ? ASCIIText.text(visible) : visible
  }
}
