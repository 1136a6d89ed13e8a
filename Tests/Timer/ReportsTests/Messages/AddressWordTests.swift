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
}
