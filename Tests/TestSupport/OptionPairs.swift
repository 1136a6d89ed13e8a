import Foundation
package import CommandLines
internal import Texts

/// All pairs of options of a command, for which completions and refusals have to agree.
package struct OptionPairs<Arguments: CommandArguments> {
  private let command: Command<Arguments>
  private let samples: [String: String]
  private let operands: (Set<String>) -> [String]

  /// An option with a value, as it is typed.
  private struct Use {
    var option: Option<Arguments>
    var words: [String]
    /// Whether completion offers the value.
    var isListed = false
  }

  /// Creates the pairs of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - samples: Valid values of options for which completion offers none, by name without hyphens.
  ///   - operands: Returns the operands for the names of the options in a line.
  package init(
    _ command: Command<Arguments>, samples: [String: String] = [:],
    operands: @escaping (Set<String>) -> [String] = { _ in [] }
  ) {
    (self.command, self.samples, self.operands) = (command, samples, operands)
  }

  /// The lines that are offered and refused, or accepted and not offered.
  package var disagreements: [String] {
    let uses = command.options.filter { $0.answer == nil }.flatMap(uses)
    return uses.flatMap { first -> [String] in
      let start = needed(by: first, among: uses) + first.words
      if let refusal = refusal(of: start) { return ["\(start) is refused: \(refusal)"] }
      let offered = candidates(after: start + ["-"])
      var values: [String: Set<String>] = [:]
      return uses.compactMap { second in
        let name = second.words[0]
        guard !start.contains(where: second.option.names.contains) else { return nil }
        var isOffered = offered.contains(name)
        if isOffered, second.isListed {
          let listed = values[name] ?? candidates(after: start + [name, ""])
          values[name] = listed
          isOffered = listed.contains(second.words[1])
        }
        let words = start + second.words
        let refusal = refusal(of: words)
        guard isOffered == (refusal != nil) else { return nil }
        return refusal.map { "\(words)\(Self.offered)\($0)" }
          ?? "\(words) is accepted, but not offered"
      }
    }
  }

  /// The lines that are offered and refused.
  package var refusedOffers: [String] {
    disagreements.filter { $0.contains(Self.offered) }
  }

  private static var offered: String { " is offered, but refused: " }

  /// Returns the uses of an option with the values that completion offers, or with a sample.
  private func uses(of option: Option<Arguments>) -> [Use] {
    guard option.takesNextWord else {
      return [option.name, option.opposite].compactMap(\.self)
        .map { Use(option: option, words: [$0]) }
    }
    let listed = option.completion { _ in [] }.candidates.map(\.text)
    guard samples[String(option.name.dropFirst(2))] == nil, !listed.isEmpty else {
      let value = samples[String(option.name.dropFirst(2))] ?? "1"
      return [Use(option: option, words: [option.name, value])]
    }
    // One of many, such as the names of colors, is enough.
    return listed.prefix(listed.count > 12 ? 1 : 12)
      .map { Use(option: option, words: [option.name, $0], isListed: true) }
  }

  private func needed(by use: Use, among uses: [Use]) -> [String] {
    guard let name = use.option.needed else { return [] }
    return uses.first { $0.words[0] == name }?.words ?? []
  }

  private func candidates(after words: [String]) -> Set<String> {
    Set(command.completion(of: words).candidates.map(\.text))
  }

  private func refusal(of words: [String]) -> String? {
    do throws(CommandLineStop) {
      _ = try command.read(operands(Set(words)) + words, program: "program")
      return nil
    } catch {
      if case .refused(let words) = error { return words }
      return "\(error)"
    }
  }
}
