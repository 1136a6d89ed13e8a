/// The library that speaks MQTT.
package enum MQTTLibrary {
  /// Whether it is installed, in a version that works; finding that out loads it.
  package static var isInstalled: Bool { (try? Mosquitto.shared.get()) != nil }
}
