internal import Raster
internal import Shapes

/// The entry point for libFuzzer: the first three bytes set drawing parameters, the rest is path
/// text.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 3 else { return 0 }
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
  guard let path = try? Path(svg: text) else { return 0 }
  check(path)
  let lines = path.strokedPath(style(bytes[0], bytes[1]))
  let isOdd = !bytes[2].isMultiple(of: 2)
  draw(path, isFitted: isOdd, FillStyle(eoFill: isOdd))
  draw(path.trimmedPath(from: Double(bytes[2]) / 255, to: 0.9), isFitted: true, FillStyle())
  draw(lines, isFitted: !isOdd, FillStyle())
  return 0
}

/// Checks that written path text can be parsed, and that all segments stay in place.
private func check(_ path: Path) {
  guard let again = try? Path(svg: path.svgText) else {
    fatalError("written path text can’t be parsed: \(path.svgText)")
  }
  let hasArcs = path.pieces.contains { if case .arc = $0 { true } else { false } }
  let (old, new) = (path.controlRect, again.controlRect)
  let extent = [old.minX, old.minY, old.maxX, old.maxY].map(abs).max() ?? 0
  // Beyond these sizes, numbers have fewer digits or aren't written.
  guard !hasArcs, 1e-280...1e150 ~= extent else { return }
  let edges = [
    old.minX - new.minX, old.minY - new.minY, old.maxX - new.maxX, old.maxY - new.maxY,
  ]
  guard edges.allSatisfy({ abs($0) <= 1e-6 * extent }) else {
    fatalError("written path text has other edges: \(path.svgText)")
  }
}

/// Draws the path in place or scaled to the window.
private func draw(_ path: Path, isFitted: Bool, _ style: FillStyle) {
  var rasterizer = Rasterizer()
  var coverage = Coverage()
  let window = PixelRect(x: -2, y: -2, width: 16, height: 16)
  let box = path.boundingRect
  let factor = 12 / max(box.width, box.height)
  let fitted = Transform.translation(x: -box.minX, y: -box.minY)
    .concatenating(.scale(x: factor, y: factor))
  rasterizer.fill(
    path, style: style, transform: isFitted ? fitted : .identity, window: window, into: &coverage)
  _ = path.contains(box.center)
  _ = path.point(at: 0.3)
}

private func style(_ first: UInt8, _ second: UInt8) -> StrokeStyle {
  let caps = [LineCap.butt, .round, .square]
  let joins = [LineJoin.miter, .round, .bevel]
  let dashes = [[], [1], [0, 2], [3, 1, 0.5], [1, 0.2]]
  let choice = Int(first)
  return StrokeStyle(
    lineWidth: Double(second) / 8, lineCap: caps[choice % 3], lineJoin: joins[choice / 3 % 3],
    dash: dashes[choice / 9 % 5], dashPhase: Double(choice / 45))
}
