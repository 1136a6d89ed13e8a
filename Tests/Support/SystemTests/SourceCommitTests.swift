import System
import Testing

struct SourceCommitTests {
  @Test("A program that isn’t installed doesn’t know its commit")
  func unknown() { #expect(SourceCommit.name == nil) }
}
