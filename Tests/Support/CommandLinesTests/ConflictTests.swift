import CommandLines
import TestSupport
import Testing
import Texts

struct ConflictTests {
  private static let names = ["--alpha", "--bravo", "--charlie", "--delta", "--echo", "--foxtrot"]

  /// Returns a command whose options are flags, with conflicts.
  private static func command(_ conflicts: [Conflict]) -> Command<Entries> {
    var command = Command<Entries>("brew", "Brews tea.")
    let options = names.map { name in
      Option<Entries>(String(name.dropFirst(2)), .none, help: "A flag.") { entries, input in
        entries.list.append(.option(name, input))
      }
    }
    command.sections = [.init("Options", options)]
    command.conflicts = conflicts
    return command
  }

  /// Returns the error message for words; `nil` if they are accepted.
  private static func refusal(of words: [String], by command: Command<Entries>) -> String? {
    do throws(CommandLineStop) {
      _ = try command.read(words, program: "tea")
      return nil
    } catch {
      return if case .refused(let words) = error { words } else { nil }
    }
  }

  /// Returns the options in two groups, with one option in none.
  private static func groups(_ generator: inout CommandGenerator) -> [[String]] {
    let names = generator.shuffled(names)
    let first = generator.number(in: 1...4)
    return [Array(names[..<first]), Array(names[first..<5])]
  }

  private static func conflict(_ groups: [[String]], because ending: String?) -> Conflict {
    Conflict(groups[0], groups[1], because: ending)
  }

  @Test("Options conflict if they are of different groups, in both orders", arguments: 0..<30)
  func symmetry(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let groups = Self.groups(&generator)
    let command = Self.command([Self.conflict(groups, because: "clash")])
    for first in Self.names {
      for second in Self.names {
        let places = [first, second].map { name in groups.firstIndex { $0.contains(name) } }
        let conflicts = places[0] != places[1] && !places.contains(nil)
        let words = Self.refusal(of: [first, second], by: command)
        #expect((words != nil) == conflicts, "\(first) \(second)")
        #expect(words == Self.refusal(of: [second, first], by: command))
        if let words {
          #expect(words.hasSuffix(" clash") && words.contains(first) && words.contains(second))
        }
      }
    }
  }

  @Test("Each pair of alternatives conflicts, and none with itself")
  func alternatives() {
    let command = Self.command([.oneOf(Array(Self.names.prefix(4)))])
    for (place, first) in Self.names.enumerated() {
      #expect(Self.refusal(of: [first, first], by: command) == nil)
      for (other, second) in Self.names.enumerated() where place < other {
        let words = other < 4 ? "\(first) and \(second) can’t be combined" : nil
        #expect(Self.refusal(of: [second, first], by: command) == words)
      }
    }
  }

  @Test("What is refused isn’t offered, and what is offered isn’t refused", arguments: 0..<30)
  func completion(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let others = generator.shuffled(Self.names)
    let command = Self.command([
      Self.conflict(Self.groups(&generator), because: "clash"), .oneOf(Array(others.prefix(3))),
    ])
    for used in Self.names {
      let offered = command.completion(of: [used, "--"]).candidates.map(\.text)
      for name in Self.names where name != used {
        let isRefused = Self.refusal(of: [used, name], by: command) != nil
        #expect(offered.contains(name) != isRefused, "\(used) \(name)")
      }
    }
  }

  @Test("A conflict without a message only affects completions", arguments: 0..<10)
  func silent(_ seed: Int) {
    var generator = CommandGenerator(seed: seed)
    let groups = Self.groups(&generator)
    let command = Self.command([Self.conflict(groups, because: nil)])
    #expect(Self.refusal(of: Self.names, by: command) == nil)
    let offered = command.completion(of: [groups[0][0], "--"]).candidates.map(\.text)
    #expect(offered.allSatisfy { !groups[1].contains($0) })
    #expect(groups[0].dropFirst().allSatisfy(offered.contains))
  }

  @Test("The opposite of a toggle conflicts by its own name")
  func opposites() {
    var command = Order.command
    command.conflicts = [.oneOf(["--no-sweet", "--size"])]
    #expect(throws: CommandLineStop.refused("--no-sweet and --size can’t be combined")) {
      try command.read(["--size", "small", "--no-sweet"], program: "tea")
    }
    #expect(throws: Never.self) {
      try command.read(["--size", "small", "--sweet"], program: "tea")
    }
  }
}
