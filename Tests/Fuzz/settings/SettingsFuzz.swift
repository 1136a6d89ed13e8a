internal import Settings
internal import TOML
import Texts

/// The entry point for libFuzzer: the bytes are TOML, and also the text of a settings file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(TOMLError) {
    check(try TOMLDocument(bytes))
  } catch {
    checkPlace(error.place, in: bytes)
    guard (try? TOMLDocument(bytes, accepting: [])) == nil else { fatalError("1.0 accepts more") }
  }
  let text = SettingsText(bytes)
  do throws(SettingsError) {
    let document = try text.document()
    for entry in document.leaves.prefix(20) { try check(text, entry) }
  } catch {
    guard !"\(error)".isEmpty else { fatalError("no words") }
  }
  return 0
}

/// Checks that each value can be parsed again from its description, and has a place.
private func check(_ document: TOMLDocument) {
  for leaf in document.leaves {
    guard let key = document.keyPlace(of: leaf.path), let value = document.place(of: leaf.path),
      key < value, key.line == leaf.line
    else { fatalError("\(leaf.path) has no place") }
    let again = try? TOMLDocument(Array("a = \(leaf.value)".utf8))
    guard again?.value(of: "a")?.description == leaf.value.description else {
      fatalError("\(leaf.value) isn’t what it is read as")
    }
  }
}

/// Checks that a place is within the text or right after it.
private func checkPlace(_ place: TextPlace, in bytes: [UInt8]) {
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  guard 1...lines.count ~= place.line, 1...(lines[place.line - 1].count + 1) ~= place.column else {
    fatalError("\(place) is outside of the text")
  }
}

/// Checks that setting a value to itself changes nothing, and that setting it to another one works.
private func check(
  _ text: SettingsText, _ entry: TOMLDocument.Entry
) throws(SettingsError) {
  let same = try text.setting(entry.path, to: entry.value)
  guard same == text else { fatalError("\(entry.path) changed by itself") }
  let value = TOMLValue.string("a\"b\n")
  let changed = try text.setting(entry.path, to: value)
  guard let read = try? changed.value(of: entry.path), read == value else {
    fatalError("\(entry.path) isn’t what it was set to")
  }
}
