import Faces
import Testing

struct FaceTests {
  @Test("Repeating `next` visits all faces")
  func next() {
    var seen = [Face.ring]
    while let last = seen.last, last.next != .ring, seen.count < 20 { seen.append(last.next) }
    #expect(seen == Face.allCases)
  }

  @Test("Each face has a sentence of its own for the help")
  func help() {
    #expect(Set(Face.allCases.map(\.help)).count == Face.allCases.count)
    for face in Face.allCases {
      #expect(face.help.hasSuffix(".") && (face.details.isEmpty || face.details.hasSuffix(".")))
    }
  }
}
