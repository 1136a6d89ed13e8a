import TerminalCodes
import TestSupport
import Testing

@testable import Sketches

struct GalleryStoryTests {
  @Test("The gallery keeps its invariants in random stories", arguments: Stories.parts)
  func stories(part: Int) {
    Stories.run(StoryPlan(keys: ["5", "-", "."], program: { _ in GalleryProgram() }), part: part)
  }
}
