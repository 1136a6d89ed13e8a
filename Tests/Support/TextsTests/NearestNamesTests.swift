import Testing

import Texts

struct NearestNamesTests {
  @Test(
    "The distance counts typing errors",
    arguments: [
      ("tower", "tower", 0), ("towr", "tower", 1), ("twoer", "tower", 1), ("towere", "tower", 1),
      ("tuwer", "tower", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ])
  func distance(_ first: String, _ second: String, _ errors: Int) {
    #expect(NearestNames.distance(Array(first), Array(second)) == errors)
    #expect(NearestNames.distance(Array(second), Array(first)) == errors)
  }

  @Test("Only what is near is named, the nearest alone")
  func nearest() {
    let names = ["tower", "bowl", "glass", "gong", "Gonk"]
    #expect(NearestNames.nearest(to: "towr", among: names) == ["tower"])
    #expect(NearestNames.nearest(to: "TOWER", among: names) == ["tower"])
    #expect(NearestNames.nearest(to: "gon", among: names) == ["gong", "Gonk"])
    #expect(NearestNames.nearest(to: "violin", among: names).isEmpty)
    #expect(NearestNames.nearest(to: "", among: names).isEmpty)
    // All of a word is wrong.
    #expect(NearestNames.nearest(to: "x", among: ["h", "min"]).isEmpty)
  }

  @Test("A name that only lacks letters comes before one with others")
  func missingLetters() {
    #expect(NearestNames.nearest(to: "mn", among: ["ms", "m", "min"]) == ["min", "ms"])
  }
}
