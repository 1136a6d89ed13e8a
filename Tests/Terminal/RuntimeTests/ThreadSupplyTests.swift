import Glibc
import Runtime
import TestSupport
import Testing

@Suite struct ThreadSupplyTests {
  @Test("There are usually enough threads")
  func plenty() {
    #expect(ThreadSupply.suffices)
  }

  @Test("A limit that leaves fewer than eight threads is detected", arguments: 0..<8)
  func limit(_ count: Int) {
    let outcome = Mishaps.outcome(of: "threads", "\(count)")
    #expect(outcome == "too few" || outcome == "root")
  }

  @Test("Eight threads are enough, for a user who has no others")
  func enough() {
    let outcome = Mishaps.outcome(of: "threads", "8")
    #expect(getuid() != 0 || outcome == "enough" || outcome == "root")
  }
}
