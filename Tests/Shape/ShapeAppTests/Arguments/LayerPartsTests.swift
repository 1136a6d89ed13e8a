import CommandLines
import TestSupport
import Testing
import Texts

@testable import ShapeApp

struct LayerPartsTests {
  @Test(
    "Options and shapes are read in any order, with and without an equals sign", arguments: 0..<40)
  func forms(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (words, others) = (["star"], ["star"])
    var layer: Set<LayerKey> = []
    var output: Set<OutputKey> = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      if Bool.random(using: &generator),
        let key = LayerKey.allCases.randomElement(using: &generator)
      {
        guard layer.insert(key).inserted else { continue }
        let value = key == .centered ? [] : ["\(seed)"]
        words += ["--\(key.rawValue)"] + value
        others.insert((["--\(key.rawValue)"] + value).joined(separator: "="), at: 0)
      } else if let key = OutputKey.allCases.randomElement(using: &generator) {
        guard output.insert(key).inserted else { continue }
        words += ["--\(key.rawValue)", "\(seed)"]
        others.insert("--\(key.rawValue)=\(seed)", at: 0)
      }
    }
    for words in [words, others] {
      let parts = try LayerParts(words, .draw)
      #expect(parts.shapes == ["star"])
      #expect(parts.layer.map(\.key) == LayerKey.allCases.filter(layer.contains))
      #expect(parts.layer.allSatisfy { $0.text == ($0.key == .centered ? "true" : "\(seed)") })
      #expect(Set(parts.output.settings.map(\.key)) == output)
    }
  }

  @Test("The former spelling of --centered is understood, and not offered")
  func formerSpelling() throws {
    let parts = try LayerParts(["ring", "--centred"], .draw)
    #expect(parts.layer.map(\.key) == [.centered])
    let offered = ShapeArguments.completion(of: ["draw", "--c"]).candidates.map(\.text)
    #expect(offered.contains("--centered") && !offered.contains("--centred"))
  }

  @Test(
    "An unknown option is refused",
    arguments: [["ring", "--hue=red"], ["ring", "-x"], ["ring", "--period=2"], ["--trim"]])
  func refused(_ words: [String]) {
    #expect(throws: CommandLineStop.self) { try LayerParts(words, .draw) }
  }
}
