/// Where a face is drawn.
package enum Placement: Hashable, Sendable {
  /// In lines among others.
  case inline(rows: Int)
  /// On a screen of its own.
  case fullScreen
}
