import CommandLines
import Outputs

@testable import Sketches

extension DrawRequest {
  /// Creates a request from the words after `draw`, or another command.
  init(_ words: [String], _ command: Command<LayerParts> = LayerParts.draw) throws {
    try self.init(words, command, program: "shape")
  }

  /// Returns the error that words are rejected with; `nil` if they aren’t.
  static func refusal(of words: [String]) -> String? {
    do {
      _ = try DrawRequest(words)
      return nil
    } catch let error as CommandError {
      return error.words
    } catch CommandLineStop.refused(let words) {
      return words
    } catch {
      return "\(error)"
    }
  }
}
