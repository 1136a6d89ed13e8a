import CommandLines
import Outputs
import TestSupport
import Testing
import Texts

@testable import Sketches

struct LayerPartsTests {
  @Test(
    "Options and shapes are read in any order, with and without an equals sign", arguments: 0..<40)
  func shapes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (words, others) = (["star"], ["star"])
    var layer: Set<LayerKey> = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      guard let key = Self.samples.keys.randomElement(using: &generator),
        layer.insert(key).inserted
      else { continue }
      let value = key.isFlag ? [] : [Self.samples[key] ?? ""]
      words += [key.option.name] + value
      others.insert(([key.option.name] + value).joined(separator: "="), at: 0)
    }
    for words in [words, others] {
      let parts = try LayerParts.draw.parsed(words + ["--size", "9"])
      #expect(parts.shapes == ["star"] && parts.output.size == .width(9))
      #expect(parts.layer.map(\.key) == LayerKey.all.filter(layer.contains))
      #expect(parts.layer.allSatisfy { $0.text == Self.samples[$0.key] })
    }
  }

  private static let samples: [LayerKey: String] = [
    .centered: "true", .width: "12", .cap: "round", .rotate: "-90", .paint: "red",
    .gradient: "cyan,red", .trim: "0..0.5", .clip: "star", .opacity: "0.5", .points: "7",
  ]

  @Test(
    "An unknown option is refused",
    arguments: [
      ["ring", "--hue=red"], ["ring", "-x"], ["ring", "--period=2"], ["--trim"],
    ])
  func refused(_ words: [String]) {
    #expect(throws: CommandLineStop.self) { try LayerParts.draw.parsed(words) }
  }
}
