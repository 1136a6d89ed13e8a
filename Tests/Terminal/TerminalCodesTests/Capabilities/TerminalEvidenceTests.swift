import TerminalCodes
import Testing

struct TerminalEvidenceTests {
  @Test("Replies about pixels are recorded, and others aren't")
  func notes() {
    var evidence = TerminalEvidence()
    for reply in [
      Reply.version("foot(1.13.1)"), .sixelRegisters(1024),
      .sixelGeometry(width: 800, height: 600), .kittyGraphics(ok: true, id: Questions.pictureID),
      .cellSize(width: 8, height: 16), .deviceAttributes([62, 4]), .deviceAttributes([62, 4]),
    ] { evidence.note(reply) }
    #expect(evidence.version == "foot(1.13.1)")
    #expect(evidence.sixelRegisters == 1024 && evidence.sixelLimit == SIMD2(800, 600))
    #expect(evidence.kittyGraphics == true && evidence.attributes == [62, 4])
    #expect(evidence.batches == 2)
  }

  @Test("A reply about another picture is ignored")
  func others() {
    var evidence = TerminalEvidence()
    evidence.note(.kittyGraphics(ok: true, id: 5))
    #expect(evidence == TerminalEvidence())
  }
}
