internal import Quotes

/// Symbols as options and operands have them.
enum TypedSymbol {
  /// Returns a symbol with capital letters if it is ASCII; `nil` if it isn't a symbol.
  static func symbol(_ text: String) -> String? {
    Symbol.isValid(text) ? Symbol.typed(text) : nil
  }
}
