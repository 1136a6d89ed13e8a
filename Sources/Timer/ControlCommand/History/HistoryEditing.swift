internal import Clocks
internal import Countdowns
internal import Files
internal import Glibc
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO
internal import TimerEnvironment
internal import Timers

/// The option `--edit` of `timer history`, which changes past timers in an editor.
@MainActor
enum HistoryEditing {
  /// The exit statuses if the text has mistakes (EX_DATAERR), if the history can't be read
  /// (EX_NOINPUT), if it changed meanwhile (EX_TEMPFAIL), and if it can't be written (EX_CANTCREAT).
  private static let status = (
    mistake: Int32(65), unreadable: Int32(66), changed: Int32(75), unwritable: Int32(73)
  )

  private static var console: Console { Console.timer }

  /// Opens the editor, and changes the history as its text says.
  static func run(
    _ arguments: HistoryArguments, _ paths: TimerPaths, at now: WallTime, in zone: Zone
  ) {
    let file = HistoryFile(state: paths.state)
    do throws(JournalError) {
      let edit = HistoryEdit(
        of: try file.content(), arguments.period, limit: arguments.limit, at: now, in: zone)
      guard let history = file.path, !edit.lines.isEmpty else {
        return console.complain(
          arguments.limit == nil ? "no timer has ended in that time" : "no timer has ended yet")
      }
      guard StandardStreams.isTerminal(0), StandardStreams.isTerminal(1) else {
        console.fail(
          "history --edit needs a terminal for the editor; the history is in \(paths.said(history))"
        )
      }
      let editor = Editor.find()
      let path = "\(history).\(getpid()).edit"
      try write(edit.text, to: path)
      Editor.open(path, with: editor, onFailure: { _ = unsafe unlink(path) })
      try save(edit, from: path, to: file, kept: "; your text is in \(paths.said(path))")
      _ = unsafe unlink(path)
    } catch {
      let isUnreadable = if case .unreadable = error { true } else { false }
      console.fail(
        error.sentence(paths.said), status: isUnreadable ? status.unreadable : status.unwritable)
    }
  }

  private static func write(_ text: String, to path: String) throws(JournalError) {
    do throws(WriteError) {
      try AtomicFile.write(Array(text.utf8), to: path, mode: 0o600)
    } catch {
      let code = if case .system(let code) = error { code } else { EIO }
      throw .unwritable(path, code: code)
    }
  }

  /// Applies the text of a file to the history; `kept` says where it is if that fails.
  private static func save(
    _ edit: HistoryEdit, from path: String, to file: HistoryFile, kept: String
  ) throws(JournalError) {
    let change: HistoryEdit.Change?
    do throws(HistoryEdit.Mistake) {
      change = try edit.change(to: text(path))
    } catch {
      console.fail("\(error)\(kept)", status: status.mistake)
    }
    guard let change, change.removals + change.additions > 0 else {
      return console.print("nothing was changed")
    }
    guard try file.rewrite({ edit.content(of: $0, after: change) }) else {
      console.fail("the history has changed in the meantime\(kept)", status: status.changed)
    }
    console.print(words(change))
  }

  private static func text(_ path: String) -> [UInt8] {
    do throws(ReadError) {
      return try RegularFile.read(path, upTo: FilePieces.largest)
    } catch {
      console.fail("\(path) can’t be read: \(error.words)", status: status.unreadable)
    }
  }

  /// Returns what was changed: `2 timers corrected, 1 removed`.
  static func words(_ change: HistoryEdit.Change) -> String {
    let corrected = min(change.removals, change.additions)
    let counts = [
      (corrected, "corrected"), (change.removals - corrected, "removed"),
      (change.additions - corrected, "added"),
    ].filter { $0.0 > 0 }
    return counts.enumerated().map { index, count in
      let noun = index > 0 ? "" : count.0 == 1 ? "timer " : "timers "
      return "\(count.0) \(noun)\(count.1)"
    }.joined(separator: ", ")
  }
}
