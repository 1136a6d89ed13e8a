import TestSupport
import Testing
import Widgets

@Suite struct ItemIdentitiesTests {
  private func identities(_ items: [Item<String>]) -> [ItemIdentity<String>] {
    var identities = ItemIdentities<String>()
    return items.map { identities.next($0) }
  }

  @Test("Equal items are numbered in order") func equalItemsAreNumberedInOrder() {
    let block = AnyWidget(Block("a"))
    #expect(
      identities([Item(Block("a")), Item(Block("b")), Item(Block("a"))]) == [
        .value(block, occurrence: 0), .value(AnyWidget(Block("b")), occurrence: 0),
        .value(block, occurrence: 1),
      ])
  }

  @Test("An owner identifies an item only if the item says so")
  func ownerIdentifiesAnItemOnlyIfTheItemSaysSo() {
    let one = Block("a").owned(by: "x")
    let other = Block("b").owned(by: "x")
    #expect(identities([one]) != identities([other]))
    #expect(identities([one.id()]) == identities([other.id()]))
    #expect(identities([one.id(), other.id()])[1] == .owner("x", occurrence: 1))
  }

  @Test("Widgets of different types or values differ") func widgetsOfDifferentTypesDiffer() {
    #expect(AnyWidget(Block("a")) == AnyWidget(Block("a")))
    #expect(AnyWidget(Block("a")) != AnyWidget(Block("a", rows: 2)))
    #expect(AnyWidget(Block("a")) != AnyWidget(Parts(.press)))
  }
}
