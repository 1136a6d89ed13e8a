import Testing

@testable import TerminalIO

struct DebtsTests {
  @Test func nothingIsOwedAtFirst() {
    var debts = Debts()
    #expect(debts.collect(written: 0).isEmpty)
    debts.owe([], end: 10)
    #expect(debts.collect(written: 10).isEmpty)
  }

  @Test("All that may have been thrown away is sent again, in order, the same once")
  func accumulates() {
    var debts = Debts()
    debts.owe([1, 2], end: 2)
    debts.owe([3], end: 3)
    debts.owe([1, 2], end: 5)
    #expect(debts.collect(written: 5) == [3, 1, 2])
    #expect(debts.collect(written: 5) == [3, 1, 2], "and again after the next flush")
  }

  @Test("What lies further back than any queue is long has been read")
  func settles() {
    var debts = Debts()
    debts.owe([1], end: 1)
    debts.owe([2], end: 100)
    let limit = Debts.queueLimit
    #expect(debts.collect(written: limit + 2) == [2], "they are written now")
    #expect(debts.collect(written: 2 * limit + 3) == [2])
    #expect(debts.collect(written: 3 * limit + 5).isEmpty)
  }
}
