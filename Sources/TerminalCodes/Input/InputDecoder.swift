/// Turns the bytes that a terminal sends into keys and replies, however they are cut up.
///
/// A lone ESC may be the Esc key or the begin of a sequence whose rest is still on its way. It
/// waits: the caller calls `flush()` when nothing more has come for as long as `patience` tells.
/// Should the rest come after all, it is still recognised and not taken for keys. Pasted text
/// (mode 2004) is no keys either, and is dropped.
public struct InputDecoder: Sendable {
  private static let longestSequence = 4096

  private var bytes: [UInt8] = []
  private var escapeWasFlushed = false
  /// Whether the ESC at the front was told as a key already, and the rest of it has come late.
  private var isLateSequence = false
  private var isPasting = false

  /// Creates a decoder that has seen nothing.
  public init() {}

  /// How long the rest of what waits may still take; `nil` when nothing waits.
  public var patience: Duration? {
    if bytes.isEmpty { return isPasting ? .seconds(1) : nil }
    // What begins as a sequence is one: its rest may well be held up on the way.
    return bytes == [0x1B] || isLateSequence ? .milliseconds(100) : .seconds(1)
  }

  /// Takes in bytes and returns what they complete.
  public mutating func decode(_ more: [UInt8]) -> [InputEvent] {
    guard let first = more.first else { return [] }
    if escapeWasFlushed, first == 0x5B || first == 0x4F {
      bytes.append(0x1B)
      isLateSequence = true
    }
    escapeWasFlushed = false
    bytes += more
    defer { if bytes.isEmpty { isLateSequence = false } }
    return drain()
  }

  /// Gives up waiting: a lone ESC was the Esc key, and a bracket long after it that of a keyboard;
  /// anything else unfinished is dropped.
  public mutating func flush() -> [InputEvent] {
    defer {
      bytes.removeAll()
      isLateSequence = false
      isPasting = false
    }
    if bytes == [0x1B] {
      escapeWasFlushed = true
      return [.key(.escape)]
    }
    guard isLateSequence, bytes.count == 2 else { return [] }
    return [.key(.character(Character(Unicode.Scalar(bytes[1]))))]
  }

