extension KeyMap {
  /// Returns the table with its commands mapped, on the same keys.
  package func map<Other>(_ transform: (Command) -> Other) -> KeyMap<Other> {
    KeyMap<Other>(
      title,
      bindings.map { binding in
        KeyBinding<Other>(
          transform(binding.command), binding.keys, binding.words, binding.listing.map())
      }, notes: notes)
  }
}

extension KeyBinding.Listing {
  /// Returns the same listing for a binding of another command type.
  fileprivate func map<Other>() -> KeyBinding<Other>.Listing {
    switch self {
    case .footer(let rank): .footer(rank: rank)
    case .help: .help
    case .hidden: .hidden
    }
  }
}
