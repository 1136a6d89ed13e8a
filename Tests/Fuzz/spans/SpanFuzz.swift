internal import Clocks
internal import Countdowns

/// The entry point for libFuzzer: the bytes are the words of a command line.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  do throws(ReadingError) {
    switch try Reading(words: [text]) {
    case .span(let span, _): check(span)
    case .target(let target): check(target)
    }
  } catch {
    guard !"\(error)".isEmpty else { fatalError("no words") }
  }
  return 0
}

/// Checks that the text of a span can be parsed and is printed in the same way again.
private func check(_ span: Duration) {
  let words = SpanText.words(for: span)
  guard case .span(let again, _)? = try? Reading(words: [words]),
    SpanText.words(for: again) == words
  else { fatalError("the text of a span can’t be parsed: \(words)") }
}

/// Checks that a target is in the future.
private func check(_ target: Target) {
  let now = WallTime(sinceEpoch: .seconds(1_750_000_000))
  guard let time = try? target.resolve(now: now, zone: .utc) else { return }
  guard time > now else { fatalError("a target is in the past: \(target)") }
}
