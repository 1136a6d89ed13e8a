import Testing

@testable import Texts

struct DesktopNotificationTests {
  private static let alarm = DesktopNotification(
    title: "-a <b>: time’s up", text: "<i> & co\n--print-id", urgency: .critical,
    category: "x-timer.alarm",
    actions: [.init(name: "stop", label: "Stop"), .init(name: "snooze", label: "Snooze")])

  @Test("Markup in a text is escaped")
  func escaped() {
    #expect(DesktopNotification.escaped("a <b>&c") == "a &lt;b&gt;&amp;c")
    let marked = DesktopNotification.escaped("<\u{301}b>")
    #expect(Array(marked.utf8) == Array("&lt;\u{301}b&gt;".utf8))
  }

  @Test("An alarm is critical, without a sound of the desktop, and has buttons")
  func arguments() {
    #expect(
      Self.alarm.arguments() == [
        "--urgency=critical", "--icon=appointment-soon", "--category=x-timer.alarm",
        "--hint=boolean:suppress-sound:true", "--expire-time=0", "--app-name=timer", "--print-id",
        "--action=stop=Stop", "--action=snooze=Snooze", "--", "-a <b>: time’s up",
        "&lt;i&gt; &amp; co\n--print-id",
      ])
  }

  @Test("A step is normal, and replaces another notification")
  func replaced() {
    let step = DesktopNotification(title: "Break: 5 min", text: "until", category: "x-timer.step")
    #expect(
      step.arguments(replacing: "7") == [
        "--urgency=normal", "--icon=appointment-soon", "--category=x-timer.step",
        "--app-name=timer", "--print-id", "--replace-id=7", "--", "Break: 5 min", "until",
      ])
  }

  @Test("An old version gets only options that it has")
  func basic() {
    #expect(
      Self.alarm.arguments(.basic) == [
        "--urgency=critical", "--icon=appointment-soon", "--category=x-timer.alarm",
        "--hint=boolean:suppress-sound:true", "--expire-time=0", "--", "-a <b>: time’s up",
        "&lt;i&gt; &amp; co\n--print-id",
      ])
  }
}
