package import Texts

extension ShapeKind {
  /// The names of all shapes, as shells offer them.
  package static let candidates = allCases.map { Completion.Candidate($0.rawValue, $0.words) }
}
