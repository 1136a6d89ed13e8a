import Clocks
import CommandLines
import Programs
import TerminalCodes
import TestSupport
import Testing

@testable import Sketches

struct SpinProgramTests {
  typealias Tester = ProgramTester<SpinProgram>

  private func tester(_ words: String = "star", rows: Int = 24) throws -> Tester {
    let request = try DrawRequest(words.split(separator: " ").map(String.init), LayerParts.spin)
    return Tester(SpinProgram(request, startingAt: Tester.usualStart.instant), rows: rows)
  }

  /// The time that the shapes have been spinning.
  private func elapsed(_ tester: Tester) -> Duration {
    tester.model.clock.elapsed(at: tester.now.instant.sinceZero)
  }

  @Test("A frame is due at each multiple of the frame duration", arguments: [1, 7, 20, 60])
  func rate(_ rate: Int) throws {
    var tester = try tester("star --rate \(rate)")
    let frame = Duration.seconds(1) / rate
    let start = Tester.usualStart.instant
    for number in 1...5 {
      #expect(tester.nextWake == start.advanced(by: frame * number))
      tester.advance(by: frame)
      #expect(tester.wakes == number)
    }
    // An event between two frames doesn't delay the next one.
    tester.advance(by: frame / 2)
    tester.press(.up)
    #expect(tester.nextWake == start.advanced(by: frame * 6))
  }

  @Test("A pause stops the shapes and the wakeups, and doesn’t count as elapsed time")
  func pause() throws {
    var tester = try tester()
    tester.advance(by: .seconds(0.3))
    tester.type(" ")
    #expect(tester.screen.contains("space resume"))
    let (still, wakes) = (tester.grid, tester.wakes)
    tester.advance(by: .seconds(50))
    #expect(tester.grid == still && tester.wakes == wakes)
    tester.type(" ")
    #expect(elapsed(tester) == .seconds(0.3))
    tester.type(" ")
    #expect(tester.grid == still)
    tester.type(" ")
    tester.advance(by: .seconds(0.05))
    #expect(tester.grid != still && elapsed(tester) == .seconds(0.35))
  }

  @Test("A refused pixel protocol shows a notice in place of the keys until a key is pressed")
  func refusedPixels() throws {
    var tester = try tester()
    tester.turn([.pixelsRefused(reason: "No sixels here.")])
    #expect(tester.screen.contains("No sixels here.") && !tester.screen.contains("quit"))
    tester.type(" ")
    #expect(!tester.screen.contains("No sixels here.") && tester.screen.contains("quit"))
  }

  @Test("The clock stops while the process is suspended, also while paused")
  func stopped() throws {
    var tester = try tester()
    tester.advance(by: .seconds(0.3))
    tester.suspend()
    tester.advance(by: .seconds(60))
    tester.resume()
    #expect(elapsed(tester) == .seconds(0.3) && tester.model.clock.isRunning)
    #expect(tester.screen.contains("space pause"))
    tester.type(" ")
    tester.suspend()
    tester.resume()
    #expect(!tester.model.clock.isRunning && tester.nextWake == nil)
  }

  @Test("The program ends after its turns, also while hidden", arguments: [true, false])
  func ends(_ isVisible: Bool) throws {
    var tester = try tester("star --turns 3 --period 2")
    tester.advance(by: .seconds(1))
    tester.type(" ")
    tester.advance(by: .seconds(100))
    tester.type(" ")
    tester.setVisible(isVisible)
    tester.advance(by: .seconds(4.99))
    #expect(tester.status == nil)
    tester.advance(by: .seconds(0.01))
    #expect(tester.status == 0)
  }

  @Test("Quit keys end the program", arguments: [Key.character("q"), .escape, .enter])
  func leave(_ key: Key) throws {
    var tester = try tester()
    tester.press(key)
    #expect(tester.status == 0)
  }

  @Test("No two commands share a key")
  func keys() {
    for map in SpinProgram.keyMaps { #expect(map.clashes.isEmpty) }
  }

  @Test("A low window has no key line, and its text can be selected")
  func low() throws {
    #expect(try !tester(rows: 4).screen.contains("space"))
    #expect(try tester(rows: 5).screen.contains("space"))
    #expect(try !tester().display.modes.reportsMouse)
  }

  @Test("Frames drawn over the last one equal fresh ones")
  func frames() throws {
    var tester = try tester("star ring --trim 0..0.3 --gradient red,blue", rows: 12)
    for _ in 0..<20 {
      tester.advance(by: .milliseconds(50))
      #expect(tester.grid == tester.freshGrid)
    }
  }
}
