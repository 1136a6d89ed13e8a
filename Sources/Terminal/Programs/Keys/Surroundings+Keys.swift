package import Widgets

extension Surroundings {
  /// The written form of keys.
  package var keyForm: KeyLabel.Form { symbols == .ascii ? .ascii : .unicode }
}
