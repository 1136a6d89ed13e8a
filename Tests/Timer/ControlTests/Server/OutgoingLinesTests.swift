import System
import TestSupport
import Testing

@testable import Control

@Suite("Outgoing lines")
struct OutgoingLinesTests {
  @Test("Only the newest published line and a partially sent one wait")
  func newest() throws {
    let pair = try #require(SocketPair(capacity: 4608))
    var lines = OutgoingLines()
    let long = String(repeating: "x", count: 5000)
    var received: [UInt8] = []
    for number in 0..<10_000 {
      lines.replace("\(number)" + long)
      send(&lines, to: pair)
      #expect(lines.count <= 2 * 5010)
      if number == 5000 { received += pair.takeAll() }
    }
    while !lines.isEmpty {
      received += pair.takeAll()
      send(&lines, to: pair)
    }
    received += pair.takeAll()
    var buffer = LineBuffer(limit: 6000)
    let numbers = buffer.append(received).map { line in
      let text = String(decoding: line, as: UTF8.self)
      return text.hasSuffix(long) ? Int(text.dropLast(5000)) ?? -1 : -1
    }
    let end = buffer.end()
    #expect(end == nil)
    #expect(numbers.first == 0 && numbers.last == 9999 && numbers == numbers.sorted())
    #expect(Set(numbers).count == numbers.count && numbers.count > 3)
  }

  @Test("All replies wait, in order with the published lines")
  func replies() throws {
    let pair = try #require(SocketPair(capacity: 4608))
    var lines = OutgoingLines()
    lines.append("a")
    lines.replace("lost")
    lines.replace("b")
    lines.append("c")
    lines.replace("lost")
    lines.replace("d")
    #expect(lines.count == 8 && !lines.isEmpty)
    send(&lines, to: pair)
    #expect(lines.isEmpty && String(decoding: pair.takeAll(), as: UTF8.self) == "a\nb\nc\nd\n")
    lines.append("e")
    lines.discard()
    #expect(lines.isEmpty && lines.count == 0)
  }

  @Test("Random stories lose no reply and tear no line")
  func stories() throws {
    for seed in UInt64(0)..<50 {
      var numbers = SeededGenerator(seed: seed)
      let pair = try #require(SocketPair(capacity: 4608))
      var lines = OutgoingLines()
      var replies: [String] = []
      var last: String?
      var received: [UInt8] = []
      for step in 0..<300 {
        let size = Int.random(in: 0...3000, using: &numbers)
        let line = "\(step) " + String(repeating: "y", count: size)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0:
          lines.append("r" + line)
          replies.append("r" + line)
        case 1, 2, 3:
          lines.replace("p" + line)
          last = "p" + line
        case 4: received += pair.takeAll()
        default: send(&lines, to: pair)
        }
      }
      while !lines.isEmpty {
        send(&lines, to: pair)
        received += pair.takeAll()
      }
      let text = String(decoding: received + pair.takeAll(), as: UTF8.self)
      let all = text.split(separator: "\n").map(String.init)
      #expect(all.filter { $0.hasPrefix("r") } == replies)
      #expect(all.last { $0.hasPrefix("p") } == last)
      let steps = all.map { Int($0.dropFirst().prefix { $0 != " " }) ?? -1 }
      #expect(steps == steps.sorted() && Set(steps).count == steps.count)
    }
  }

  private func send(_ lines: inout OutgoingLines, to pair: SocketPair) {
    let isOpen = lines.send(to: pair.sender.number)
    #expect(isOpen)
  }
}
