internal import Cells
internal import Outputs
internal import TerminalCodes
internal import TerminalIO

/// Reports a long task's progress on standard error, if that is a terminal that can rewrite a line.
@MainActor
final class ProgressReport {
  private var line = ProgressLine(start: SystemClock.monotonic.now)
  private let hasLine: Bool
  private let context: CommandContext
  private static let clearing = TerminalText(code: "\r\u{1B}[K")

  init(in context: CommandContext) {
    self.context = context
    hasLine = context.isTerminal(2) && context.capabilities.movesCursor
  }

  /// Reports the completed share of the task, from 0 to 1.
  func report(_ share: Double) {
    guard hasLine, let text = line.text(share: share, at: SystemClock.monotonic.now) else { return }
    let words = TerminalText("\(context.name): \(text)")
    context.writeError(Self.clearing + words)
  }

  /// Removes the line.
  func end() {
    if line.isShown { context.writeError(Self.clearing) }
  }
}
