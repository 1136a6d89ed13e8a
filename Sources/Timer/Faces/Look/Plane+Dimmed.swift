internal import Raster
internal import Scenes

extension Plane {
  /// Returns the plane as it looks behind a sheet.
  func dimmed(in theme: Theme) -> Plane {
    var plane = self
    for index in plane.pieces.indices {
      switch plane.pieces[index].content {
      case .figure(let figure, let paint) where theme.hasFreeColors:
        let faint = paint.mapping { $0.mixed(with: theme.background, by: 0.7) }
        plane.pieces[index].content = .figure(figure, faint)
      case .figure: break
      case .text(let text, let column, let row, _):
        plane.pieces[index].content = .text(text, column: column, row: row, theme.style(.dimmed))
      case .underlay(let text, let column, let row, _):
        let style = theme.style(.dimmed)
        plane.pieces[index].content = .underlay(text, column: column, row: row, style)
      }
    }
    return plane
  }
}
