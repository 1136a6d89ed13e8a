import Charts
import Shapes
import Testing

struct PlotFrameTests {
  static let rect = Rect(x: 10, y: 20, width: 200, height: 100)

  static func frame(
    _ window: ClosedRange<Double>, _ range: ClosedRange<Double>, columns: Int = 200
  ) -> PlotFrame {
    PlotFrame(rect, window: window, scale: Scale(.linear, over: range), columns: columns)
  }

  @Test("The corners of a frame are the ends of its window and its range")
  func corners() {
    let frame = Self.frame(100...300, -1...1)
    #expect(frame.x(of: 100) == 10 && frame.x(of: 300) == 210 && frame.x(of: 200) == 110)
    #expect(frame.y(of: 1) == 20 && frame.y(of: -1) == 120 && frame.y(of: 0) == 70)
    #expect(frame.baseline == 70 && frame.columnWidth == 1)
  }

  @Test("The baseline is zero, or the closest edge")
  func baseline() {
    #expect(Self.frame(0...1, 5...10).baseline == 120)
    #expect(Self.frame(0...1, -10 ... -5).baseline == 20)
    let logarithmic = PlotFrame(
      Self.rect, window: 0...1, scale: Scale(.log10, over: 1...10), columns: 10)
    #expect(logarithmic.baseline == 120)
    #expect(logarithmic.y(of: 0).isNaN && logarithmic.y(of: .nan).isNaN)
  }

  @Test("Values far outside stay within one height of the frame")
  func far() {
    let frame = Self.frame(0...1, 0...1)
    #expect(frame.y(of: 1e300) == -80 && frame.y(of: -1e300) == 220)
  }

  @Test("A zero-width window has its position in the middle")
  func flat() {
    #expect(Self.frame(5...5, 0...1).x(of: 5) == 110)
  }
}
