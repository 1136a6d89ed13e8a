import TerminalCodes
import Testing

struct TerminalVersionTests {
  @Test(
    "A version is parsed from the start of a text",
    arguments: [
      ("1.21.0", [1, 21]), ("0.41.1", [0, 41, 1]), ("20240203-110809", [20_240_203]),
      ("379", [379]), ("", []), ("x1", []), ("1..2", [1, 2]), ("0.0", []),
      ("99999999999999999999.1", [0, 1]), ("1.2.3.4.5", [1, 2, 3, 4]),
    ])
  func reading(text: String, parts: [Int]) {
    #expect(TerminalVersion(text).parts == parts)
  }

  @Test("A later version is greater")
  func order() {
    let versions: [TerminalVersion] = [
      [], [0, 9], [0, 10], [0, 10, 1], [1], [1, 9], [1, 13], [2],
    ]
    for (index, one) in versions.enumerated() {
      for (other, version) in versions.enumerated() {
        #expect((one < version) == (index < other))
      }
    }
    #expect([1, 0] as TerminalVersion == [1])
  }
}
