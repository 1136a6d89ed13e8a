internal import Texts

/// The reason a line has no price.
enum LineFault: Error, Hashable {
  case symbol(String)
  case noSymbol
  case price(String)
  case time(String)
  case fields(Int)
  case json
  case header

  /// Returns an excerpt of a field for a sentence.
  static func excerpt(_ line: Span<UInt8>, _ range: Range<Int>) -> String {
    let bytes = range.prefix(160).map { line[$0] }
    return CleanText.shortened(String(decoding: bytes, as: UTF8.self), to: 40)
  }
}

extension LineFault: CustomStringConvertible {
  /// A clause without a final period.
  var description: String {
    switch self {
    case .symbol(let text):
      "“\(text)” isn’t a symbol, which has up to \(Symbol.limit) visible characters"
    case .noSymbol: "the line has no symbol"
    case .price(let text): "“\(text)” isn’t a price"
    case .time(let text): "“\(text)” isn’t a time"
    case .fields(let count):
      "the line has \(count) \(count == 1 ? "field" : "fields"), not a symbol, a time and a price"
    case .json: "this isn’t JSON with a symbol and a price"
    case .header: "the first line doesn’t name a column of prices"
    }
  }
}
