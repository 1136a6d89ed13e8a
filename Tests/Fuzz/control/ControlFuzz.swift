internal import Control
internal import Reports

/// The entry point for libFuzzer: the bytes are a request to a running timer, or its reply.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let line = unsafe String(decoding: bytes, as: UTF8.self)
  if let request = try? ControlRequest(line: line) {
    guard (try? ControlRequest(line: request.line)) == request else {
      fatalError("a request that was written is another: \(request.line)")
    }
  }
  if let reply = try? ControlReply(line: line) {
    guard !reply.line.utf8.contains(0x0A) else { fatalError("an answer has two lines") }
    guard (try? ControlReply(line: reply.line)) == reply else {
      fatalError("an answer that was written is another: \(reply.line)")
    }
  }
  return 0
}
