package import Outputs
package import ShapeCommand
package import Sketches
internal import System
internal import TerminalIO

/// `shape draw`.
@MainActor
package enum DrawCommand {
  /// Draws the requested picture on standard output or into a file.
  package static func run(_ request: DrawRequest, in context: CommandContext) throws(CommandError) {
    let request = try request.withScene(in: context)
    let layers = request.layers
    try PictureOutput.put(request.output, in: context) { size, background in
      layers.drawing(size: size, background: background)
    }
  }
}

extension DrawRequest {
  /// Returns the request with the scene read from standard input, if it calls for one.
  @MainActor
  func withScene(in context: CommandContext) throws(CommandError) -> DrawRequest {
    guard readsScene else { return self }
    guard !context.isTerminal(0) else {
      throw CommandError(
        words: "name a shape, such as shape draw ring, or give a scene: shape draw - < scene.toml")
    }
    let bytes: [UInt8]
    do throws(ErrorNumber) {
      bytes = try StandardStreams.read(context.input, upTo: Self.maxSceneSize)
    } catch { throw CommandError.unreadable("standard input", error) }
    guard bytes.count <= Self.maxSceneSize else {
      throw CommandError(words: "the scene is larger than 1 MiB", status: 65)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(words: "the scene isn’t text in UTF-8", status: 65)
    }
    var request = self
    request.readsScene = false
    (request.layers, request.output) = try SceneReader.read(text, into: output)
    return request
  }

  /// The maximum size of a scene, in bytes.
  private static let maxSceneSize = 1 << 20
}
