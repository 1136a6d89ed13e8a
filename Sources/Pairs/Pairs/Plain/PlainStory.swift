internal import Clocks

/// A recorded game in plain text.
package struct PlainStory {
  let record: GameRecord
  let options: PairsOptions

  package init(_ record: GameRecord, _ options: PairsOptions) {
    self.record = record
    self.options = options
  }

  /// A line for each move with its time, and one for the result.
  package var lines: [String] {
    var lines: [String] = []
    let width = PlainPairs.columns(ofCards: 2 * record.rules.pairs)
    let (game, end) = record.replayed { entry, outcome, game in
      let time = "\(entry.time.wholeTenths) s"
      switch (entry.move, outcome) {
      case (_, .refused): break
      case (.choose(let place), _):
        let words = PairsWords.words(for: outcome, in: game, options.theme) ?? ""
        lines.append("\(time): row \(place / width + 1) column \(place % width + 1), \(words)")
      case (.deal, _): lines.append("\(time): the cards are dealt")
      case (.turnBack, _): lines.append("\(time): the cards turn back")
      case (.shuffle, _): lines.append("\(time): shuffle")
      case (.pause, _): lines.append("\(time): pause")
      case (.resume, _): lines.append("\(time): the game continues")
      }
    }
    let words = game.phase == .over ? "Game over" : "Not finished"
    return lines + ["\(words): \(PairsWords.standing(of: game, at: end))."]
  }
}

extension Duration {
  /// The seconds with one decimal.
  fileprivate var wholeTenths: String {
    let tenths = wholeUnits(of: .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
