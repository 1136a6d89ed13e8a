import Glibc
import TerminalCodes
import TerminalIO

// Takes the terminal, leaves a frame half written and traps, as a bug would.
guard let terminal = Terminal.open(orElse: nil) else { exit(1) }
let modes: TerminalModes = [
  .fullScreen, .title, .focusReports, .mouseMotion, .mousePixels, .keyboardDisambiguation,
]
terminal.enterKeyMode(restoring: modes.crashing())
terminal.write(modes.entering)
terminal.write(Array("\u{1B}[?2026h\u{1B}[1;31mhalf\u{1B}[38;2;25".utf8))
let nothing: [Int] = []
exit(Int32(nothing[terminal.waitForInput(.seconds(5)) ? 0 : 1]))
