import CommandLines

@testable import ShapeApp

extension Command {
  /// Parses words; a refusal is a failure.
  func parsed(_ words: [String]) throws -> Arguments {
    do throws(CommandLineStop) {
      return try read(words, program: "shape")
    } catch {
      guard case .refused(let words) = error else { throw error }
      throw CommandError(words: words)
    }
  }
}

extension Request {
  /// Returns the error that words are rejected with; `nil` if they aren’t.
  static func refusal(of words: [String], _ command: Request.Command = .draw) -> String? {
    do {
      _ = try Request(words, command)
      return nil
    } catch let failure as CommandError {
      return failure.words
    } catch CommandLineStop.refused(let words) {
      return words
    } catch {
      return "\(error)"
    }
  }
}
