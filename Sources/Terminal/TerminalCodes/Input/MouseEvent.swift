/// A button of a mouse.
package enum MouseButton: Hashable, Sendable {
  case left, middle, right
  /// Another button by its number, 8 to 11; 8 and 9 are usually back and forward.
  case other(Int)
}

/// A mouse event and its position.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press(MouseButton)
    case release(MouseButton)
    /// Motion with a button held.
    case drag(MouseButton)
    /// Motion without a button held.
    case move
    /// Wheel notches; positive values go right and down.
    case wheel(columns: Int, rows: Int)
  }

  /// A position in pixels, starting at 0 at the window's top left.
  package struct Pixel: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
  }

  package var kind: Kind
  /// The column, starting at 0.
  ///
  /// During a drag it may be outside the window, even negative.
  package var column: Int
  /// The row, starting at 0, with the same caveat.
  package var row: Int
  /// The exact position, if the terminal reports pixels.
  package var pixel: Pixel?
  package var modifiers: Modifiers

  package init(
    _ kind: Kind, column: Int, row: Int, pixel: Pixel? = nil, modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.column = column
    self.row = row
    self.pixel = pixel
    self.modifiers = modifiers
  }
}
