import CountdownTimers
import Countdowns
import Foundation

/// Counts down in a terminal, a service or a pipe: `countdown 1m30s`.
@main struct CountdownExample {
  static func main() async {
    let text = CommandLine.arguments.dropFirst().first ?? "3s"
    do {
      let countdown = Countdown(try Duration(reading: text), every: .seconds(1))
      countdown.start()
      for await tick in countdown.ticks() { print(tick.text) }
      print("Time is up.")
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(64)
    }
  }
}
