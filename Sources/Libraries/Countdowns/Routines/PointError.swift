/// A mark or a warning at which more time would be left than at the start of any step.
package struct PointError: Error, Hashable, Sendable {
  /// The point.
  package var point: Mark.Point
  /// Whether it is that of a mark or of a warning.
  package var owner: SpanFault.Owner
  /// The length of the longest step.
  package var longest: Duration
  /// Whether there are other steps.
  package var hasSteps: Bool
}

extension PointError: CustomStringConvertible {
  /// A sentence that states what is wrong and what would be valid.
  package var description: String {
    "a \(owner) at \(point.text) is beyond \(hasSteps ? "the longest step" : "the whole time")"
      + "; write \(SpanText.typed(longest)) at most"
  }
}

extension Routine {
  /// Checks that the longest step reaches each mark and each warning.
  package func check(_ marks: [Mark], _ warnings: [Warning]) throws(PointError) {
    let points =
      marks.map { ($0.point, SpanFault.Owner.mark) } + warnings.map { ($0.point, .warning) }
    for (point, owner) in points where point.left(of: longest) > longest {
      throw PointError(point: point, owner: owner, longest: longest, hasSteps: count > 1)
    }
  }
}
