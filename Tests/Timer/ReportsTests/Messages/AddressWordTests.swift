import Testing

@testable import Reports

struct AddressWordTests {
  @Test("An address begins with a scheme; a word in which one occurs isn’t an address")
  func words() {
    for word in ["mqtt://a/b", "MQTTS://a", "http://x", "x-1.a+b://"] {
      #expect(AddressWord.isAddress(word), "\(word)")
    }
    for word in [
      "tea", "a:b", "mqtt:/a", "", "://", "5m=Watch https://youtu.be/x", "5m=https://youtu.be/x",
      "--mark=1m=curl https://ntfy.sh/x", "--say=https://x", "Read https://x", " mqtt://a/b",
      "1m://x", "ä://x", "a:mqtt://b/c",
    ] { #expect(!AddressWord.isAddress(word), "\(word)") }
  }

  @Test(
    "What may be a password isn't repeated, and nothing else is hidden",
    arguments: [
      ("mqtt://anna:secret@b/hall", "mqtt://anna:…@b/hall"),
      ("x://a:s:e@c/r@e\u{301}t@b", "x://a:…@b"), ("a:secret@\u{301}b", "a:…@\u{301}b"),
      ("a:\u{301}secret@b", "a:…@b"), ("mqtt://anna@b:1/hall", "mqtt://anna@b:1/hall"),
      ("@mqtt://b", "@mqtt://b"), ("a@mqtt://b", "a@mqtt://b"), ("mqtt://b/a", "mqtt://b/a"),
      ("", ""),
    ])
  func passwords(text: String, quoted: String) {
    #expect(AddressWord.withoutPassword(text) == quoted)
    #expect(TopicLevel.quoted(text) == "“\(quoted)”")
  }
}
