internal import TerminalCodes

/// What libFuzzer calls: the first byte seeds the cuts, the rest is what a terminal sends.
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

/// However the bytes are cut up, the events and what waits are the same.
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
  require(events == expected && pieces == whole, "cut up, the events are others")
  require(bytes.flatMap { single.decode([$0]) } == expected, "byte by byte, the events are others")
  for case .paste(let text) in expected {
    require(!text.isEmpty && text.unicodeScalars.allSatisfy(isShown), "a paste has controls")
  }
}

/// With flushes between, nothing waits after one, or after two in a paste, and the next key is that
/// key.
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
    require(decoder.flush().isEmpty && decoder.patience == nil, "something waits after a flush")
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

/// Lengths from 1 to 9 that follow from a seed.
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
