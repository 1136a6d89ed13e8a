import Control
import Glibc
import Reports
import TestSupport
import Testing

/// The built program's commands for running timers.
@Suite(.serialized)
struct ControlCommandTests: ControlCommands {
  let folder: TemporaryFolder

  init() throws { folder = try Self.privateFolder() }

  @Test("A timer without a terminal is found, queried, controlled and canceled by its name")
  func life() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    #expect(output("status", "--format", "{state} {name} {total}") == "running tea 1:00:00\n")
    let second = output("1h", "--name", "tea", "--detach", "--mute")
    #expect(second.contains("tea is already running, so this timer is called “tea 2”"))
    #expect(second.hasSuffix("\ntea 2\n"))
    #expect(output("cancel", "tea 2").hasPrefix("tea 2: canceled"))
    #expect(output("1h", "--detach", "--mute") == "1\n", "without a name it has a number")
    #expect(try status("pause") == .exited(64), "two are running")
    #expect(output("pause", "TEA").hasPrefix("tea: paused, "))
    #expect(try status("pause", "tea") == .exited(75), "it is already paused")
    #expect(output("add", "2m", "tea").contains(" of 1:02:00 left"))
    #expect(try status("status", "coffee") == .exited(66))
    let list = output("list").split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(list == [["NAME", "STATE"], ["1", "running"], ["tea", "paused"]])
    #expect(output("cancel", "--all").contains("tea: canceled"))
    #expect(output("list") == "timer: no timer is running\n")
    #expect(output("history").split(separator: "\n").count == 4)
    #expect(output("history", "--json").contains(#""outcome":"canceled""#))
    #expect(folder.names.sorted() == ["timer"])
  }

  @Test("A start in the background prints one line in a format that is asked for")
  func format() throws {
    defer { _ = output("cancel", "--all") }
    let line = output("1h", "--name", "tea", "--detach", "--mute", "--format", "{name} {total}")
    #expect(line == "tea 1:00:00\n")
    let json = output("1h", "--name", "egg", "--detach", "--mute", "--json")
    #expect(json.hasPrefix("{") && json.contains(#""name":"egg""#))
    #expect(json.split(separator: "\n").count == 1)
  }

  @Test("A name matches in any Unicode normalization, even if it is shown truncated")
  func names() throws {
    #expect(output("1h", "--name", "caf\u{E9}", "--detach", "--mute") == "caf\u{E9}\n")
    defer { _ = output("cancel", "--all") }
    #expect(output("1h", "--name", "cafe\u{301}", "--detach", "--mute").hasSuffix("\u{E9} 2\n"))
    _ = output("cancel", "caf\u{E9} 2")
    #expect(output("pause", "cafe\u{301}").contains(": paused"))
    let long = String(repeating: "long ", count: 40) + "\u{7}"
    #expect(output("1h", "--name", long, "--detach", "--mute").hasPrefix("long long"))
    _ = output("cancel", long)
    #expect(output("list").split(separator: "\n").count == 2, "only one is left")
  }

  @Test("The process of a background timer has the program’s name")
  func processName() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    let folder = try #require(
      try ControlFolder.existing(
        environment: { variables[$0] }, state: nil))
    guard
      case .reply(.timer(let json))? = ControlClient.ask(
        folder.sockets, .status, within: .seconds(30)
      ).first
    else {
      Issue.record("tea doesn’t answer")
      return
    }
    let process = try TimerRecord(json).process
    let name = unsafe open("/proc/\(process)/comm", O_RDONLY | O_CLOEXEC)
    defer { close(name) }
    #expect(readAvailable(name) == Array("timer\n".utf8))
  }

  @Test("An inaudible alarm is reported, and fails only if one was asked for")
  func unheard() {
    func run(_ words: String...) -> (output: String, status: Int32) {
      Documents.result(of: builtProgram("timer"), words, variables)
    }
    for option in [["--once"], ["--repeat", "2"], ["--sound", "tower"], ["--say", "x"]] {
      let asked = Documents.result(of: builtProgram("timer"), ["10ms"] + option, variables)
      #expect(asked.status == 69 && asked.output.contains("nosuch"), "\(asked)")
    }
    let silent = run("10ms")
    #expect(silent.status == 0 && !silent.output.contains("timer: "))
    let typed = run("1h", "--device", "typo")
    #expect(typed.status == 69, "refused at the start, though nothing is to be heard")
    #expect(typed.output.contains("“typo” doesn’t play"))
  }

  @Test("A background timer that can’t be controlled is refused, and a missing home is reported")
  func uncontrolled() throws {
    let file = try folder.write([], to: "file")
    let bare = ["XDG_RUNTIME_DIR=", "XDG_STATE_HOME=\(file)"]
    let refused = try session(["1h", "--detach", "--mute"], bare)
    #expect(refused.next() == .exited(73))
    #expect(refused.waitForText("can’t be controlled"))
    #expect(refused.waitForText("set XDG_RUNTIME_DIR to a folder of yours"))
    let unsaved = try session(
      ["1h", "--name", "tea", "--detach", "--mute"], ["XDG_STATE_HOME=", "HOME="])
    #expect(unsaved.next() == .exited(0))
    #expect(unsaved.waitForText("can’t be saved: set HOME or XDG_STATE_HOME"))
    #expect(output("cancel", "tea").hasPrefix("tea: canceled"))
    let shown = try session(["1h", "--mute"], ["XDG_STATE_HOME=", "HOME="])
    #expect(shown.waitForText("can’t be saved"))
  }

  @Test("--all skips timers that are already paused, or not paused")
  func all() throws {
    #expect(try status("pause", "--all") == .exited(66), "there is none")
    for name in ["egg", "tea"] {
      #expect(output("1h", "--name", name, "--detach", "--mute") == name + "\n")
    }
    defer { _ = output("cancel", "--all") }
    #expect(output("resume", "--all").hasSuffix("timer: no timer is paused\n"))
    #expect(output("pause", "tea").hasPrefix("tea: paused"))
    let paused = try session(["pause", "--all"])
    #expect(paused.waitForText("egg: paused") && paused.waitForText("tea: paused"))
    #expect(paused.next() == .exited(0))
    #expect(output("pause", "--all").hasSuffix("timer: all timers are already paused\n"))
    #expect(try status("pause", "--all") == .exited(0))
    #expect(output("resume", "egg").hasPrefix("egg: running"))
    #expect(try status("resume", "--all") == .exited(0))
    #expect(output("status", "tea").hasPrefix("tea: running"))
    #expect(try status("resume", "--all") == .exited(0))
  }

  @Test("On a terminal, a background timer prints how it was parsed, and status lists all timers")
  func understood() throws {
    let tea = try session(["4m", "--name", "tea", "--detach", "--mute"])
    #expect(tea.next() == .exited(0))
    defer { _ = output("cancel", "--all") }
    #expect(tea.trace.text.contains("tea: 4 min · ends "))
    #expect(tea.trace.text.contains(" · timer attach tea"))
    #expect(output("1h", "--detach", "--mute") == "1\n")
    let lines = output("status").split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(lines == ["1: running", "tea: running"])
    #expect(output("status", "--format", "{name}") == "1\ntea\n")
  }

  @Test("A timer whose process is stopped doesn’t respond, and every command reports that")
  func stopped() throws {
    let egg = try session(["1h", "--name", "egg", "--mute"])
    #expect(egg.wait { output("status", "egg").hasPrefix("egg: running") })
    egg.send(SIGSTOP)
    #expect(egg.next() == .stopped(by: SIGSTOP))
    let words = "timer: “egg” doesn’t answer: its process is stopped\n"
    for command in [
      ["status"], ["status", "EGG"], ["pause", "--all"], ["cancel", "--all"], ["cancel", "egg"],
      ["wait", "egg"], ["resume", "egg"], ["resume", "--all"], ["attach", "egg"],
    ] {
      let session = try session(command)
      #expect(session.next() == .exited(69), "\(command)")
      #expect(session.trace.text.contains(words.dropLast()), "\(command): \(session.trace.text)")
    }
    #expect(output("list") == words)
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    #expect(output("status", "tea").hasPrefix("tea: running"))
    let paused = try session(["pause", "--all"])
    #expect(paused.next() == .exited(69))
    #expect(paused.trace.text.contains("tea: paused"))
    #expect(output("cancel", "tea").hasPrefix("tea: canceled"))
    egg.bringBack()
    #expect(output("cancel", "egg").hasPrefix("egg: canceled"))
    #expect(egg.next() == .exited(1))
  }

  @Test("Without a name, the next timer to end is followed, even if that changes")
  func follow() throws {
    let follower = try session(["status", "--follow", "--format", "<{name} {state}>"])
    func shows(_ words: String) -> Bool {
      follower.wait { follower.trace.text.split(separator: "<").last?.hasPrefix(words) == true }
    }
    #expect(output("1h", "--name", "egg", "--detach", "--mute") == "egg\n")
    #expect(shows("egg running"))
    #expect(output("30m", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    #expect(shows("tea running"))
    _ = output("add", "2h", "tea")
    #expect(shows("egg running"))
    _ = output("take", "149m", "tea")
    #expect(shows("tea running"), "another one changed")
    _ = output("cancel", "tea")
    #expect(shows("egg running"))
    _ = output("pause", "egg")
    #expect(shows("egg paused"))
    follower.send(SIGTERM)
    #expect(follower.next() == .killed(by: SIGTERM))
  }

  @Test("A view shows another process's timer, and closing it leaves that running")
  func attach() throws {
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    defer { _ = output("cancel", "--all") }
    let view = try session(["attach", "--line"])
    #expect(view.waitForText("q closes the view"))
    view.terminal.type(" ")
    #expect(view.waitForText("paused"))
    #expect(output("status").hasPrefix("tea: paused"))
    view.terminal.type("q")
    #expect(view.next() == .exited(0))
    expectRestored(view)
    #expect(output("status").hasPrefix("tea: paused"))
  }

  @Test("Without arguments all running timers are shown; the app opens from there, and leads back")
  func dashboard() throws {
    #expect(output("dashboard") == "timer: no timer is running\n")
    #expect(output("1h", "--name", "tea", "--detach", "--mute") == "tea\n")
    #expect(output("2h", "--name", "bread", "--detach", "--mute") == "bread\n")
    defer { _ = output("cancel", "--all") }
    #expect(output("dashboard").hasPrefix("NAME"), "without a terminal, it is the list")
    let shown = try session([])
    #expect(shown.waitForText("Running · 2") && shown.waitForText("tea"))
    shown.terminal.type("\u{1B}[C ")
    #expect(shown.waitForText("paused"))
    #expect(output("status", "bread").hasPrefix("bread: paused"), "they are listed by their ends")
    shown.terminal.type("n")
    #expect(shown.waitForText("type a time"))
    #expect(output("1h", "--name", "egg", "--detach", "--mute") == "egg\n")
    shown.terminal.type("q")
    #expect(shown.waitForText("Running · 3"))
    shown.terminal.type("q")
    #expect(shown.next() == .exited(0))
    expectRestored(shown)
    #expect(output("status", "tea").hasPrefix("tea: running"))
  }

  @Test("SIGUSR1 pauses and resumes, and SIGUSR2 prints the state on standard error")
  func signals() throws {
    let session = try session(["1h", "--format", "{state}"])
    #expect(session.waitForText("running"))
    session.send(SIGUSR1)
    #expect(session.waitForText("paused"))
    session.send(SIGUSR2)
    #expect(session.waitForText("1: paused, "))
    session.send(SIGUSR1)
    #expect(session.wait { session.trace.text.split(separator: "running").count == 3 })
    session.send(SIGINT)
    #expect(session.next() == .killed(by: SIGINT))
  }
}
