internal import Programs
internal import Widgets

extension Surroundings {
  /// How keys are written.
  var keyForm: KeyLabel.Form { symbols == .ascii ? .ascii : .unicode }
}
