internal import CommandLines
internal import Texts

/// A key that is an option of a command, with a text as its value.
protocol OptionKey: PlanKey, CaseIterable {
  /// What it is for, in a few words.
  var words: String { get }
  /// What only the manual page says after that.
  var details: String { get }
  /// What stands for the value in a help.
  var placeholder: String { get }
  /// The completions for the value.
  var values: Completion { get }
  /// Whether it may be given several times.
  var isRepeatable: Bool { get }
  /// The option after which alone it is offered.
  var context: String? { get }
}

extension OptionKey {
  var details: String { "" }
  var isRepeatable: Bool { false }
  var context: String? { nil }

  /// Returns the option that sets the key in the settings at a path.
  func option<Arguments>(
    _ path: ValuePath<Arguments, KeyedTexts<Self>>
  ) -> Option<Arguments> {
    var option = Option<Arguments>(
      rawValue, .required(placeholder), help: "\(words.asBeginning): \(expected)."
    ) { arguments, input in
      guard case .text(let text) = input else { return }
      arguments[keyPath: path].set(self, to: text, isRepeatable: isRepeatable)
    }.completing { _ in values }
    option.details = details
    (option.isRepeatable, option.context) = (isRepeatable, context)
    return option
  }
}

/// The texts that options give for keys.
struct KeyedTexts<Key: PlanKey & CaseIterable>: Sendable {
  private var given: [(key: Key, text: String)] = []

  /// The keys with their texts, in the order in which they take effect, whichever was typed first.
  var inOrder: [(key: Key, text: String)] {
    Key.allCases.flatMap { key in given.filter { $0.key == key } }
  }

  /// The last text of a key; `nil` if it has none.
  subscript(key: Key) -> String? { given.last { $0.key == key }?.text }

  /// Sets a key, or adds to its texts.
  mutating func set(_ key: Key, to text: String, isRepeatable: Bool = false) {
    if !isRepeatable { given.removeAll { $0.key == key } }
    given.append((key, text))
  }
}

extension String {
  /// The text with its first letter in uppercase.
  var asBeginning: String { prefix(1).uppercased() + dropFirst() }
}
