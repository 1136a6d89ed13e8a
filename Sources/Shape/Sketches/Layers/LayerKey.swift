internal import CommandLines
internal import Texts

/// A setting of a layer: an option on the command line, and a key of a scene.
struct LayerKey: Sendable {
  /// The declaration of the option.
  let option: Option<LayerPlan>

  init(_ option: Option<LayerPlan>) { self.option = option }

  /// The name, without hyphens.
  var name: String { String(option.name.dropFirst(2)) }
  var isFlag: Bool { option.value == .none }

  /// The words of which its value is one.
  var choices: [String] { option.completion { _ in [] }.candidates.map(\.text) }

  static func named(_ name: String) -> LayerKey? { all.first { $0.name == name } }
}

extension LayerKey: Hashable {
  static func == (one: LayerKey, other: LayerKey) -> Bool { one.option.name == other.option.name }

  func hash(into hasher: inout Hasher) { hasher.combine(option.name) }
}

extension LayerPlan {
  /// Sets a value from its text, which is true or false for a flag.
  mutating func set(_ key: LayerKey, to text: String) throws(ValueError) {
    guard key.isFlag else { return try key.option.set(&self, .text(text)) }
    guard let isOn = ValueText(text).bool else { throw .choice(among: ["true", "false"]) }
    try key.option.set(&self, .flag(isOn))
  }
}
