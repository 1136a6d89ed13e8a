/// Turns the bytes that a terminal sends into keys and replies, however they are cut up.
///
/// A lone ESC may be the Esc key or the begin of a sequence whose rest is still on its way. It
/// waits: the caller looks at `isWaiting` and calls `flush()` when nothing more has come for a
/// while. Should the rest come after all, it is still recognised and not taken for keys.
public struct InputDecoder: Sendable {
  private static let longestSequence = 4096

  private var bytes: [UInt8] = []
  private var escapeWasFlushed = false

  /// Creates a decoder that has seen nothing.
  public init() {}

  /// Whether bytes wait for their rest.
  public var isWaiting: Bool { !bytes.isEmpty }

  /// Takes in bytes and returns what they complete.
  public mutating func decode(_ more: [UInt8]) -> [InputEvent] {
    guard !more.isEmpty else { return [] }
    if escapeWasFlushed, more.count > 1, more[0] == 0x5B || more[0] == 0x4F {
      bytes.append(0x1B)
    }
    escapeWasFlushed = false
    bytes += more
    return drain()
  }

  /// Gives up waiting: a lone ESC was the Esc key, anything else unfinished is dropped.
  public mutating func flush() -> [InputEvent] {
    defer { bytes.removeAll() }
    guard bytes == [0x1B] else { return [] }
    escapeWasFlushed = true
    return [.key(.escape)]
  }

  private mutating func drain() -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let (event, length) = Self.first(of: rest) else { break }
      if let event { events.append(event) }
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
      return (key(final: bytes[bytes.startIndex + 2]), 3)
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
    let length = end - bytes.startIndex + 1
    let content = body[..<end]
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
    case (0x7E, let number): return numberedKey(number)
    default: return isPrivate ? nil : key(final: final)
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
    case 0x4D: .key(.enter)
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
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B }) else { return nil }
    let content = body[..<end]
    var length = end - bytes.startIndex + 1
    if bytes[end] == 0x1B {
      guard end + 1 < bytes.endIndex else { return nil }
      guard bytes[end + 1] == 0x5C else { return (nil, length - 1) }
      length += 1
    }
    guard bytes[bytes.startIndex + 1] == 0x5D else { return (nil, length) }
    return (background(String(decoding: content, as: UTF8.self)), length)
  }

  /// Reads `11;rgb:RRRR/GGGG/BBBB` with one to four digits each (XParseColor).
  private static func background(_ text: String) -> InputEvent? {
    let prefix = ["11;rgb:", "11;rgba:"].first { text.hasPrefix($0) }
    guard let prefix else { return nil }
    let parts = text.dropFirst(prefix.count).split(separator: "/").prefix(3).compactMap {
      digits -> UInt8? in
      guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
        let value = Int(digits, radix: 16)
      else { return nil }
      let largest = 1 << (4 * digits.count) - 1
      return UInt8((value * 255 + largest / 2) / largest)
    }
    guard parts.count == 3 else { return nil }
    return .reply(.background(red: parts[0], green: parts[1], blue: parts[2]))
  }
}
