import Testing

@testable import Quotes

@Suite("Holdings")
struct HoldingTests {
  @Test("Value and gain follow the price")
  func gain() {
    let holding = Holding(amount: 4, cost: 229.25)
    #expect(holding.value(at: 231.4) == 925.6)
    #expect(holding.gain(at: 231.4) == 8.6)
    #expect(Holding(amount: 40, cost: 180.5).value(at: 223.23) == 8929.2)
    #expect(Holding(amount: 40, cost: 180.5).gain(at: 223.23) == 1709.2)
  }

  @Test("A short position gains when the price falls")
  func owed() {
    let holding = Holding(amount: -2, cost: 50)
    #expect(holding.gain(at: 40) == 20)
  }

  @Test("Without a cost there is no gain")
  func unknown() {
    #expect(Holding(amount: 2).gain(at: 40) == nil)
    #expect(Holding(amount: 2, cost: 0).gain(at: 40) == 80)
  }

  @Test("Joined holdings have the average cost, if both costs are known")
  func joined() {
    let joined = Holding(amount: 1, cost: 10).joined(with: Holding(amount: 3, cost: 20))
    #expect(joined == Holding(amount: 4, cost: 17.5))
    #expect(Holding(amount: 1).joined(with: Holding(amount: 3, cost: 20)) == Holding(amount: 4))
    let none = Holding(amount: 1, cost: 10).joined(with: Holding(amount: -1, cost: 20))
    #expect(none == Holding(amount: 0))
  }
}
