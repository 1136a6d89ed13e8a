import CALSASupport
import Testing

@testable import Alarms

struct PCMErrorTests {
  @Test func wake() { #expect(calsa_open_wake() >= 0) }
}
