import Testing

@testable import ShapeApp

struct SceneHazardTests {
  /// Each of these would end the program in the TOML library.
  @Test(
    "Text that the TOML library can’t stand is refused",
    arguments: [
      ("[!layer]", 1), ("[[!layer]]", 1), ("[[ =", 1), ("x = 1\n\t[ \n", 2), ("\u{FEFF}[é]", 1),
      ("[[layer]]\r\n[\r\n", 2), ("[\n", 1), ("[[.layer]]", 1), ("x = [1, }]", 1),
      ("x = [\n1,\n# }\n}", 4), ("x = [\u{2028}1]", 1), ("x = [1, \u{85}]", 1),
    ])
  func refused(text: String, line: Int) {
    #expect(SceneHazard(in: text)?.line == line)
    #expect {
      try SceneReader.read(text, into: OutputPlan())
    } throws: { error in
      (error as? Failure)?.words.contains("line \(line): ") == true
    }
  }

  @Test(
    "Other text is left to the TOML library, whether it is right or wrong",
    arguments: [
      "", "[[layer]]", " [ layer ]", "[\"layer\"]", "[['layer']]", "x = [\n1]", "# [!]}\u{2028}",
      "[]", "[[1]]", "x = [\n[]]", "é = ü",
    ])
  func left(text: String) {
    #expect(SceneHazard(in: text) == nil)
  }
}
