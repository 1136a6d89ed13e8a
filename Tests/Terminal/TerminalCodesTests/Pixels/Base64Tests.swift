import Foundation
import Testing

@testable import TerminalCodes

struct Base64Tests {
  @Test("The encoding matches Foundation's", arguments: 0...40)
  func same(count: Int) {
    let bytes = (0..<count).map { UInt8(($0 * 97 + count) % 256) }
    #expect(Base64.encoded(bytes) == Array(Data(bytes).base64EncodedString().utf8))
  }
}
