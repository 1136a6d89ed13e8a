internal import Cells
internal import Scenes
internal import Widgets

/// A scale of seconds across the whole width, with as many labels as fit.
struct SecondsScale: Widget {
  var duration: Duration

  /// The possible steps between labels, in tenths of a second.
  private static let steps = [1, 2, 5, 10, 20, 50, 100, 200, 300, 600, 1200, 3000, 6000]
  /// The minimum distance between labels, in columns.
  private static let spacing = 12

  func draw(in context: inout DrawContext) {
    for label in Self.labels(duration, columns: context.columns) {
      context.text(label.text, column: label.column, style: context.theme.style(.secondary))
    }
  }

  /// Returns the labels and their start columns.
  static func labels(_ duration: Duration, columns: Int) -> [(column: Int, text: String)] {
    let length = duration / .milliseconds(100)
    guard length >= 1, columns >= spacing else { return [] }
    let most = Double(columns / spacing)
    guard let step = steps.first(where: { length / Double($0) <= most }) else { return [] }
    return stride(from: 0, through: Int(length), by: step).compactMap { tenths in
      let text = text(tenths, isFine: step % 10 != 0)
      let column = Int((Double(tenths) / length * Double(columns)).rounded())
      return column + text.count <= columns ? (column, text) : nil
    }
  }

  private static func text(_ tenths: Int, isFine: Bool) -> String {
    if tenths >= 600 { return SoundWave.seconds(.milliseconds(100 * tenths)) }
    return isFine ? "\(tenths / 10).\(tenths % 10) s" : "\(tenths / 10) s"
  }
}
