// Keys in all encodings: single bytes, the sequences of xterm and of consoles, and kitty's keyboard
// protocol.

extension KeyPress {
  /// Decodes a control character.
  init?(control byte: UInt8, _ modifiers: Modifiers) {
    switch byte {
    case 0x0D, 0x0A: self.init(.enter, modifiers)
    case 0x09: self.init(.tab, modifiers)
    case 0x08, 0x7F: self.init(.backspace, modifiers)
    case 0x00: self.init(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      self.init(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1C...0x1F:
      self.init(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    default: return nil
    }
  }

  /// Decodes `SS3 KEY`, or with modifiers `SS3 5 KEY` or `SS3 1 ; 5 KEY`.
  init?(singleShift content: [UInt8], final: UInt8) {
    guard let sequence = ControlSequence(content, final: final), sequence.mark == nil,
      sequence.intermediates.isEmpty
    else { return nil }
    let modifiers = Modifiers(parameter: sequence.fields.last?.first.flatMap(\.self))
    switch sequence.final {
    case "M": self.init(.enter, modifiers)
    case "R": self.init(.function(3), modifiers)
    default:
      guard let key = Key(final: sequence.final) else { return nil }
      self.init(key, modifiers)
    }
  }

  /// Decodes F1 to F5 of the Linux console: `CSI [ A` to `CSI [ E`.
  init?(console final: UInt8) {
    guard 0x41...0x45 ~= final else { return nil }
    self.init(.function(Int(final) - 0x40))
  }

  /// Decodes a control sequence; `nil` for the release of a key.
  init?(_ sequence: ControlSequence) {
    guard sequence.mark == nil, sequence.intermediates.isEmpty, sequence.number(1, 1) != 3 else {
      return nil
    }
    let modifiers = Modifiers(parameter: sequence.number(1))
    let first = sequence.number(0)
    switch sequence.final {
    case "~" where first == 27:
      guard let code = sequence.number(2) else { return nil }
      self.init(code: code, modifiers)
    case "~":
      guard let key = Key(number: first ?? 0) else { return nil }
      self.init(key, modifiers)
    case "u":
      guard let first else { return nil }
      self.init(code: first, shifted: sequence.number(0, 1), base: sequence.number(0, 2), modifiers)
    case "Z": self.init(.tab, modifiers.union(.shift))
    // Other sequences use these letters with other numbers, and R for the cursor position.
    case "P", "Q", "S":
      guard sequence.isBare || first == 1 && sequence.fields.count == 2 else { return nil }
      fallthrough
    default:
      guard let key = Key(final: sequence.final) else { return nil }
      self.init(key, modifiers)
    }
  }

  /// Decodes kitty's codes for a key: what it types without modifiers, with Shift, and in the
  /// standard layout.
  private init?(code: Int, shifted: Int? = nil, base: Int? = nil, _ modifiers: Modifiers) {
    if let key = Key(code: code) {
      self.init(key, modifiers)
      return
    }
    guard let character = Character(code: code) else { return nil }
    self.init(.character(character), modifiers)
    if let other = base.flatMap(Character.init(code:)), other.isASCII, !character.isASCII {
      alternate = modifiers.contains(.shift) ? other.withShift ?? other : other
    }
    guard modifiers.contains(.shift),
      let upper = shifted.flatMap(Character.init(code:)) ?? character.withShift
    else { return }
    key = .character(upper)
    self.modifiers.remove(.shift)
  }
}

extension Key {
  /// Creates the key of a final byte.
  fileprivate init?(final: Unicode.Scalar) {
    switch final {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "H": self = .home
    case "F": self = .end
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "S": self = .function(4)
    default: return nil
    }
  }

  /// Creates the key of `CSI NUMBER ~`; the numbers of function keys have gaps.
  fileprivate init?(number: Int) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(number - 10)
    case 17...21: self = .function(number - 11)
    case 23...26: self = .function(number - 12)
    case 28, 29: self = .function(number - 13)
    case 31...34: self = .function(number - 14)
    default: return nil
    }
  }

  /// Creates the key of one of kitty's codes for keys that don't type anything and for the keypad.
  fileprivate init?(code: Int) {
    switch code {
    case 27: self = .escape
    case 13, 57414: self = .enter
    case 9: self = .tab
    case 8, 127: self = .backspace
    case 57376...57398: self = .function(code - 57376 + 13)
    case 57399...57416: self = .character(Array("0123456789./*-+\n=,")[code - 57399])
    case 57417...57426:
      self =
        [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete][code - 57417]
    default: return nil
    }
  }
}

extension Character {
  /// Creates the character of one of kitty's codes; `nil` for a key that doesn't type anything.
  fileprivate init?(code: Int) {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value),
      0x20...0x7E ~= value || value >= 0xA0, !(0xE000...0xF8FF ~= value)
    else { return nil }
    self.init(scalar)
  }

  /// The character that the key types with Shift, if it can be derived from the character.
  fileprivate var withShift: Character? {
    if self == " " || isUppercase { return self }
    let upper = uppercased()
    guard let first = upper.first, upper.count == 1, first != self else { return nil }
    return first
  }
}
