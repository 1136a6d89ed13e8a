import Settings
import TOML
import TestSupport
import Testing

/// The laws of changing, removing and reordering, on random documents.
struct SettingsLawTests {
  private static let seeds: Range<UInt64> = 0..<300

  @Test("Setting a key to its current value changes no byte", arguments: seeds)
  func same(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = RandomSettings.text(&generator)
    for entry in try text.document().leaves {
      #expect(try text.setting(entry.path, to: entry.value) == text, "\(entry.path)")
    }
  }

  @Test("A value that is set is read back, and all other bytes stay", arguments: seeds)
  func set(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = RandomSettings.text(&generator)
    let old = try text.document().entries
    for entry in old {
      // A value that occurs in no document, so that the change can be found.
      let value = TOMLValue.string("@@")
      let new = try text.setting(entry.path, to: value)
      let entries = try new.document().entries
      #expect(entries.map(\.path) == old.map(\.path))
      for (old, new) in zip(old, entries) {
        #expect(new.value == (old.path == entry.path ? value : old.value))
      }
      let parts = new.text.split(separator: "\"@@\"", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(text.text.hasPrefix(parts[0]) && text.text.hasSuffix(parts[parts.count - 1]))
    }
  }

  @Test("Adding and removing a value leaves the rest unchanged", arguments: seeds)
  func added(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = RandomSettings.text(&generator)
    let old = try text.document().entries
    let tables = Set(old.map { TOMLPath(Array($0.path.components.dropLast())) })
    for table in tables.union(["fresh", TOMLPath()]) {
      let path = table["added"]
      let new = try text.setting(path, to: 1)
      #expect(try new.value(of: path) == 1)
      #expect(Self.isSubsequence(text.bytes, of: new.bytes))
      let removed = try new.removing(path).document().entries
      #expect(removed.map(\.path) == old.map(\.path))
      #expect(removed.map(\.value) == old.map(\.value))
    }
  }

  @Test("Elements keep their values in any order", arguments: seeds)
  func reordered(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = RandomSettings.text(&generator)
    guard case .array(let old)? = try text.value(of: "list") else { return }
    let order = Array(old.indices).shuffled(using: &generator)
    let new = try text.reordering("list", by: order)
    #expect(try new.value(of: "list") == .array(order.map { old[$0] }))
    #expect(new.bytes.filter { $0 > 0x20 }.sorted() == text.bytes.filter { $0 > 0x20 }.sorted())
    let inverse = order.indices.map { index in order.firstIndex(of: index) ?? 0 }
    #expect(try new.reordering("list", by: inverse).value(of: "list") == .array(old))
  }

  private static func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    var rest = whole[...]
    for byte in part {
      guard let place = rest.firstIndex(of: byte) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
