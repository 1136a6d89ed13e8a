internal import Cells
internal import Scenes
internal import Widgets

/// The way a face draws the time and its progress.
protocol FacePicture {
  /// Whether it has more than the time in digits; without progress, the face is one of digits.
  var hasProgress: Bool { get }
  /// The dial's outline, if it is a dial.
  var form: Dial.Form? { get }
  /// Returns the number of visibly distinct steps in which the picture empties; `nil` if there is no
  /// room for progress.
  func steps(on canvas: Canvas) -> Int?
  /// Adds the picture, with all texts around it.
  func add(_ state: FaceState, _ theme: Theme, _ symbols: Symbols, to scene: inout Scene)
}

extension FacePicture {
  var hasProgress: Bool { false }
  var form: Dial.Form? { nil }
  func steps(on canvas: Canvas) -> Int? { nil }
}
