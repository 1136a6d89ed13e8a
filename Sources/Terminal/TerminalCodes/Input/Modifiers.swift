/// The modifier keys held during a key or button press.
///
/// The values are those of kitty's keyboard protocol. In xterm's, `superKey` is Meta.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
  /// The Super, Windows or Command key.
  package static let superKey = Modifiers(rawValue: 8)
  package static let hyper = Modifiers(rawValue: 16)
  package static let meta = Modifiers(rawValue: 32)

  /// Creates the modifiers from a sequence's parameter, which is their sum plus one; Caps Lock and
  /// Num Lock are ignored.
  init(parameter: Int?) { self.init(rawValue: UInt8(max(0, (parameter ?? 1) - 1) & 0x3F)) }
}
