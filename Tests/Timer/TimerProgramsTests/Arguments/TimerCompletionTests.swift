import CommandLines
import Reports
import Testing
import Texts

@testable import TimerPrograms
@testable import Timers

struct TimerCompletionTests {
  @Test("Each command is offered once, and takes its own options")
  func commands() {
    #expect(Set(CommandNames.all).count == CommandNames.all.count)
    for name in CommandNames.commands.map(\.text) {
      let offered = Self.offered([name, "-"])
      #expect(offered.contains("--help") && Set(offered).count == offered.count, "\(name)")
      #expect(name == "up" || !offered.contains("--rounds"), "\(name)")
    }
    #expect(
      Set(Self.offered(["sounds", "devices", "-"])) == ["--all", "-j", "--json", "-h", "--help"])
  }

  @Test("Options that can’t be combined aren’t offered together")
  func exclusions() {
    let pairs = [
      ("--json", "--format"), ("--every", "--detach"), ("--app", "--json"),
      ("--detach", "--stats"),
    ]
    for (one, other) in pairs {
      for (typed, missing) in [(one, other), (other, one)] {
        let value =
          Arguments.command.options.contains { $0.name == typed && $0.takesNextWord } ? ["x"] : []
        let offered = Self.offered(["5m", typed] + value + ["-"])
        #expect(!offered.isEmpty && !offered.contains(missing), "\(typed), \(missing)")
      }
    }
    #expect(Self.offered(["5m", "--mark", "1m=true", "--"]).contains("--mark"))
    #expect(!Self.offered(["5m", "--on-end", "true", "--"]).contains("--on-end"))
  }

  @Test("The offered values of --format and --every are valid")
  func values() throws {
    for format in Self.offered(["5m", "--format", ""]) { _ = try ReportFormat(named: format) }
    for interval in Self.offered(["5m", "--every", ""]) { _ = try ReportCadence(interval) }
    #expect(Self.offered(["5m", "--format", ""]).count > StatusBar.allCases.count)
    #expect(TimerCompletion.completion(of: ["--plan", ""]) { _ in [] }.paths == .files)
  }

  @Test("The words of a final command are completed as files")
  func command() {
    for words in [["5m", "--", ""], ["5m", "--", "make", "--"], ["up", "--to", "5m", "--", "-"]] {
      let offered = TimerCompletion.completion(of: words) { _ in [] }
      #expect(offered == Completion(paths: .files), "\(words)")
    }
    #expect(Self.offered(["--", ""]) == ["until"], "words behind it are a time")
  }

  private static func offered(_ words: [String]) -> [String] {
    TimerCompletion.completion(of: words) { _ in [] }.candidates.map(\.text)
  }
}
