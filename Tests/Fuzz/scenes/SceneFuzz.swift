internal import Outputs
internal import Pictures
internal import Raster
internal import Shapes
@testable internal import Sketches

/// The entry point for libFuzzer: parses the bytes as a scene and draws it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  guard let text = unsafe String(validating: bytes, as: UTF8.self) else { return 0 }
  do throws(CommandError) {
    let scene = try SceneReader.read(text, into: OutputPlan())
    draw(scene.layers.drawing(size: Size(width: 48, height: 32), background: nil))
  } catch {
    let isClause = !error.words.isEmpty && !error.words.contains("\n")
    guard isClause else { fatalError("no clause of one line: \(error.words)") }
  }
  return 0
}

private func draw(_ drawing: Drawing) {
  var rasterizer = DrawingRasterizer()
  _ = rasterizer.pixmap(of: drawing, width: 24, height: 16)
  _ = SVGText.document(of: drawing)
}
