import Foundation
import TestSupport
import Testing

/// The built program's report, on its own terminal.
@Suite(.serialized)
struct DoctorCommandTests {
  private static let sections = ["System", "Terminal", "Locale", "Sound", "Desktop", "Files"]

  @Test("A pipe gets text without queries, also without a home, in any terminal")
  func piped() throws {
    for variables in [[], ["HOME=", "TERM=dumb"], ["HOME=", "TERM=", "LANG=", "PATH="]] {
      let session = try builtTimer(["doctor"]) {
        $0.environment = variables
        $0.pipesOutput = true
      }
      #expect(session.next() == .exited(0))
      #expect(!session.received.contains(0x1B) && session.trace.text.isEmpty)
      let lines = session.piped.split(separator: "\n")
      #expect(lines.first?.hasPrefix("timer 0.") == true)
      for section in Self.sections { #expect(lines.contains { $0 == section }) }
    }
  }

  @Test("JSON is an object with the version")
  func json() throws {
    let session = try builtTimer(["doctor", "--json"]) { $0.pipesOutput = true }
    #expect(session.next() == .exited(0))
    let object = try JSONSerialization.jsonObject(with: Data(session.piped.utf8))
    let members = try #require(object as? [String: Any])
    #expect((members["version"] as? String)?.hasPrefix("timer 0.") == true)
    #expect((members["alarm"] as? [String: Any])?["value"] is String)
  }

  @Test(
    "A terminal is queried, and restored even if it is silent; a dumb one isn’t queried",
    arguments: [["TERM=xterm-256color"], ["TERM=dumb"], ["TERM=xterm", "NO_COLOR=1"]])
  func terminal(variables: [String]) throws {
    let session = try builtTimer(["doctor"]) { $0.environment = variables }
    #expect(session.next() == .exited(0))
    expectRestored(session)
    #expect(session.trace.text.contains("Sound"))
    if variables == ["TERM=dumb"] { #expect(!session.received.contains(0x1B)) }
  }
}
