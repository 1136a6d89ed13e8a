internal import Alarms
internal import Runtime
internal import System
package import Texts

/// Runs the user's editor.
@MainActor
package enum Editor {
  /// The exit status if the editor fails (EX_UNAVAILABLE).
  private static let failed: Int32 = 69

  private static var console: Console { Console.timer }

  /// Returns the editor; ends the program if there is none.
  package static func find() -> EditorWords {
    let search = SearchPath(Console.environment("PATH"))
    let words: ((String) -> String?, (String) -> String?) throws -> EditorWords? =
      EditorWords.init(environment:find:)
    do {
      if let found = try words(Console.environment, { search.find($0) }) { return found }
    } catch { console.fail("the editor can’t be started: \(error)", status: failed) }
    console.fail("no editor was found: set EDITOR to one", status: failed)
  }

  /// Opens a file and waits until the editor has ended; if the editor fails, calls a function and ends
  /// the program.
  package static func open(_ path: String, with editor: EditorWords, onFailure: () -> Void = {}) {
    let ending = ForegroundProcess.run(editor.words + [path])
    guard ending == .ended(.exited(0)) else {
      onFailure()
      console.fail("the editor “\(editor.name)” \(ending)", status: failed)
    }
  }
}
