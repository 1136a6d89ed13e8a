internal import Cells
internal import Shapes

/// The damage between two scenes of the same size: outside it, they look the same.
struct SceneChanges: Hashable {
  /// A rectangle in the canvas's units, and the cells to which the change is clipped.
  struct FigureDamage: Hashable {
    var rect: Rect
    var clip: CellRect
  }

  private(set) var figures: [FigureDamage] = []
  private(set) var texts: [CellRect] = []
  /// The damaged cells of backgrounds.
  private(set) var fills: [CellRect] = []

  /// The minimum number of samples per unit: those of a pixel, or of a cell.
  private let resolution: Double

  /// Compares planes and their pieces by identity; a piece whose order changed counts as changed.
  init(from old: Scene, to new: Scene) {
    resolution = min(1, Double(GlyphSet.sampleColumns) / max(new.canvas.cell.width, 1))
    Self.walk(old.planes, new.planes, id: \.id) { before, after in
      switch (before, after) {
      case (let before?, let after?): compare(old.planes[before], new.planes[after])
      case (let before?, nil): add(old.planes[before])
      case (nil, let after?): add(new.planes[after])
      case (nil, nil): break
      }
    }
  }

  private mutating func compare(_ old: Plane, _ new: Plane) {
    if old.background != new.background {
      add(old.background)
      add(new.background)
    }
    Self.walk(old.pieces, new.pieces, id: \.id) { before, after in
      switch (before, after) {
      case (let before?, let after?): compare(old.pieces[before], new.pieces[after])
      case (let before?, nil): add(old.pieces[before])
      case (nil, let after?): add(new.pieces[after])
      case (nil, nil): break
      }
    }
  }

  private mutating func compare(_ old: Plane.Piece, _ new: Plane.Piece) {
    guard old != new else { return }
    if case .figure(let before, let paint) = old.content,
      case .figure(let after, paint) = new.content, old.clip == new.clip
    {
      return add(after.damage(from: before, resolution: resolution), new.clip)
    }
    add(old)
    add(new)
  }
}

// MARK: - Adding

extension SceneChanges {
  private mutating func add(_ plane: Plane) {
    add(plane.background)
    for piece in plane.pieces { add(piece) }
  }

  private mutating func add(_ background: Plane.Background) {
    guard case .fill(let rect, _) = background, !rect.isEmpty else { return }
    fills.append(rect)
  }

  private mutating func add(_ piece: Plane.Piece) {
    switch piece.content {
    case .figure(let figure, _): add(figure.bounds, piece.clip)
    case .text, .underlay: texts.append(piece.textCells)
    }
  }

  /// Adds damage of figures, unless it has already been added.
  ///
  /// Figures of one frame tend to change alike, and are redrawn together.
  private mutating func add(_ rect: Rect, _ clip: CellRect) {
    guard !rect.isEmpty, !clip.isEmpty,
      !figures.contains(where: { $0.clip == clip && $0.rect.contains(rect) })
    else { return }
    figures.removeAll { $0.clip == clip && rect.contains($0.rect) }
    figures.append(FigureDamage(rect: rect, clip: clip))
  }
}

// MARK: - Pairs

extension SceneChanges {
  /// Calls a function with the indices of each pair of elements with the same identity and order in
  /// both lists, and with that of each other element alone.
  ///
  /// Copying the elements would take longer than comparing them.
  @inline(__always)
  private static func walk<Element, ID: Hashable>(
    _ old: [Element], _ new: [Element], id: (Element) -> ID, each: (Int?, Int?) -> Void
  ) {
    var (first, second) = (0, 0)
    var places: (old: [ID: Int], new: [ID: Int])?
    while first < old.count, second < new.count {
      let (one, other) = (id(old[first]), id(new[second]))
      if one == other {
        each(first, second)
        (first, second) = (first + 1, second + 1)
        continue
      }
      let known = places ?? (Self.places(of: old, id), Self.places(of: new, id))
      places = known
      // Of two that exist in both lists, the one that moved farther is taken as moved.
      let (ahead, behind) = (known.new[one] ?? -1, known.old[other] ?? -1)
      if ahead < second || (behind >= first && ahead - second >= behind - first) {
        each(first, nil)
        first += 1
      } else {
        each(nil, second)
        second += 1
      }
    }
    for index in first..<old.count { each(index, nil) }
    for index in second..<new.count { each(nil, index) }
  }

  private static func places<Element, ID: Hashable>(
    of list: [Element], _ id: (Element) -> ID
  ) -> [ID: Int] {
    Dictionary(list.enumerated().map { (id($1), $0) }, uniquingKeysWith: { $1 })
  }
}
