import System
import Testing

@testable import MQTT

struct ClientCoreTests {
  @Test("The descriptor is readable as long as events wait")
  func waiting() throws {
    let core = try ClientCore(WatchedClient.configuration(1))
    for _ in 0..<3 * EventQueue.mostTaken { core.report(.oversized(topic: "a")) }
    for _ in 0..<3 {
      #expect(Descriptor.isReady(core.news.number, within: .zero))
      #expect(core.take().count == EventQueue.mostTaken)
    }
    #expect(!Descriptor.isReady(core.news.number, within: .zero))
  }
}
