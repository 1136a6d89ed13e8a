import System
import TestSupport
import Testing
import Texts

@testable import Alarms

@MainActor struct NotificationCommandTests {
  private static let step = DesktopNotification(
    title: "-a $(id)", text: "b;c", category: "x-timer.step")
  private static let alarm = DesktopNotification(
    title: "Tea", text: "", urgency: .critical, category: "x-timer.alarm",
    actions: [.init(name: "stop", label: "Stop")])

  private static func environment(_ programs: ShellPrograms) -> (String) -> String? {
    let values = ["PATH": programs.path + ":/bin:/usr/bin", "DBUS_SESSION_BUS_ADDRESS": "x"]
    return { values[$0] }
  }

  private static func result(_ command: NotificationCommand) -> NotificationCommand.Response? {
    Descriptor.isReady(command.descriptor, within: .seconds(60))
    return command.result()
  }

  @Test("A missing session or program is reported")
  func missing() throws {
    let programs = try ShellPrograms(["notify-send": ":"])
    let nothing: [[String: String]] = [
      [:], ["PATH": programs.path], ["DBUS_SESSION_BUS_ADDRESS": "x"],
      ["PATH": programs.path, "XDG_RUNTIME_DIR": "/nowhere"],
    ]
    for environment in nothing {
      #expect(NotificationCommand.show(Self.step) { environment[$0] } == nil)
    }
  }

  @Test("The texts are passed to the program unchanged, after all options")
  func shown() throws {
    let programs = try ShellPrograms(["notify-send": #"printf '%s|' "$@" >"${0%/*}/out"; echo 7"#])
    let command = try #require(
      NotificationCommand.show(Self.step, environment: Self.environment(programs)))
    #expect(!command.waits)
    #expect(Self.result(command) == .init(output: "7\n", succeeded: true))
    #expect(command.result() == nil)
    #expect(programs.text("out")?.hasSuffix("|--print-id|--|-a $(id)|b;c|") == true)
  }

  @Test(
    "The output is the ID, and the button that was pressed",
    arguments: [
      ("7\nstop\n", true, "7", "stop", true), ("7\n", false, "7", nil, true),
      ("", false, nil, nil, false), ("stop\n", true, nil, nil, true),
      ("-7; rm\nstop\n", false, nil, nil, false),
    ] as [(String, Bool, String?, String?, Bool)])
  func output(
    _ output: String, _ succeeded: Bool, _ id: String?, _ action: String?, _ wasShown: Bool
  ) {
    let result = NotificationCommand.Response(output: output, succeeded: succeeded)
    #expect(result.id == id && result.action == action && result.wasShown == wasShown)
  }

  @Test("A program that waits for a button closes its notification, and ends, when it is asked to")
  func closed() throws {
    let programs = try ShellPrograms([
      "notify-send":
        #"trap 'echo closed >"${0%/*}/out"; kill $!; exit 0' INT; sleep 600 & >"${0%/*}/set"; wait"#
    ])
    let command = try #require(
      NotificationCommand.show(Self.alarm, environment: Self.environment(programs)))
    #expect(command.waits && command.result() == nil)
    // It can be asked only once the trap is set.
    while programs.text("set") == nil {
      Descriptor.isReady(command.descriptor, within: .milliseconds(20))
    }
    command.close()
    #expect(Self.result(command) != nil)
    #expect(programs.text("out") == "closed\n")
  }

  @Test("A program that ignores this is killed")
  func killed() throws {
    let programs = try ShellPrograms(["notify-send": "trap '' INT; exec sleep 600"])
    let command = try #require(
      NotificationCommand.show(Self.alarm, environment: Self.environment(programs)))
    command.close()
    command.kill()
    #expect(Self.result(command)?.wasShown == false)
  }
}
