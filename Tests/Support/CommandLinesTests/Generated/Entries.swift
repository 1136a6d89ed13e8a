import CommandLines

/// The arguments of a generated command: everything that was stored, in order.
struct Entries: CommandArguments, Equatable {
  /// What an option, an operand or the words after `--` stored.
  enum Entry: Hashable, Sendable {
    case option(String, OptionInput)
    case operand(String)
    case trailing([String])
  }

  var list: [Entry] = []
}
