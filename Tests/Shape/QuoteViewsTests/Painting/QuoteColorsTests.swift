import Cells
import Charts
import Quotes
import Raster
import Scenes
import Testing

@testable import QuoteViews

@Suite("Colors of rising and falling prices")
struct QuoteColorsTests {
  private static let white = RGB(red: 1, green: 1, blue: 1)

  @Test("Gains can be green or red")
  func habits() {
    let theme = Theme(depth: .truecolor)
    let (west, east) = (QuoteColors(.green, on: theme), QuoteColors(.red, on: theme))
    #expect(west[.up].green > west[.up].red && west[.down].red > west[.down].green)
    #expect(east[.up] == west[.down] && east[.down] == west[.up])
    let safe = QuoteColors(.blue, on: theme)
    #expect(safe[.up].blue > safe[.up].red && safe[.down].red > safe[.down].blue)
  }

  @Test("No change has the neutral color", arguments: [RisingColor.green, .red, .blue])
  func neutral(up: RisingColor) {
    for background in [Theme.darkBackground, Self.white] {
      let theme = Theme(background: background, depth: .truecolor)
      let colors = QuoteColors(up, on: theme)
      #expect(colors[.flat] == theme.color(.text))
      #expect(Set([colors[.up], colors[.down], colors[.flat]]).count == 3)
      for color in [colors[.up], colors[.down]] {
        #expect(color.contrast(with: background) >= 3, "\(color.hexText)")
      }
    }
  }

  @Test("Without colors, both directions have the text color")
  func none() {
    let theme = Theme(depth: .never)
    let colors = QuoteColors(.green, on: theme)
    for trend in QuoteDirection.allCases { #expect(colors[trend] == theme.color(.text)) }
  }

  @Test("The direction follows the change")
  func trends() {
    #expect(QuoteDirection(0.001) == .up && QuoteDirection(-1e-300) == .down)
    for change in [0, -0.0, .nan] { #expect(QuoteDirection(change) == .flat) }
    #expect(QuoteDirection(nil) == .unknown)
  }
}
