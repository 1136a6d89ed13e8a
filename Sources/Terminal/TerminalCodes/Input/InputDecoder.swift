/// A decoder of the bytes that a terminal sends into events, however they are split.
///
/// A lone ESC may be the Esc key or the start of a sequence whose rest is delayed. It is held back
/// until the caller calls `flush()` after `patience` without input. If the rest arrives later, it
/// is still recognized and isn't mistaken for keys.
package struct InputDecoder: Hashable, Sendable {
  /// The construct that the next byte continues.
  private enum State: Hashable {
    case ground
    case character(missing: Int, Modifiers)
    case escape
    /// CSI, with the parameters in `content`.
    case control
    /// `CSI [`, of the Linux console.
    case consoleKey
    /// SS3, with the modifiers in `content`.
    case singleShift
    /// A legacy mouse report, which is skipped.
    case oldMouse(missing: Int)
    /// OSC, DCS, SOS, PM or APC, identified by its second byte, with the text in `content`.
    case string(UInt8)
    /// ESC in such a string.
    case stringEscape(UInt8)
    /// A string from the terminal that paused for too long; it is dropped up to its end.
    case lateString
    /// ESC in such a string.
    case lateStringEscape
    case paste
  }

  private static let longestContent = 4096
  /// The length from which a string comes from the terminal rather than from a person who typed
  /// Alt-].
  private static let shortestString = 4

  /// The size of a cell while the terminal reports the mouse in pixels (mode 1016); `nil` while it
  /// reports cells.
  package var pixelCell: PixelCell?

  private var state = State.ground
  private var content: [UInt8] = []
  private var paste = PasteBuffer()
  private var escapeWasFlushed = false
  /// Whether the sequence's ESC was already returned as a key, so that the rest is late.
  private var isLate = false

  package init() {}

  /// The time to wait for the rest of a sequence; `nil` if none is pending.
  package var patience: Duration? {
    switch state {
    case .ground, .lateString: nil
    case .escape, .lateStringEscape: .milliseconds(100)
    // Anything that begins like a sequence is one: its rest may be delayed in transit.
    default: isLate ? .milliseconds(100) : .seconds(1)
    }
  }

  /// Decodes bytes and returns the events that they complete.
  package mutating func decode(_ bytes: [UInt8]) -> [InputEvent] {
    guard let first = bytes.first else { return [] }
    if escapeWasFlushed, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") {
      state = .escape
      isLate = true
    }
    escapeWasFlushed = false
    return bytes.compactMap { take($0) }
  }

  /// Ends the wait for the rest of a sequence and returns the events that this completes.
  ///
  /// A lone ESC becomes the Esc key, and a bracket long after it a typed one. A paste without an
  /// end becomes the text so far, and continues until its end or a pause with no input. Any other
  /// unfinished sequence is dropped; if it is a string that wasn't typed, so is the rest of it.
  package mutating func flush() -> [InputEvent] {
    if state == .paste, !paste.isEmpty { return pasted(paste.takeText()).map { [$0] } ?? [] }
    if case .string = state, content.count >= Self.shortestString {
      end()
      state = .lateString
      return []
    }
    defer { end() }
    switch state {
    case .escape, .lateStringEscape:
      escapeWasFlushed = true
      return [.key(KeyPress(.escape))]
    case .control where isLate && content.isEmpty: return [.key(KeyPress(.character("[")))]
    case .singleShift where isLate && content.isEmpty: return [.key(KeyPress(.character("O")))]
    case .paste: paste = PasteBuffer()
    default: break
    }
    return []
  }
}

// MARK: - States

extension InputDecoder {
  /// Decodes a byte, which completes at most one event.
  private mutating func take(_ byte: UInt8) -> InputEvent? {
    switch state {
    case .ground: return begin(byte)
    case .escape: return escape(byte)
    case .character(let missing, let modifiers): return character(byte, missing, modifiers)
    case .control: return control(byte)
    case .consoleKey:
      guard 0x20...0x7E ~= byte else { return restart(with: byte) }
      end()
      return KeyPress(console: byte).map(InputEvent.key)
    case .singleShift: return singleShift(byte)
    case .oldMouse(let missing):
      guard byte >= 0x20 else { return restart(with: byte) }
      missing > 1 ? state = .oldMouse(missing: missing - 1) : end()
      return nil
    case .string(let introducer): return string(byte, introducer)
    case .stringEscape(let introducer):
      if byte == UInt8(ascii: "\\") { return endString(introducer) }
      end()
      return escape(byte)
    case .lateString: return lateString(byte)
    case .lateStringEscape:
      end()
      return byte == UInt8(ascii: "\\") ? nil : escape(byte)
    case .paste:
      guard let text = paste.take(byte) else { return nil }
      end()
      return pasted(text)
    }
  }

