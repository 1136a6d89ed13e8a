import Faces
import Testing

struct FaceTests {
  @Test("Repeating `next` visits all faces")
  func next() {
    var seen = [Face.ring]
    while let last = seen.last, last.next != .ring, seen.count < 20 { seen.append(last.next) }
    #expect(seen == Face.allCases)
  }

  @Test(
    "A name identifies a face", arguments: ["ring", "pie", "diamond", "bar", "digits", "line"])
  func names(name: String) {
    #expect(Face(rawValue: name) != nil)
    #expect(Face.allCases.count == 6)
  }
}