  private mutating func drain() -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let (event, length) = Self.first(of: rest) else { break }
      if let bracket = Self.pasteBracket(rest.prefix(length)) { isPasting = bracket }
      if let event, !isPasting { events.append(event) }
      rest = rest.dropFirst(length)
    }
    bytes = rest.count > Self.longestSequence ? [] : Array(rest)
    return events
  }

  /// Returns what the bytes begin with, if anything, and its length; `nil` when more is needed.
  private static func first(of bytes: ArraySlice<UInt8>) -> (InputEvent?, Int)? {
    let start = bytes.startIndex
    switch bytes[start] {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x08, 0x7F: return (.key(.backspace), 1)
    case 0x01...0x1A:
      let letter = Character(Unicode.Scalar(bytes[start] + 0x60))
      return (.key(.control(letter)), 1)
    case 0x00, 0x1C...0x1F: return (nil, 1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: ArraySlice<UInt8>) -> (InputEvent?, Int)? {
    let length =
      switch bytes[bytes.startIndex] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else {
      // Only a rest that can still come is waited for.
      return bytes.dropFirst().allSatisfy { 0x80...0xBF ~= $0 } ? nil : (nil, 1)
    }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self), let first = text.first
    else { return (nil, 1) }
    return (.key(.character(first)), length)
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (InputEvent?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[bytes.startIndex + 1] {
    case 0x5B: return controlSequence(bytes)
    case 0x4F:
      guard bytes.count > 2 else { return nil }
      let final = bytes[bytes.startIndex + 2]
      return (final == 0x4D ? .key(.enter) : key(final: final), 3)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: return string(bytes)
    case 0x1B: return (.key(.escape), 1)
    default: return (nil, 2)  // Alt with a key: nothing is bound to it.
    }
  }
}

// MARK: - Sequences

extension InputDecoder {
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> (InputEvent?, Int)? {
    // F1 to F5 of the Linux console are CSI [ and a letter.
    let isConsoleKey = bytes.dropFirst(2).first == 0x5B
    let body = bytes.dropFirst(isConsoleKey ? 3 : 2)
    guard let end = body.firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      // Something else interrupts: what came before it was no sequence.
      if let broken = body.firstIndex(where: { !(0x20...0x7E ~= $0) }) {
        return (nil, broken - bytes.startIndex)
      }
      return nil
    }
    var length = end - bytes.startIndex + 1
    let content = body[..<end]
    if bytes[end] == 0x4D, content.isEmpty {
      // An old mouse report: three bytes of place and button follow.
      length += 3
      guard bytes.count >= length else { return nil }
      return (nil, length)
    }
    if let broken = content.firstIndex(where: { $0 < 0x20 || $0 > 0x7E }) {
      return (nil, broken - bytes.startIndex)
    }
    return (isConsoleKey ? nil : event(content: content, final: bytes[end]), length)
  }

  private static func event(content: ArraySlice<UInt8>, final: UInt8) -> InputEvent? {
    let isPrivate = content.first == 0x3F
    let numbers = content.drop { $0 == 0x3F }.split(
      separator: 0x3B, omittingEmptySubsequences: false
    )
    .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    switch (final, numbers.first ?? 0) {
    case (0x63, _) where isPrivate: return .reply(.deviceAttributes(numbers))
    case (0x74, 6) where numbers.count == 3:
      return .reply(.cellSize(width: numbers[2], height: numbers[1]))
    case (0x74, 4) where numbers.count == 3:
      return .reply(.textAreaSize(width: numbers[2], height: numbers[1]))
    case (0x52, 1...) where numbers.count == 2 && !isPrivate && numbers[1] > 0:
      return .reply(.cursorPosition(row: numbers[0], column: numbers[1]))
    case (0x53, _) where isPrivate: return graphicsAttribute(numbers)
    case (0x79, _) where isPrivate: return modeReport(content)
    case (0x7E, let number): return numberedKey(number)
    // Reports of the mouse and others begin with a sign, and end in letters that keys end in too.
    default: return content.first.map { 0x3C...0x3F ~= $0 } == true ? nil : key(final: final)
    }
  }

  /// Returns whether pasted text begins (`CSI 200 ~`) or ends (`CSI 201 ~`); `nil` for all else.
  private static func pasteBracket(_ bytes: ArraySlice<UInt8>) -> Bool? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "\u{1B}[200~": true
    case "\u{1B}[201~": false
    default: nil
    }
  }

  private static func key(final: UInt8) -> InputEvent? {
    switch final {
    case 0x41: .key(.up)
    case 0x42: .key(.down)
    case 0x43: .key(.right)
    case 0x44: .key(.left)
    case 0x48: .key(.home)
    case 0x46: .key(.end)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> InputEvent? {
    switch number {
    case 1, 7: .key(.home)
    case 2: .key(.insert)
    case 3: .key(.delete)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    default: nil
    }
  }

  /// A string sequence (OSC, DCS, SOS, PM, APC), ended by ST or BEL.
  private static func string(_ bytes: ArraySlice<UInt8>) -> (InputEvent?, Int)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { [0x07, 0x0A, 0x0D, 0x1B].contains($0) }) else {
      return nil
    }
    // Enter ends what a person began with Esc and another key; it is in no answer of a terminal.
    if bytes[end] == 0x0A || bytes[end] == 0x0D { return (nil, end - bytes.startIndex) }
    let content = body[..<end]
    var length = end - bytes.startIndex + 1
    if bytes[end] == 0x1B {
      guard end + 1 < bytes.endIndex else { return nil }
      guard bytes[end + 1] == 0x5C else { return (nil, length - 1) }
      length += 1
    }
    let text = String(decoding: content, as: UTF8.self)
    switch bytes[bytes.startIndex + 1] {
    case 0x5D: return (background(text), length)
    case 0x50: return (version(text), length)
    case 0x5F: return (kittyGraphics(text), length)
    default: return (nil, length)
    }
  }
}
