import Glibc
import TerminalIO

// Takes the terminal and hangs: no signal is ever read.
guard let terminal = Terminal.open(orElse: nil),
  SignalPipe(patience: .milliseconds(20)) != nil
else { exit(1) }
terminal.enterKeyMode(restoring: Array("\u{18}\u{1B}[?1049l\u{1B}[?25h".utf8))
terminal.write(Array("\u{1B}[?1049h\u{1B}[?25l".utf8))
while true { pause() }
