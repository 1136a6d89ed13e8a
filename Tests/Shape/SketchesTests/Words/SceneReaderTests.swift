import Outputs
import Raster
import Shapes
import Testing

@testable import Sketches

struct SceneReaderTests {
  private func read(_ text: String) throws -> (layers: [LayerPlan], output: OutputPlan) {
    try SceneReader.read(text, into: OutputPlan())
  }

  @Test("A scene sets the same values as a command line")
  func same() throws {
    let scene = """
      size = "30x20"
      background = '#102030'
      [[layer]]
      shape = "ring"
      width = 12   # hundredths
      paint = "gray"
      [[layer]]
      shape = "ring"
      trim = [0, 0.7]
      width = 12.0
      cap = "round"
      rotate = -90
      gradient = ["cyan", "magenta@0.5", "red"]
      dash = [6, 3]
      centered = true
      """
    let words = """
      --size 30x20 --background #102030 ring --width 12 --paint gray ring --trim 0..0.7 --width 12 \
      --cap round --rotate -90 --gradient cyan,magenta@0.5,red --dash 6,3 --centered
      """
    let request = try DrawRequest(words.split(separator: " ").map(String.init))
    let result = try read(scene)
    #expect(result.layers == request.layers)
    #expect(result.output == request.output)
  }

  @Test(
    "An error quotes a text with a line break on one line",
    arguments: [
      ("shape = 'path'\ndata = \"M0 0L\\nodd\"", "data: "),
      ("shape = \"rin\\ng\"", "unknown shape “rin␊g”"),
      ("shape = 'ring'\n\"wid\\nth\" = 5", "unknown key “wid␊th”"),
    ])
  func oneLine(layer: String, quotation: String) {
    #expect {
      try read("[[layer]]\n" + layer)
    } throws: { error in
      let words = (error as? CommandError)?.words ?? ""
      return words.contains(quotation) && !words.contains("\n")
    }
  }

  @Test("The command line overrides the scene")
  func precedence() throws {
    var output = OutputPlan()
    output.size = .width(3)
    let result = try SceneReader.read("size = 9\n[[layer]]\nshape = 'pie'", into: output)
    #expect(result.output.size == .width(3))
  }

  @Test(
    "An error names the line and the key",
    arguments: [
      ("size = ", "line 1"),
      ("size = 9\r\n[[layer]]\r\nshape = 'rign'\r\n", "line 3: unknown shape “rign”"),
      ("size = 0\n[[layer]]\nshape='ring'", "line 1: size = 0 should be a number from 1 to 8192"),
      ("x = 1\n[[layer]]\nshape='ring'", "line 1: unknown key “x”"),
      ("[[layer]]\nshape = 'rign'", "line 2: unknown shape “rign” (“ring”?); the shapes are: "),
      ("[[layer]]\nwidth = 3", "line 1: a layer needs a shape"),
      (
        "[[layer]]\nshape = 'ring'\n\n[[layer]]\nshape = 'ring'\nwidht = 3",
        "line 6: unknown key “widht” (“width”?)"
      ),
      ("[[layer]]\nshape = 'ring'\ntrim = \"0-7\"", "line 3: trim = 0-7 should be two fractions"),
      ("[[layer]]\nshape = 'ring'\ntrim = 1979-05-27", "line 3: trim should be"),
      ("[[layer]]\nshape = 'ring'\nwidth = inf", "line 3: width = inf should be"),
      ("[[layer]]\nshape = 'graph'", "line 2: graph needs values"),
      ("layer = 3", "has no layer"),
      ("layer = [3]", "line 1: “layer” must be an array of tables"),
      ("", "has no layer"),
      ("color = 'never'\n[[layer]]\nshape='ring'", "unknown key “color”"),
      ("[[layer]]\nshape='ring'\n[layer.x]\n", "line 3: unknown key “x”"),
      ("\n[y]\n[x]\n[[layer]]\nshape='ring'", "line 2: unknown key “y”"),
      ("[layer]\nshape='ring'", "has no layer"),
      ("layer = [{shape='ring', trim=9}]", "line 1: trim = 9 should be"),
      ("[[layer]]\nshape='ring'\ncentered=3", "line 3: centered takes true or false"),
      // A library ended the program over these.
      ("a = [ \"\"\"\n#\"\"\", } ]", "line 2, column 7: a: a value can’t be read"),
      ("[!layer]", "line 1, column 2: a key is missing"),
      ("x = 1\n\t[ \n", "line 2, column 4: a key is missing"),
      ("x = [1, }]", "line 1, column 9: x: a value"),
      ("x = [\u{2028}1]", "line 1, column 6: x: a value"),
    ])
  func errors(_ text: String, _ sentence: String) {
    let failure = #expect(throws: CommandError.self) { try read(text) }
    #expect(failure?.words.contains(sentence) == true, "\(failure?.words ?? "")")
    #expect(failure?.status == 65)
  }

  @Test("Layers can be inline tables")
  func inlineTables() throws {
    let other = "[[layer]]\nshape = 'ring'\nwidth = 3\n[[layer]]\nshape = 'pie'"
    let braces = "layer = [{ shape = 'ring', width = 3 }, { shape = 'pie' }]"
    #expect(try read(braces).layers == read(other).layers)
  }

  @Test(
    "Nesting has a depth limit",
    arguments: [
      "a" + String(repeating: ".a", count: 200_000) + " = 1",
      "[a" + String(repeating: ".a", count: 200_000) + "]",
      "a = " + String(repeating: "[", count: 200_000),
      "a = " + String(repeating: "{a=", count: 200_000),
    ])
  func depth(_ text: String) {
    let failure = #expect(throws: CommandError.self) { try read("\n" + text) }
    #expect(failure?.status == 65 && failure?.words.hasPrefix("the scene’s line 2") == true)
  }

  @Test("Reading a scene takes time linear in its number of layers")
  func manyLayers() throws {
    let layers = String(repeating: "[[layer]]\nshape='pie'\n", count: 40_000)
    #expect(try read(layers).layers.count == 40_000)
    let keys = (0..<100_000).map { "a.k\($0) = 1" }.joined(separator: ", ")
    #expect(throws: CommandError.self) { try read("x = {\(keys)}") }
  }
}
