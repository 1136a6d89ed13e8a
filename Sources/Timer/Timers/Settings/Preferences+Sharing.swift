internal import Reports
internal import Settings
internal import TOML

/// How timers are shared, from the table `share` of the settings file; `nil` for what isn't set.
package struct SharingPreferences: Hashable, Sendable {
  /// The versions of MQTT that can be requested.
  package enum MQTTVersion: String, Hashable, Sendable, CaseIterable {
    case auto
    case v5 = "5"
    case v3_1_1 = "3.1.1"
  }

  /// The address of the broker, such as `mqtts://broker.example`.
  package var broker: String?
  package var user: String?
  package var passwordFile: String?
  /// The file of CA certificates that verify the certificate of the broker.
  package var caFile: String?
  package var version: MQTTVersion?
  /// The users of the broker who may control shared timers.
  package var control: [String] = []

  /// These users; `nil` for none.
  var users: [String]? {
    get { control.isEmpty ? nil : control }
    set { control = newValue ?? [] }
  }

  /// Creates preferences without any setting.
  package init() {}
}

/// The settings of sharing.
extension Preferences {
  static let sharingSettings: [Setting<Preferences>] = [
    .form(
      key("broker"), \.sharing.broker, "an address such as mqtts://broker.example",
      fallback: .string("mqtt://localhost"),
      help: "The MQTT broker for shared timers; mqtts uses TLS.", encode: { $0 }, decode: { $0 }),
    .text(
      key("user"), \.sharing.user, help: "The name of the user at the broker.",
      details: "One in an address, as in `mqtts://anna@broker.example/hall`, takes precedence.",
      decode: ShareRequest.user),
    .text(
      key("password-file"), \.sharing.passwordFile,
      help: "The file with the user’s password, which others must not be able to read.",
      details: """
        A file named timer-share in `$CREDENTIALS_DIRECTORY`, as from systemd, is used unless it is \
        set. Without TLS, a password is sent only to this computer.
        """),
    .text(
      key("ca-file"), \.sharing.caFile,
      help:
        "The file of CA certificates that verify the broker’s certificate; the system’s unless set."
    ),
    .choice(
      key("protocol"), \.sharing.version, fallback: .auto, help: "The version of MQTT."),
    .texts(
      key("control"), \.sharing.users,
      help: "Users of the broker who may control shared timers, such as `[\"anna\", \"ben\"]`.",
      details: "Those of the option --control take precedence.", encode: { $0 },
      decode: ShareRequest.user),
  ]

  private static func key(_ name: String) -> TOMLPath { TOMLPath(keys: ["share", name]) }
}
