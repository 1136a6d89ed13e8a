import Testing

@testable import Pictures

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct JSONTextTests {
  @Test func allScalarsComeBack() throws {
    let text = String(
      String.UnicodeScalarView((UInt32(0)...0x3000).compactMap { Unicode.Scalar($0) }) + ["😀"])
    let json = JSONText.string(text)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    #expect(json.utf8.allSatisfy { $0 >= 0x20 })
  }

  @Test func whatNeedsNoEscapeStays() {
    #expect(JSONText.string("é ▚ 日 / '") == "\"é ▚ 日 / '\"")
    #expect(JSONText.string("\u{1B}[m\"\\") == "\"\\u001b[m\\\"\\\\\"")
  }

  private static let times: [(Duration, String)] = [
    (.zero, "0.0"), (.seconds(3), "3.0"), (.milliseconds(1050), "1.05"),
    (.microseconds(7), "0.000007"), (.nanoseconds(999), "0.0"),
  ]

  @Test(arguments: times)
  func timesAreInSeconds(time: Duration, text: String) {
    #expect(JSONText.seconds(time) == text)
  }
}
