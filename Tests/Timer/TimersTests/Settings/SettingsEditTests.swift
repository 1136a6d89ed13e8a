import Countdowns
import Faces
import Settings
import TOML
import TestSupport
import Testing

@testable import Timers

struct SettingsEditTests {
  private static let file = """
    # Mine.
    volume = 60  # not too loud

    [[timers]]  # the first
    name = "Tea"
    time = "4m"

    [[timers]]
    name = "broken"

    [[timers]]
    name = "Eggs"
    time = "7m"
    """

  private func timers(_ text: SettingsText) throws -> [NamedTimer] {
    try Preferences(text.document()).timers
  }

  @Test("Setting and removing a value preserves comments and everything else")
  func set() throws {
    let text = SettingsText(Self.file)
    let quiet = try text.applying(.set("volume", 20))
    #expect(quiet.text == Self.file.replacing("60 ", with: "20 "))
    let bare = try quiet.applying(.set("volume", nil))
    #expect(!bare.text.contains("volume") && bare.text.contains("# Mine."))
  }

  @Test("Indices count only valid timers; an invalid one stays where it is")
  func places() throws {
    let text = SettingsText(Self.file)
    let rice = NamedTimer(name: "Rice", time: "12m", face: .pie)
    let added = try text.applying(.insert(rice, at: 1))
    #expect(try timers(added).map(\.name) == ["Tea", "Rice", "Eggs"])
    let changed = try added.applying(
      .replace(
        2, was: NamedTimer(name: "Eggs", time: "7m"), with: NamedTimer(name: "Egg", time: "8m")))
    #expect(try timers(changed).last == NamedTimer(name: "Egg", time: "8m"))
    let removed = try changed.applying(.remove(0, was: NamedTimer(name: "Tea", time: "4m")))
    #expect(try timers(removed).map(\.name) == ["Rice", "Egg"])
    #expect(removed.text.contains("broken"))
    // The list in the file was changed.
    #expect(throws: SettingsError.self) { try text.applying(.remove(7, was: rice)) }
    #expect(throws: SettingsError.self) { try text.applying(.remove(0, was: rice)) }
  }

  @Test("Random edits change the file in the same way as an array")
  func law() throws {
    var random = SeededGenerator(seed: 7)
    var text = SettingsText(Self.file)
    var model = try timers(text)
    for number in 0..<60 {
      let place = Int.random(in: 0...max(0, model.count - 1), using: &random)
      let other = Int.random(in: 0...max(0, model.count - 1), using: &random)
      let timer = NamedTimer(name: "T\(number)", time: "\(number + 1)s")
      switch Int.random(in: 0...3, using: &random) {
      case 0:
        model.insert(timer, at: place)
        text = try text.applying(.insert(timer, at: place))
      case 1 where !model.isEmpty:
        text = try text.applying(.replace(place, was: model[place], with: timer))
        model[place] = timer
      case 2 where model.count > 1:
        text = try text.applying(.remove(place, was: model.remove(at: place)))
      case 3 where !model.isEmpty:
        model.insert(model.remove(at: place), at: other)
        text = try text.applying(.move(from: place, to: other))
      default: break
      }
      #expect(try timers(text) == model)
    }
    #expect(text.text.contains("# Mine.") && text.text.contains("broken"))
  }
}
