import Clocks
import Testing

@testable import MQTT

struct ConnectionEndTests {
  static func configuration(
    host: String = "hall.example", tls: MQTTConfiguration.TLS? = nil, user: String? = nil,
    password: String? = nil, version: MQTTConfiguration.Version? = nil
  ) -> MQTTConfiguration {
    MQTTConfiguration(
      host: host, port: 1883, tls: tls, user: user, password: password, clientID: "timer-1",
      version: version,
      now: { Moment(instant: Instant(sinceZero: .zero), wall: WallTime(sinceEpoch: .zero)) })
  }

  @Test("A refused version leads to the older one, unless one is required")
  func versions() {
    for reason: Int32 in [1, 0x84] {
      let end = ConnectionEnd(refusal: reason, to: Self.configuration())
      #expect(end.remedy == .olderVersion)
      let required = ConnectionEnd(refusal: reason, to: Self.configuration(version: .v3_1_1))
      #expect(required == ConnectionEnd(words: "the broker refuses MQTT 3.1.1", remedy: .change))
    }
  }

  @Test("The refusal of a user says what is missing or wrong")
  func users() {
    for reason: Int32 in [4, 5, 0x86, 0x87] {
      let words = [
        (nil, nil), ("anna", nil), ("anna", "secret"),
      ].map { user, password in
        let configuration = Self.configuration(user: user, password: password)
        let end = ConnectionEnd(refusal: reason, to: configuration)
        #expect(end.remedy == .change)
        return end.words
      }
      #expect(
        words == [
          "the broker requires a user and a password",
          "the broker doesn’t accept user “anna” without a password",
          "the broker doesn’t accept user “anna” with this password",
        ])
    }
  }

  @Test(
    "What may pass isn’t final, and each reason has words", arguments: 0...255 as ClosedRange<Int32>
  )
  func passing(_ reason: Int32) {
    let ends = [
      ConnectionEnd(refusal: reason, to: Self.configuration()), ConnectionEnd(goodbye: reason),
    ]
    for end in ends { #expect(end.words.count > 10 && !end.words.hasSuffix(".")) }
    if [3, 0x88, 0x89, 0x97, 0x9F].contains(reason) { #expect(ends[0].remedy == .waiting) }
  }
}
