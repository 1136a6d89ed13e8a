internal import Settings

/// What libFuzzer calls: the bytes are the text of a file of settings.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = SettingsText(bytes)
  do throws(SettingsError) {
    let document = try text.document()
    for entry in document.leaves.prefix(20) { try check(text, entry) }
  } catch {
    guard !"\(error)".isEmpty else { fatalError("no words") }
  }
  return 0
}

/// A value that is set to itself changes nothing; set to another, it is that one.
private func check(
  _ text: SettingsText, _ entry: SettingsDocument.Entry
) throws(SettingsError) {
  let same = try text.setting(entry.path, to: entry.value)
  guard same == text else { fatalError("\(entry.path) changed by itself") }
  let value = TOMLValue.string("a\"b\n")
  let changed = try text.setting(entry.path, to: value)
  guard let read = try? changed.value(of: entry.path), read == value else {
    fatalError("\(entry.path) isn’t what it was set to")
  }
}
