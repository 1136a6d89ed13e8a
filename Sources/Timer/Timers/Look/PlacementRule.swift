internal import Countdowns
package import Faces
package import Programs

/// A rule for where faces are drawn.
package enum PlacementRule: Hashable, Sendable {
  /// The usual placement of each face.
  case byFace
  /// Inline below the prompt, in a number of rows; `nil` for the usual number of the face.
  case inline(rows: Int?)
  case fullScreen
}

extension Look {
  /// The default height of an inline face for the full screen.
  private static let usualInlineRows = 12

  /// A note that the face needs more rows; `nil` if it has enough.
  package var roomNote: String? {
    guard case .inline(let rows?) = placement, rows < face.leastRows else { return nil }
    return "--\(face.rawValue) needs at least \(face.leastRows) rows: --inline=\(face.leastRows)"
  }

  package func placement(of face: Face, windowRows: Int) -> Placement {
    switch placement {
    case .byFace where face.isForFullScreen, .fullScreen: .fullScreen
    case .byFace: .inline(rows: 1)
    case .inline(let rows):
      .inline(
        rows: min(rows ?? (face.isForFullScreen ? Self.usualInlineRows : 1), windowRows))
    }
  }
}
