import Testing

@testable import CommandLines

struct VersionTests {
  @Test("The line has the version, the commit if it is known, and the traits")
  func line() {
    let (number, traits) = (Version.number, Version.traits.joined(separator: ", "))
    let bare = Version.line(of: "shape", commit: nil)
    #expect(bare == (traits.isEmpty ? "shape \(number)" : "shape \(number) (\(traits))"))
    let line = Version.line(of: "timer", commit: "3f2a9c1d+")
    let details = traits.isEmpty ? "3f2a9c1d+" : "3f2a9c1d+, \(traits)"
    #expect(line == "timer \(number) (\(details))")
  }
}
