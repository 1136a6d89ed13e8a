internal import TerminalCodes

/// The entry point for libFuzzer: the first byte is the seed for the chunks, the rest is terminal
/// input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let bytes = Array(input.dropFirst())
  let cell = input[0] & 1 == 0 ? nil : PixelCell(width: Int(input[0] >> 4), height: 18)
  checkCuts(bytes, seed: input[0], cell)
  checkFlushes(bytes, seed: input[0], cell)
  return 0
}

/// Checks that the events and the pending bytes don't depend on how the input is split into chunks.
private func checkCuts(_ bytes: [UInt8], seed: UInt8, _ cell: PixelCell?) {
  var (whole, pieces, single) = (InputDecoder(), InputDecoder(), InputDecoder())
  whole.pixelCell = cell
  pieces.pixelCell = cell
  single.pixelCell = cell
  let expected = whole.decode(bytes)
  require(expected.count <= bytes.count, "a byte completes one event at most")
  var cuts = Cuts(seed)
  var events: [InputEvent] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let length = cuts.next()
    events += pieces.decode(Array(rest.prefix(length)))
    rest = rest.dropFirst(length)
  }
  require(events == expected && pieces == whole, "chunks change the events")
  require(bytes.flatMap { single.decode([$0]) } == expected, "single bytes change the events")
  for case .paste(let text) in expected {
    require(!text.isEmpty && text.unicodeScalars.allSatisfy(isShown), "a paste has controls")
  }
}

/// Checks that nothing is pending after a flush, or after two within a paste, and that the next key
/// is decoded correctly.
private func checkFlushes(_ bytes: [UInt8], seed: UInt8, _ cell: PixelCell?) {
  var decoder = InputDecoder()
  decoder.pixelCell = cell
  var cuts = Cuts(seed)
  var rest = bytes[...]
  while !rest.isEmpty {
    let length = cuts.next()
    _ = decoder.decode(Array(rest.prefix(length)))
    rest = rest.dropFirst(length)
    guard cuts.next().isMultiple(of: 3) else { continue }
    require(decoder.flush().count <= 1, "a flush completes more than one event")
    require(decoder.flush().isEmpty && decoder.patience == nil, "input is pending after a flush")
    var copy = decoder
    require(copy.decode([0x71]) == [.key(KeyPress(.character("q")))], "a key is lost")
  }
}

private func isShown(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\n" || scalar == "\t" || 0x20..<0x7F ~= scalar.value || scalar.value >= 0xA0
}

private func require(_ condition: Bool, _ words: String) {
  guard condition else { fatalError(words) }
}

/// Pseudorandom lengths from 1 to 9, based on a seed.
private struct Cuts {
  private var state: UInt32

  init(_ seed: UInt8) {
    state = UInt32(seed) &* 2_654_435_761 &+ 1
  }

  mutating func next() -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 16) % 9 + 1
  }
}
