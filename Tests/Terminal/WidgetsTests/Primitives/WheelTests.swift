import Cells
import Clocks
import Raster
import Scenes
import Testing
import Widgets

struct WheelTests {
  private let start = Instant(sinceZero: .zero)

  @Test("The value is in the middle, with its neighbors above and below") func valueIsInTheMiddle()
  {
    let wheel = Wheel(WheelState(0, in: 0...59, wraps: true), .numbers(digits: 2), unit: "min")
    #expect(
      WidgetPicture(wheel, columns: 10).text == "  58\n  59\n  00 min\n  01\n  02")
  }

  @Test("Numbers of wheels with different units stand in the same column")
  func unitWidth() {
    let units = ["h", "min", "s"].map { unit in
      let wheel = Wheel(
        WheelState(0, in: 0...59, wraps: true), .numbers(digits: 2), unit: unit, unitWidth: 3,
        rows: 1)
      return WidgetPicture(wheel, columns: 10).text
    }
    #expect(units == ["  00 h", "  00 min", "  00 s"])
  }

  @Test("A wheel that doesn't wrap ends") func wheelThatDoesntWrapEnds() {
    let wheel = Wheel(WheelState(0, in: 0...9))
    #expect(WidgetPicture(wheel, columns: 3).text == "\n\n 0\n 1\n 2")
  }

  @Test("Words are shown by their index") func wordsAreShownByTheirIndex() {
    let wheel = Wheel(WheelState(1, in: 0...2), .words(["off", "low", "high"]), rows: 3)
    #expect(WidgetPicture(wheel, columns: 6).text == " off\n low\n high")
  }

  @Test("A short wheel that wraps shows no value twice") func shortWheelThatWrapsShowsNoValueTwice()
  {
    let wheel = Wheel(WheelState(0, in: 0...1, wraps: true))
    #expect(WidgetPicture(wheel, columns: 3).text == "\n\n 0\n 1\n")
  }

  @Test("Each row is a part by its distance") func eachRowIsAPartByItsDistance() {
    let picture = WidgetPicture(Wheel(WheelState(5, in: 0...9)), columns: 4)
    #expect((0..<5).map { picture.part(1, $0) } == [-2, -1, 0, 1, 2])
    #expect(picture.layout.gestures == [.press, .drag, .wheel])
  }

  @Test("Neighbors fade with their distance") func neighborsFadeWithTheirDistance() {
    let picture = WidgetPicture(
      Wheel(WheelState(5, in: 0...9)), columns: 3, depth: .truecolor)
    let shades = (0..<5).map { row -> Int in
      switch picture.grid[1, row].style.foreground.kind {
      case .rgb(let red, _, _): Int(red)
      default: 255
      }
    }
    #expect(shades[0] < shades[1] && shades[1] < shades[2])
    #expect(shades[4] == shades[0] && shades[3] == shades[1])
  }

  @Test("A turning wheel requests frames until it is at rest")
  func turningWheelRequestsFramesUntilItIsAtRest() {
    var state = WheelState(5, in: 0...59)
    state.turn(by: 3, at: start)
    var times: [Duration] = []
    var now = Duration.zero
    while let next = WidgetPicture(Wheel(state, rows: 1), columns: 3, at: now).layout.nextChange {
      now = next.sinceZero
      times.append(now)
    }
    #expect(times == [.milliseconds(50), .milliseconds(100), .milliseconds(150)])
    #expect(WidgetPicture(Wheel(state, rows: 1), columns: 3, at: now).text == " 8")
    #expect(WidgetPicture(Wheel(state, rows: 1), columns: 3).text == " 5")
  }
}
