import TerminalCodes
import Testing

struct NotificationFormTests {
  @Test(
    "A notification has the bytes of its form",
    arguments: [
      (NotificationForm.osc9, "␛]9;a;b: c␛\\"), (.osc777, "␛]777;notify;a,b;c␛\\"),
      (.osc99, "␛]99;i=timer:d=0:p=title;a;b␛\\␛]99;i=timer:d=1:p=body;c␛\\"),
    ])
  func bytes(_ form: NotificationForm, _ readable: String) {
    let text = String(decoding: form.bytes(title: "a;b", text: "c"), as: UTF8.self)
    #expect(String(text.map { $0 == "\u{1B}" ? "␛" : $0 }) == readable)
  }

  @Test(
    "Characters that would end the message are shown instead of sent",
    arguments: ["\u{07}", "\u{1B}\\"])
  func control(_ end: String) {
    let bytes = NotificationForm.osc777.bytes(title: "a", text: "b\(end)c")
    #expect(bytes.count { $0 < 0x20 } == 2)
  }

  @Test(
    "Only terminals known to show a notification get one",
    arguments: [
      (["TERM": "xterm-kitty"], NotificationForm.osc99), (["TERM": "foot"], .osc777),
      (["TERM": "foot-extra"], .osc777), (["TERM": "xterm-256color"], nil),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .osc9),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .osc777),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "iTerm.app"], nil), ([:], nil),
    ] as [([String: String], NotificationForm?)])
  func known(_ environment: [String: String], _ form: NotificationForm?) {
    #expect(Capabilities { environment[$0] }.notification == form)
  }
}