  private mutating func end() {
    state = .ground
    content.removeAll(keepingCapacity: true)
    isLate = false
  }

  /// Drops a sequence that a byte interrupts.
  private mutating func restart(with byte: UInt8) -> InputEvent? {
    end()
    return begin(byte)
  }

  private mutating func keep(_ byte: UInt8) {
    // One extra byte marks content that is too long and is dropped at its end.
    if content.count <= Self.longestContent { content.append(byte) }
  }

  private mutating func begin(_ byte: UInt8, _ modifiers: Modifiers = []) -> InputEvent? {
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x7E: return .key(KeyPress(.character(Character(Unicode.Scalar(byte))), modifiers))
    case 0xC2...0xF4:
      content = [byte]
      state = .character(missing: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3, modifiers)
    default: return KeyPress(control: byte, modifiers).map(InputEvent.key)
    }
    return nil
  }

  private mutating func character(
    _ byte: UInt8, _ missing: Int, _ modifiers: Modifiers
  ) -> InputEvent? {
    guard 0x80...0xBF ~= byte else { return restart(with: byte) }
    content.append(byte)
    state = .character(missing: missing - 1, modifiers)
    guard missing == 1 else { return nil }
    defer { end() }
    guard let text = String(validating: content, as: UTF8.self), let first = text.first,
      text.unicodeScalars.allSatisfy({ $0.value >= 0xA0 })
    else { return nil }
    return .key(KeyPress(.character(first), modifiers))
  }

  private mutating func escape(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "P"), UInt8(ascii: "X"), 0x5D...0x5F: state = .string(byte)
    case 0x1B:
      state = .escape
      return .key(KeyPress(.escape))
    default:
      end()
      return begin(byte, .alt)
    }
    return nil
  }
}

// MARK: - Sequences

extension InputDecoder {
  private mutating func control(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x20...0x3F: keep(byte)
    case UInt8(ascii: "[") where content.isEmpty: state = .consoleKey
    case UInt8(ascii: "M") where content.isEmpty: state = .oldMouse(missing: 3)
    case 0x40...0x7E:
      defer { if state == .control { end() } }
      guard content.count <= Self.longestContent else { return nil }
      return ControlSequence(content, final: byte).flatMap { event(of: $0) }
    default: return restart(with: byte)
    }
    return nil
  }

  private mutating func event(of sequence: ControlSequence) -> InputEvent? {
    switch sequence.final {
    case "~" where sequence.mark == nil && sequence.numbers == [200]:
      end()
      state = .paste
      return nil
    case "I" where sequence.isBare: return .focus(true)
    case "O" where sequence.isBare: return .focus(false)
    default: break
    }
    if let mouse = MouseEvent(sequence, cell: pixelCell) { return .mouse(mouse) }
    if let reply = Reply(sequence) { return .reply(reply) }
    return KeyPress(sequence).map(InputEvent.key)
  }

  private mutating func singleShift(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x30...0x3B: keep(byte)
    case 0x20...0x7E:
      defer { end() }
      return KeyPress(singleShift: content, final: byte).map(InputEvent.key)
    default: return restart(with: byte)
    }
    return nil
  }

  private mutating func string(_ byte: UInt8, _ introducer: UInt8) -> InputEvent? {
    switch byte {
    case 0x07: return endString(introducer)
    case 0x1B: state = .stringEscape(introducer)
    // Enter ends a string begun by typing Alt and a bracket; no terminal's reply contains it.
    case 0x0A, 0x0D: return restart(with: byte)
    default: keep(byte)
    }
    return nil
  }

  private mutating func lateString(_ byte: UInt8) -> InputEvent? {
    switch byte {
    case 0x1B: state = .lateStringEscape
    // BEL, CAN and SUB end a string.
    case 0x07, 0x18, 0x1A: end()
    // Any other control key, such as Enter or Ctrl-C, escapes from one without an end.
    case 0x00..<0x20: return restart(with: byte)
    default: break
    }
    return nil
  }

  private mutating func endString(_ introducer: UInt8) -> InputEvent? {
    defer { end() }
    guard content.count <= Self.longestContent else { return nil }
    return Reply(string: content, introducer: introducer).map(InputEvent.reply)
  }

  private func pasted(_ text: String) -> InputEvent? { text.isEmpty ? nil : .paste(text) }
}
