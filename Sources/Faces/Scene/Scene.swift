public import Cells
public import Raster
public import Shapes

/// A picture before it is drawn: painted figures from the lowest to the highest, and text on top.
public struct Scene: Hashable, Sendable {
  /// A figure with its paint.
  public struct Sheet: Hashable, Sendable {
    /// What is drawn.
    public var figure: Figure
    /// With what.
    public var paint: Paint
  }

  /// A line of text in the screen's own characters.
  public struct Caption: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The column of its first character.
    public var column: Int
    /// Its row.
    public var row: Int
    /// How it looks.
    public var style: Style
  }

  /// How large the screen is.
  public var canvas: Canvas
  /// What is drawn, the lowest first.
  public var sheets: [Sheet] = []
  /// What is written over it.
  public var captions: [Caption] = []

  /// Creates an empty picture.
  public init(canvas: Canvas) {
    self.canvas = canvas
  }

  /// Adds a figure on top.
  public mutating func add(_ figure: Figure, _ paint: Paint) {
    sheets.append(Sheet(figure: figure, paint: paint))
  }

  /// Adds a painted outline on top, of which nothing lies outside a box.
  public mutating func add(_ layer: Drawing.Layer, in box: Rect) {
    add(.layer(layer, box: box), layer.paint)
  }

  /// Adds a text in the middle of a row; what doesn't fit is cut off with an ellipsis.
  public mutating func add(centered text: String, row: Int, style: Style) {
    let text = TextWidth.truncated(text, to: canvas.columns)
    let column = (canvas.columns - TextWidth.columns(of: text)) / 2
    add(text, column: column, row: row, style: style)
  }

  /// Adds a text from a place to the right.
  public mutating func add(_ text: String, column: Int, row: Int, style: Style) {
    guard !text.isEmpty, row >= 0, row < canvas.rows else { return }
    captions.append(Caption(text: text, column: column, row: row, style: style))
  }
}

extension Scene {
  /// The part of the canvas in which there are rings, pies, diamonds and outlines, which gain most
  /// by pixels; empty if there are none.
  public var shapes: Rect {
    sheets.reduce(.zero) { bounds, sheet in
      switch sheet.figure {
      case .dial, .layer: bounds.union(sheet.figure.bounds)
      case .numeral, .bar: bounds
      }
    }
  }

  /// Returns rectangles outside of which the figures of this scene look as those of another do;
  /// `nil` if that can't be told.
  ///
  /// None is empty or lies in another.
  func damages(from last: Scene?) -> [Rect]? {
    guard let last, last.canvas == canvas, last.sheets.count == sheets.count else { return nil }
    var damages: [Rect] = []
    for (new, old) in zip(sheets, last.sheets) {
      let damage =
        new.paint == old.paint
        ? new.figure.damage(from: old.figure) : new.figure.bounds.union(old.figure.bounds)
      // Figures in one frame are damaged alike, and drawn anew together.
      guard !damage.isEmpty, !damages.contains(where: { $0.union(damage) == $0 }) else { continue }
      damages.removeAll { $0.union(damage) == damage }
      damages.append(damage)
    }
    return damages
  }
}

extension Scene.Sheet {
  /// The sheet as a layer with its outline worked out, to be filled.
  var layer: Drawing.Layer {
    let region = figure.region
    var layer = Drawing.Layer(.fill(region.path, region.style), paint: paint)
    if case .layer(let told, _) = figure { (layer.opacity, layer.clip) = (told.opacity, told.clip) }
    return layer
  }
}
