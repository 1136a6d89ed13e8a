import TerminalCodes
import Testing

struct SequencesTests {
  @Test(
    "Numbers are written in full",
    arguments: [(0, "␛[0H"), (7, "␛[7H"), (10, "␛[10H"), (255, "␛[255H"), (1049, "␛[1049H")])
  func numbers(number: Int, text: String) {
    var output = Sequences()
    output.csi(number, final: "H")
    #expect(output.bytes.readable == text)
  }

  @Test("A missing parameter is left out, but its separator isn't")
  func missing() {
    var output = Sequences()
    output.csi(final: "m")
    output.csi(nil, 3, final: "H")
    output.csi(2, nil, final: "H")
    #expect(output.bytes.readable == "␛[m␛[;3H␛[2;H")
  }

  @Test("Scalars are UTF-8", arguments: ["a", "é", "▀", "😀", "\u{1FB00}"] as [Unicode.Scalar])
  func scalars(scalar: Unicode.Scalar) {
    var output = Sequences()
    output.scalar(scalar)
    #expect(output.bytes == Array(String(scalar).utf8))
  }

  @Test("Modes, bells, text and commands have their sequences")
  func others() {
    var output = Sequences()
    output.mode(25, false)
    output.mode(2026, true)
    output.bell()
    output.text("né")
    output.osc("11;?")
    output.raw([0x0D])
    #expect(output.bytes.readable == "␛[?25l␛[?2026h␇né␛]11;?␛\\␍")
  }
}
