internal import Clocks
internal import Shapes

/// The celebration of a won game: pictures fly up from the lower corners of the table and fall, and
/// the score counts up.
///
/// It depends only on the seed of the game and the time.
struct Celebration: Hashable, Sendable {
  /// A flying picture; lengths are shares of the table's size, and times are seconds.
  private struct Piece: Hashable {
    var form: CardForm
    var color: Int
    var start: Double
    /// The velocity at the start, of which the vertical part points up.
    var velocity: Point
    var isFromRight: Bool
    var size: Double
    /// The number of turns per second.
    var spin: Double
  }

  /// A picture at an instant.
  struct ShownPiece: Hashable, Sendable {
    /// The number among all pieces.
    var id: Int
    var form: CardForm
    var color: Int
    var box: Rect
    var angle: Angle
  }

  let start: Instant
  /// The end, when all pieces have fallen and the score has been readable for a while.
  var end: Instant { start.advanced(by: Self.length) }

  private let pieces: [Piece]
  private let score: Int

  private static let length = Duration.milliseconds(3500)
  /// The time in which the score counts up.
  private static let count = Duration.milliseconds(1800)
  /// The acceleration of falling pieces, in table heights per second squared.
  private static let gravity = 1.3
  /// The time in which all pieces start, in seconds.
  private static let launch = 0.8
  /// The numbers of pieces, usually and for a best result.
  private static let (usualPieces, mostPieces) = (28, 48)
  /// The pictures for themes whose pictures aren't outlines.
  private static let usualForms: [CardForm] = [
    .star, .heart, .diamond, .circle, .flower, .sun, .moon, .triangle,
  ]

  /// Creates a celebration of a score with the pictures of a game.
  ///
  /// - Parameters:
  ///   - score: The score that counts up.
  ///   - seed: The seed of the movements.
  ///   - pictures: The pictures of the game.
  ///   - isBest: Whether it is the best result, for which there are more pieces.
  ///   - start: The time at which it starts.
  init(score: Int, seed: UInt64, pictures: [CardPicture], isBest: Bool, start: Instant) {
    self.start = start
    self.score = score
    let own = pictures.compactMap { if case .form(let form) = $0.content { form } else { nil } }
    let forms = own.isEmpty ? Self.usualForms : own
    var random = SeededShuffle(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      let share = Double(random.number(below: 1001)) / 1000
      return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
    pieces = (0..<(isBest ? Self.mostPieces : Self.usualPieces)).map { index in
      Piece(
        form: forms[index % forms.count], color: index % forms.count,
        start: number(0...Self.launch),
        velocity: Point(x: number(0.08...0.5), y: number(0.95...1.55)),
        isFromRight: !(index + index / forms.count).isMultiple(of: 2), size: number(0.1...0.17),
        spin: number(-0.8...0.8))
    }
  }

  /// Returns the pieces in the air at an instant, within a table.
  func shownPieces(at now: Instant, in table: Rect) -> [ShownPiece] {
    let time = start.duration(to: now) / .seconds(1)
    return pieces.enumerated().compactMap { id, piece in
      let flown = time - piece.start
      let height = piece.velocity.y * flown - Self.gravity * flown * flown / 2
      guard flown >= 0, height >= 0 else { return nil }
      let side = piece.size * table.height
      let way = piece.velocity.x * flown
      let x = table.minX + (piece.isFromRight ? 1 - way : way) * table.width
      // Pieces start and end below the table.
      let y = table.maxY + side - height * (table.height + side)
      let box = Rect(x: x - side / 2, y: y - side / 2, width: side, height: side)
      return ShownPiece(
        id: id, form: piece.form, color: piece.color, box: box,
        angle: .degrees(360 * piece.spin * flown))
    }
  }

  /// Returns the counted part of the score at an instant.
  func shownScore(at now: Instant) -> Int {
    let share = UnitCurve.easeOut.value(at: progress(from: start, Self.count, at: now))
    return Int((Double(score) * share).rounded())
  }
}
