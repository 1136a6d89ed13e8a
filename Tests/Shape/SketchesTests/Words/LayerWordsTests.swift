import Testing

@testable import Sketches

struct LayerWordsTests {
  @Test("Each shape name starts a layer")
  func layers() {
    let groups = LayerWords.split([
      "--paint", "red", "ring", "--trim", "0..0.5", "star", "--centered",
    ])
    #expect(groups == [["--paint=red"], ["ring", "--trim=0..0.5"], ["star", "--centered"]])
  }

  @Test("A shape name that is an option’s value or a text’s data starts no layer")
  func namesAsValues() {
    #expect(LayerWords.split(["circle", "--clip", "star"]) == [[], ["circle", "--clip=star"]])
    #expect(LayerWords.split(["path", "ring"]) == [[], ["path", "--data=ring"]])
    #expect(LayerWords.split(["circle", "-o", "ring"]) == [[], ["circle", "-o", "ring"]])
    #expect(
      LayerWords.split(["circle", "-oa.txt", "ring"]) == [[], ["circle", "-oa.txt"], ["ring"]])
  }

  @Test("A negative value isn’t an option")
  func negativeValues() {
    #expect(LayerWords.split(["pie", "--rotate", "-90"]) == [[], ["pie", "--rotate=-90"]])
    #expect(LayerWords.split(["graph", "-1,2"]) == [[], ["graph", "--values=-1,2"]])
  }

  @Test("Splitting loses no words")
  func losesNothing() {
    let words = ["--x", "--y=1", "pie", "a", "b", "--z", "--end"]
    #expect(LayerWords.split(words).flatMap(\.self) == words)
  }
}
