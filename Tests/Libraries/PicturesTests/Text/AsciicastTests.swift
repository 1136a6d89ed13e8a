import Cells
import JSON
import Pictures
import TestSupport
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct AsciicastTests {
  private func lines(_ frames: [Asciicast.TimedGrid]) throws -> [(time: Double, text: String)] {
    let lines = Asciicast.text(of: frames).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let event = try JSONDecoder().decode(AsciicastEvent.self, from: Data(line.utf8))
      return (event.time, event.text)
    }
  }

  @Test("A recording ends with the last grid") func aRecordingEndsWithTheLastGrid() throws {
    let frames = (0..<12).map { index in
      Asciicast.TimedGrid(
        time: .milliseconds(index * 50),
        grid: SampleGrids.random(columns: 20, rows: 7, seed: UInt64(index / 2)))
    }
    var screen = ScreenModel(showing: SampleGrids.random(columns: 20, rows: 7, seed: 99))
    for line in try lines(frames) {
      screen.receive(Array(line.text.utf8))
      // The weight of blanks is invisible and may differ.
      let frame = try #require(frames.last { $0.time <= .seconds(line.time + 1e-7) })
      for row in 0..<7 {
        for column in 0..<20 {
          #expect(screen.grid[column, row].looks(like: frame.grid[column, row]))
        }
      }
    }
    #expect(screen.unknown.isEmpty)
    #expect(screen.modes.contains(25))
  }

  @Test("Only changes are written") func onlyChangesAreWritten() throws {
    var grid = Grid(columns: 40, rows: 10)
    grid.write(String(repeating: "x", count: 40), column: 0, row: 3)
    var moved = grid
    moved.write("y", column: 7, row: 3)
    let events = try lines([
      .init(time: .zero, grid: grid), .init(time: .seconds(1), grid: grid),
      .init(time: .seconds(2), grid: moved), .init(time: .seconds(3), grid: moved),
    ])
    #expect(events.map(\.time) == [0, 2, 3])
    #expect(events[1].text == "\u{1B}[4;8Hy")
    #expect(events[0].text.hasPrefix("\u{1B}[?25l\u{1B}[2J"))
    #expect(events[2].text == "\u{1B}[?25h")
  }

  @Test("The header has the size") func theHeaderHasTheSize() throws {
    let frames = [
      Asciicast.TimedGrid(time: .zero, grid: Grid(columns: 30, rows: 4)),
      Asciicast.TimedGrid(time: .zero, grid: Grid(columns: 3, rows: 9)),
    ]
    let text = Asciicast.text(of: frames, title: "a \"ring\"\n")
    #expect(
      text.split(separator: "\n")[0] == """
        {"version": 2, "width": 30, "height": 9, "title": "a \\"ring\\"\\n"}
        """)
    #expect(Asciicast.text(of: []) == "{\"version\": 2, \"width\": 1, \"height\": 1}\n")
  }

  @Test("Times never go backward") func timesNeverGoBackward() throws {
    var grid = Grid(columns: 2, rows: 1)
    let first = Asciicast.TimedGrid(time: .seconds(2), grid: grid)
    grid.write("a", column: 0, row: 0)
    let events = try lines([first, .init(time: .seconds(1), grid: grid)])
    #expect(events.map(\.time) == [2, 2])
  }

  private static let times: [(Duration, String)] = [
    (.zero, "0.0"), (.seconds(3), "3.0"), (.milliseconds(1050), "1.05"),
    (.microseconds(7), "0.000007"), (.nanoseconds(999), "0.0"),
  ]

  @Test("Times are in seconds", arguments: times)
  func timesAreInSeconds(time: Duration, text: String) {
    #expect(JSONText.seconds(time) == text)
  }
}

/// One line of a recording.
private struct AsciicastEvent: Decodable {
  let time: Double
  let text: String

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    time = try values.decode(Double.self)
    let kind = try values.decode(String.self)
    text = try values.decode(String.self)
    #expect(kind == "o" && values.isAtEnd)
  }
}
