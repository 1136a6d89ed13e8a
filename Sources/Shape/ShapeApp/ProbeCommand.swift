internal import Findings
internal import Outputs
internal import Runtime
internal import ShapeCommand
internal import TerminalCodes
internal import TerminalIO

/// `shape probe`.
@MainActor
enum ProbeCommand {
  /// Prints the terminal's capabilities: in sections on a terminal, otherwise one per line.
  static func run(_ arguments: ProbeArguments, in context: CommandContext) throws(CommandError) {
    let capabilities = context.capabilities
    guard let terminal = context.openTerminal() else {
      throw CommandError(words: "there is no terminal to query", status: 69)
    }
    guard terminal.isForeground else {
      throw CommandError(
        words: "another job has the terminal: run this in the foreground", status: 69)
    }
    // Its silence may have had a reason that is over.
    terminal.isSilent = false
    let (findings, report) = TerminalFindings.asking(terminal, capabilities, context.environment)
    if arguments.json { return try context.print(findings.json) }
    guard context.isTerminal(1), capabilities.movesCursor else {
      return try context.print(lines: findings.text.lines)
    }
    try context.write(FindingsPage.text(findings.sections, for: report, capabilities))
  }
}
