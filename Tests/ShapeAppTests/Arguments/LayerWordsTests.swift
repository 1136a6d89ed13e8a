import Testing

@testable import ShapeApp

struct LayerWordsTests {
  @Test("Each name of a shape begins a layer")
  func layers() {
    let groups = LayerWords.split([
      "--paint", "red", "ring", "--trim", "0..0.5", "star", "--centred",
    ])
    #expect(groups == [["--paint=red"], ["ring", "--trim=0..0.5"], ["star", "--centred"]])
  }

  @Test("A name that is a value begins none, nor does one that a text shows")
  func names() {
    #expect(LayerWords.split(["circle", "--clip", "star"]) == [[], ["circle", "--clip=star"]])
    #expect(LayerWords.split(["path", "ring"]) == [[], ["path", "--data=ring"]])
    #expect(LayerWords.split(["circle", "-o", "ring"]) == [[], ["circle", "-o", "ring"]])
  }

  @Test("A negative value isn’t an option")
  func negative() {
    #expect(LayerWords.split(["pie", "--rotate", "-90"]) == [[], ["pie", "--rotate=-90"]])
    #expect(LayerWords.split(["graph", "-1,2"]) == [[], ["graph", "--values=-1,2"]])
  }

  @Test("Nothing is lost")
  func whole() {
    let words = ["--x", "--y=1", "pie", "a", "b", "--z", "--end"]
    #expect(LayerWords.split(words).flatMap(\.self) == words)
  }
}
