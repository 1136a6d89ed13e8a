import Runtime
import TestSupport
import Testing

@Suite struct ThreadSupplyTests {
  @Test("There are usually enough threads, even the second time")
  func plenty() {
    #expect(ThreadSupply.suffices && ThreadSupply.suffices)
  }

  @Test("A limit on processes is detected")
  func limit() {
    let outcome = Mishaps.outcome(of: "threads", "1")
    #expect(outcome == "too few" || outcome == "root")
  }
}
