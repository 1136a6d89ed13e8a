import Clocks
import JSON
import Testing

@testable import Sharing

@Suite("Presence")
struct OnlineStateTests {
  @Test("It survives")
  func roundTrip() throws {
    for began in [nil, WallTime(sinceEpoch: .microseconds(1_795_000_000_000_001))] {
      for isOnline in [true, false] {
        let online = OnlineState(id: "9f2c61d4", isOnline: isOnline, began: began)
        #expect(try OnlineState(bytes: online.bytes) == online)
      }
    }
    let online = OnlineState(id: "9f2c61d4", isOnline: true, began: nil)
    #expect(online.json.description == #"{"v":1,"id":"9f2c61d4","online":true}"#)
  }

  @Test(
    "Without an ID it is refused",
    arguments: ["", "{}", #"{"v":1,"online":true}"#, #"{"v":3,"id":"9f2c61d4"}"#])
  func refused(text: String) {
    #expect(throws: PayloadError.self) { try OnlineState(bytes: Array(text.utf8)) }
  }
}
