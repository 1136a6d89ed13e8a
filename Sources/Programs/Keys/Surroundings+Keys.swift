package import Widgets

extension Surroundings {
  /// How keys are written.
  package var keyForm: KeyLabel.Form { symbols == .ascii ? .ascii : .unicode }
}
