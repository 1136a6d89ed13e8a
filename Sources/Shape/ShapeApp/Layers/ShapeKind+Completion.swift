internal import Texts

extension ShapeKind {
  /// The names of all shapes, as shells offer them.
  static let candidates = allCases.map { Completion.Candidate($0.rawValue, $0.words) }
}
