import Testing

@testable import Timers

struct SharedTests {
  @Test("Shared constants are equal if their values are") func equality() {
    let (one, other) = (Shared(wrappedValue: [1, 2]), Shared(wrappedValue: [1, 2]))
    #expect(one == one && one == other)
    #expect(one != Shared(wrappedValue: [1, 3]))
    #expect(Set([one, other]).count == 1)
  }

  @Test("A copy refers to the same constant") func copies() {
    struct State: Equatable { @Shared var settings: [Int] }
    let state = State(settings: [1])
    let copy = state
    #expect(copy.$settings === state.$settings && copy.settings == [1])
  }
}
