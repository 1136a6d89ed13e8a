import Cells
import Raster
import Shapes
import Testing

@testable import Pairs

struct CardThemeTests {
  @Test(
    "Each built-in theme has enough pictures for the usual game, with unique names",
    arguments: CardTheme.builtIn)
  func pictures(theme: CardTheme) {
    #expect(theme.pictures.count >= PairsOptions.usualPairs)
    #expect(Set(theme.pictures.map(\.content)).count == theme.pictures.count)
    #expect(Set(theme.pictures.map(\.words)).count == theme.pictures.count)
  }

  /// The share of each of 12 by 12 squares that a form covers.
  private func shades(_ form: CardForm) -> [Double] {
    var rasterizer = Rasterizer()
    var coverage = Coverage()
    let rect = Rect(x: 0, y: 0, width: 12, height: 12)
    rasterizer.fill(
      form.path(in: rect), window: PixelRect(x: 0, y: 0, width: 12, height: 12), into: &coverage)
    return (0..<144).map { Double(coverage[$0 % 12, $0 / 12]) / 255 }
  }

  @Test("Forms differ without color, even in 12 by 12 squares")
  func forms() {
    let all = CardForm.allCases.map { ($0, shades($0)) }
    for (form, shades) in all { #expect(shades.reduce(0, +) > 20, "\(form) is nearly empty") }
    for (index, (one, first)) in all.enumerated() {
      for (other, second) in all.dropFirst(index + 1) {
        let difference = zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) }
        #expect(difference > 10, "\(one) looks like \(other): \(difference)")
      }
    }
  }

  @Test("Every emoji of the theme has a drawing")
  func drawings() {
    let drawn = Set((CardTheme.emoji.pictures + CardTheme.halloween.pictures).map(\.words))
    #expect(drawn == Set(CardDrawing.allCases.map(\.words)))
    #expect(
      CardTheme.halloween.pictures.allSatisfy {
        if case .text(let text) = $0.content { text.unicodeScalars.count == 1 } else { false }
      })
    #expect(CardTheme.emoji.pictures.map(\.words).contains("strawberry"))
    #expect(
      CardTheme.emoji.pictures.allSatisfy {
        if case .text(let text) = $0.content { CardDrawing(rawValue: text) != nil } else { false }
      })
  }

  @Test("Emoji are single code points that are wide by default")
  func emoji() {
    for picture in CardTheme.emoji.pictures {
      guard case .text(let text) = picture.content else { continue }
      #expect(text.unicodeScalars.count == 1)
      #expect(text.unicodeScalars.first?.properties.isEmojiPresentation == true)
      #expect(TextWidth.columns(of: text) == 2)
      // Terminals' width tables are older than the newest emoji.
      let age = text.unicodeScalars.first?.properties.age
      #expect((age?.major ?? 99) <= 9, "\(text)")
    }
    #expect(CardTheme.emoji.needsUTF8 && !CardTheme.ascii.needsUTF8)
  }

  @Test(
    "Pictures have the right article",
    arguments: [
      ("star", "a star"), ("apple", "an apple"), ("bars", "bars"), ("cross", "a cross"),
      ("octopus", "an octopus"), ("A", "A"),
    ])
  func phrases(words: String, phrase: String) {
    #expect(CardPicture(content: .form(.star), words: words).phrase == phrase)
  }
}
