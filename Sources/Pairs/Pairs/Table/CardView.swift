internal import Cells
internal import Shapes

/// The appearance of a card at an instant.
struct CardView: Hashable, Sendable {
  /// The visible side of a card.
  enum CardSide: Hashable, Sendable {
    case back
    /// The face with its picture, and the remaining share of the bonus, from 0 to 1.
    case face(CardPicture, color: Int, bonus: Double)
  }

  /// The identity on the table: the place, which is stable as cards come and go.
  var id: Int
  /// The card's rectangle, in drawing units.
  var frame: Rect
  var side: CardSide
  /// The visible share of its width while it turns over, from 0 to 1.
  var openness = 1.0
  /// Its scale while it leaves, from 0 to 1.
  var scale = 1.0
  /// The rotation of its picture.
  var spin = Angle.zero
  /// Whether it flies above the resting cards.
  var isFlying = false
}
