internal import Cells
internal import Shapes

/// What a card looks like at an instant.
struct CardView: Hashable, Sendable {
  /// What is seen of a card.
  enum Side: Hashable, Sendable {
    case back
    /// The face with its picture, and the share of the bonus that is left, from 0 to 1.
    case face(CardPicture, color: Int, bonus: Double)
  }

  /// The identity on the table: the place, which stays when cards come and go.
  var id: Int
  /// The rectangle in which it lies, in drawing units.
  var frame: Rect
  var side: Side
  /// The share of its width that is seen while it turns over, from 0 to 1.
  var openness = 1.0
  /// Its size while it leaves, from 0 to 1.
  var scale = 1.0
  /// The turn of its picture.
  var spin = Angle.zero
  /// Whether it lies above the cards that rest.
  var isFlying = false
}
