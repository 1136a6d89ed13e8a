/// A key, or the character that it types.
package enum Key: Hashable, Sendable {
  /// A character as typed: a letter key with Shift is the uppercase letter.
  case character(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// A function key, starting at 1.
  case function(Int)
}
