import Testing

@testable import Alarms

@MainActor struct DesktopNotificationTests {
  @Test("Markup in a text is escaped")
  func escaped() {
    #expect(DesktopNotification.escaped("a <b>&c") == "a &lt;b&gt;&amp;c")
    let marked = DesktopNotification.escaped("<\u{301}b>")
    #expect(Array(marked.utf8) == Array("&lt;\u{301}b&gt;".utf8))
  }

  @Test("A missing session or program is reported")
  func missing() throws {
    let programs = try Programs(["notify-send": ":"])
    let nothing: [[String: String]] = [
      [:], ["PATH": programs.path], ["DBUS_SESSION_BUS_ADDRESS": "x"],
      ["PATH": programs.path, "XDG_RUNTIME_DIR": "/nowhere"],
    ]
    for environment in nothing {
      #expect(!DesktopNotification.show("a", "b") { environment[$0] })
    }
  }

  @Test("The texts are passed to the program unchanged, after all options")
  func shown() async throws {
    let programs = try Programs([
      "notify-send": #"printf '%s|' "$@" >"${0%/*}/new"; mv "${0%/*}/new" "${0%/*}/out""#
    ])
    let environment = [
      "PATH": programs.path + ":/bin:/usr/bin", "DBUS_SESSION_BUS_ADDRESS": "x",
    ]
    #expect(
      DesktopNotification.show("-a $(id)", "b;c") { environment[$0] })
    while programs.text("out") == nil { try await Task.sleep(for: .milliseconds(2)) }
    #expect(programs.text("out") == "--app-name=timer|--|-a $(id)|b;c|")
  }
}
