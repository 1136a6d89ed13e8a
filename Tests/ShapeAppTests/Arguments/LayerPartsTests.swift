import TestSupport
import Testing

@testable import ShapeApp

struct LayerPartsTests {
  @Test("The fast path reads words like the parser", arguments: 0..<40)
  func fastPath(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var words = ["star"]
    var keys = Set<String>()
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let name =
        Bool.random(using: &generator)
        ? LayerKey.allCases.randomElement(using: &generator)?.rawValue ?? ""
        : OutputKey.allCases.randomElement(using: &generator)?.rawValue ?? ""
      guard keys.insert(name).inserted else { continue }
      words.append(name == "centred" ? "--centred" : "--\(name)=\(seed)")
    }
    let short = try LayerParts(words, .draw)
    // Only the parser knows the terminator.
    let long = try LayerParts(words + ["--"], .draw)
    #expect(short.shapes == long.shapes)
    #expect(short.layer.map { "\($0)" } == long.layer.map { "\($0)" })
    #expect(
      Set(short.output.map { "\($0)" }) == Set(long.output.map { "\($0)" })
        && short.output.count == long.output.count)
  }

  @Test("Unknown options go to the parser, which rejects them")
  func unknownOptions() {
    for words in [["ring", "--hue=red"], ["ring", "-x"], ["ring", "--period=2"], ["--trim"]] {
      #expect(throws: (any Error).self) { try LayerParts(words, .draw) }
    }
  }
}
