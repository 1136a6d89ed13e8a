internal import Texts

/// The currencies in which symbols are quoted.
enum Currency {
  /// The suffixes of exchanges, as used by most services, by the currency of their prices.
  ///
  /// GBX, ILA and ZAC are hundredths of a pound, a shekel and a rand.
  private static let suffixes: KeyValuePairs = [
    "USD": "US", "JPY": "T JP", "GBX": "L UK", "CHF": "SW", "SEK": "ST", "DKK": "CO", "NOK": "OL",
    "EUR": "DE F BE DU HM HA MU SG PA AS BR LS MI MC VI HE IR AT TL RG VS", "ISK": "IC",
    "PLN": "WA", "CZK": "PR", "HUF": "BD HU", "TRY": "IS", "ILA": "TA", "ZAC": "JO",
    "CAD": "TO V CN NE", "MXN": "MX", "BRL": "SA", "ARS": "BA", "CLP": "SN", "AUD": "AX",
    "NZD": "NZ", "INR": "NS BO", "SGD": "SI", "IDR": "JK", "MYR": "KL", "THB": "BK", "HKD": "HK",
    "CNY": "SS SZ", "TWD": "TW TWO", "KRW": "KS KQ", "SAR": "SR", "QAR": "QA",
  ]

  private static let codes: [String: String] = {
    let pairs = suffixes.flatMap { code, names in names.split(separator: " ").map { ($0, code) } }
    return Dictionary(pairs.map { (String($0), $1) }, uniquingKeysWith: { first, _ in first })
  }()

  private static let known = Set(suffixes.map(\.key)).union(["GBP", "ILS", "ZAR"])

  /// Returns the currency of a symbol’s prices by its suffix: EUR for `SAP.DE` and `BTC-EUR`.
  ///
  /// The suffix of an unknown exchange stands for its currency, and without a suffix, the text is
  /// empty.
  static func code(ofSymbol symbol: String) -> String {
    if symbol.hasSuffix("=X"), symbol.count == 8 { return String(symbol.dropLast(2).suffix(3)) }
    if let mark = symbol.lastIndex(where: { $0 == "-" || $0 == "/" }) {
      let code = String(symbol[mark...].dropFirst())
      if known.contains(code) { return code }
    }
    guard let point = symbol.lastIndex(of: ".") else { return "" }
    let suffix = String(symbol[point...].dropFirst())
    if let code = codes[suffix] { return code }
    // A single letter is a class of shares, as in BRK.B.
    return suffix.count > 1 && suffix.allSatisfy(\.isLetter) ? "." + suffix : ""
  }

  /// Returns the code of a currency as typed; `nil` if there is none.
  static func code(typed text: String) -> String? {
    text.isEmpty ? nil : text == "GBp" ? "GBX" : text.uppercased()
  }

  /// Returns the code of a currency in a table's cell: three letters, as of USD, or four, as of
  /// USDT, or a sign that only one currency has; `nil` for other cells.
  static func code(ofCell cell: String) -> String? {
    let text = cell.trimmed
    switch text {
    case "€", "Euro": return "EUR"
    case "£": return "GBP"
    default:
      guard (3...4).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isLetter }),
        text.count == 3 || text == text.uppercased(), !missing.contains(text.lowercased())
      else { return nil }
      return code(typed: text)
    }
  }

  private static let missing: Set = ["nan", "null", "none"]
}
