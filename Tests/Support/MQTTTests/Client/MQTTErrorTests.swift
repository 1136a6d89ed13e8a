import Glibc
import Testing

@testable import MQTT

struct MQTTErrorTests {
  @Test("Each error says what is missing")
  func words() {
    #expect(
      MQTTError.missingLibrary.description
        == "sharing needs libmosquitto, which isn’t installed: install libmosquitto1 (Debian, "
        + "Ubuntu) or mosquitto (Fedora, Arch)")
    #expect(MQTTError.noThread(EAGAIN).description.hasPrefix("no thread can be started: "))
    #expect(MQTTError.noDescriptor(EMFILE).description.hasPrefix("no descriptor can be opened: "))
    #expect(MQTTError.oldLibrary.description.contains("2.0"))
  }
}
