internal import Synth

/// The entry point for libFuzzer: the bytes are a sound file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do throws(WAVError) {
    check(try WAVFile(bytes).waveform)
  } catch {
    guard !"\(error)".isEmpty else { fatalError("no words") }
  }
  return 0
}

/// Checks that a written file can be read back unchanged.
private func check(_ waveform: Waveform) {
  guard let again = try? WAVFile(WAVFile.bytes(of: waveform)).waveform else {
    fatalError("what was written can’t be read")
  }
  guard again == waveform else { fatalError("what was written is another sound") }
}
