import Testing

@testable import MQTT

struct MQTTLibraryTests {
  @Test("libmosquitto is installed where the tests run")
  func installed() { #expect(MQTTLibrary.isInstalled) }
}
