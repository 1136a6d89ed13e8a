import Foundation
import TestSupport
import Testing

/// The members that are there, by the sections of the page on coming from SwiftUI.
///
/// Each is used once as SwiftUI spells it, which proves that it is there.
enum SwiftUIAPI {
  static var sections: [String: [String: Any]] {
    let path = path().merging(pathSteps()) { $1 }.merging(pathElements()) { $1 }
      .merging(pathRegions()) { $1 }
    return [
      "Path": path, "Shape": shape().merging(shapeMembers()) { $1 }.merging(shapeRegions()) { $1 },
      "InsettableShape": insettableShape(), "Shapes": shapes(), "Angle": angle(),
      "StrokeStyle": strokeStyle(), "FillStyle": fillStyle(), "Animatable": animation(),
      "UnitPoint": unitPoint(), "Edge, EdgeInsets, Axis, Alignment": edges(),
      "Core Graphics and UIKit": coreGraphics(),
    ]
  }
}

struct SwiftUIAPITests {
  /// Returns the names in a section's rows, by whether the rows say that they are missing.
  private func listed(in section: String) throws -> [Bool: Set<String>] {
    let page = try Documents.text("Sources/Libraries/Shapes/Shapes.docc/ComingFromSwiftUI.md")
    let parts = page.components(separatedBy: "\n### ")
    let part = try #require(parts.first { $0.hasPrefix("\(section)\n") })
    var names: [Bool: Set<String>] = [:]
    for row in part.split(separator: "\n") where row.hasPrefix("| `") {
      let columns = row.split(separator: "|", omittingEmptySubsequences: false)
      let code = columns[1].split(separator: "`", omittingEmptySubsequences: false)
      let here = code.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { "\($0.element)" }
      names[columns[2].hasPrefix(" missing"), default: []].formUnion(here)
    }
    return names
  }

  @Test(
    "What the page lists as there is used as SwiftUI spells it, and nothing else",
    arguments: SwiftUIAPI.sections.keys.sorted())
  func members(of section: String) throws {
    let names = try listed(in: section)
    #expect(try Set(#require(SwiftUIAPI.sections[section]).keys) == names[false])
  }

  @Test("The page lists what is missing too") func missing() throws {
    #expect(try listed(in: "Shape")[true]?.contains("containerRelative") == true)
  }
}
