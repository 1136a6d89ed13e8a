import Foundation
import TestSupport
import Testing

@testable import Alarms

struct SearchPathTests {
  @Test("The first executable with one of the names is found")
  func find() throws {
    let (one, other) = (try ShellPrograms(["b": ""]), try ShellPrograms(["a": "", "b": ""]))
    try "".write(toFile: one.path + "/a", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: one.path + "/folder", withIntermediateDirectories: true)
    let path = SearchPath("\(one.path)::\(other.path)")
    #expect(path.find("a", "b") == other.path + "/a")
    #expect(path.find("none", "b") == one.path + "/b")
    #expect(path.find("folder") == nil)
    #expect(path.find(one.path + "/b") == one.path + "/b")
    #expect(path.find(one.path + "/a") == nil, "it isn’t executable")
    #expect(SearchPath(nil).find("sh") == nil && SearchPath(".").find("sh") == nil)
  }
}
