import TestSupport
import Testing

@testable import JSON

@Suite("JSON parser invariants")
struct JSONLawTests {
  private typealias Token = JSONPull.Token

  /// Writes a random value and its tokens.
  private func write(
    _ text: inout String, _ tokens: inout [Token], depth: Int, _ generator: inout SeededGenerator
  ) {
    blank(&text, &generator)
    switch Int.random(in: 0..<(depth > 4 ? 5 : 8), using: &generator) {
    case 0: literal("null", .null, &text, &tokens)
    case 1: literal("true", .boolean(true), &text, &tokens)
    case 2:
      let string = self.string(&generator)
      literal(string.written, .string(string.value), &text, &tokens)
    case 3, 4:
      let value = Double(bitPattern: generator.next())
      let finite = value.isFinite ? value : 0
      literal("\(finite)", .number(finite), &text, &tokens)
    case 5, 6: array(&text, &tokens, depth: depth, &generator)
    default: object(&text, &tokens, depth: depth, &generator)
    }
    blank(&text, &generator)
  }

  private func literal(
    _ written: String, _ token: Token, _ text: inout String, _ tokens: inout [Token]
  ) {
    text += written
    tokens.append(token)
  }

  private func array(
    _ text: inout String, _ tokens: inout [Token], depth: Int, _ generator: inout SeededGenerator
  ) {
    literal("[", .beginArray, &text, &tokens)
    for index in 0..<Int.random(in: 0...5, using: &generator) {
      if index > 0 { text += "," }
      write(&text, &tokens, depth: depth + 1, &generator)
    }
    blank(&text, &generator)
    literal("]", .endArray, &text, &tokens)
  }

  private func object(
    _ text: inout String, _ tokens: inout [Token], depth: Int, _ generator: inout SeededGenerator
  ) {
    literal("{", .beginObject, &text, &tokens)
    for index in 0..<Int.random(in: 0...4, using: &generator) {
      if index > 0 { text += "," }
      blank(&text, &generator)
      let name = string(&generator)
      literal(name.written, .key(name.value), &text, &tokens)
      blank(&text, &generator)
      text += ":"
      write(&text, &tokens, depth: depth + 1, &generator)
    }
    blank(&text, &generator)
    literal("}", .endObject, &text, &tokens)
  }

  private func blank(_ text: inout String, _ generator: inout SeededGenerator) {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      text += [" ", "\n", "\t", "\r\n"].randomElement(using: &generator) ?? ""
    }
  }

  private func string(_ generator: inout SeededGenerator) -> (written: String, value: String) {
    let parts = [
      ("a", "a"), ("é", "é"), ("\\n", "\n"), ("\\u00e9", "é"), ("\\ud83d\\ude00", "😀"),
      ("\\\"", "\""),
    ]
    let chosen = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      parts.randomElement(using: &generator) ?? ("", "")
    }
    return ("\"" + chosen.map(\.0).joined() + "\"", chosen.map(\.1).joined())
  }

  private func read(_ pieces: [[UInt8]]) -> Result<[Token], JSONError> {
    Result { () throws(JSONError) -> [Token] in
      var next = 0
      var json = JSONPull {
        next += 1
        return next <= pieces.count ? pieces[next - 1] : []
      }
      var tokens: [Token] = []
      while true {
        let token = try json.next()
        if token == .end { return tokens }
        tokens.append(token)
      }
    }
  }

  @Test("Values survive a round trip in any chunks")
  func roundTrip() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      var text = ""
      var tokens: [Token] = []
      write(&text, &tokens, depth: 0, &generator)
      let longest = [1, 5, 100].randomElement(using: &generator) ?? 1
      #expect(
        read(generator.cut(Array(text.utf8), longest: longest)) == .success(tokens), "\(text)")
    }
  }

  @Test("Damaged texts give the same tokens or the same error in any chunks")
  func cutting() {
    var generator = SeededGenerator(seed: 22)
    let spoils = Array("\"\\,:[]{}01.e-+ \ntn".utf8)
    for _ in 0..<2_000 {
      var text = ""
      var tokens: [Token] = []
      write(&text, &tokens, depth: 0, &generator)
      var bytes = Array(text.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
        spoils.randomElement(using: &generator) ?? 0
      let whole = read([bytes])
      #expect(
        read(generator.cut(bytes, longest: 1)) == whole, "\(String(decoding: bytes, as: UTF8.self))"
      )
      #expect(read(generator.cut(bytes, longest: 9)) == whole)
    }
  }

  @Test("Columns of numbers are the same in any chunks")
  func numbers() throws {
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<100 {
      let values = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
        Int.random(in: 0..<10, using: &generator) == 0
          ? Double.nan : Double(Int.random(in: -99_999...99_999, using: &generator)) / 64
      }
      let texts = values.map { $0.isNaN ? "null" : "\($0)" }
      let text = "[\"x\"" + texts.map { ", " + $0 }.joined() + " ] "
      var pieces = generator.cut(Array(text.utf8), longest: 40)[...]
      var json = JSONPull { pieces.popFirst() ?? [] }
      #expect(try json.next() == .beginArray)
      #expect(try json.next() == .string("x"))
      var read: [Double] = []
      try json.readNumbers(into: &read)
      #expect(read.map(\.bitPattern) == values.map(\.bitPattern))
      #expect(try json.next() == .end)
    }
  }
}
