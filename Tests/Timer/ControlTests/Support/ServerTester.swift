import Reports
import TestSupport

@testable import Control

extension ControlServer {
  /// Answers all requests until no work is left, and returns them in order.
  @discardableResult
  func serve(
    _ answer: (ControlRequest) -> ControlReply = { .text($0.word) }
  ) -> [ControlRequest] {
    var requests: [ControlRequest] = []
    while isReadable(descriptor) {
      for incoming in take() {
        requests.append(incoming.request)
        reply(answer(incoming.request), to: incoming.connection)
      }
    }
    return requests
  }
}
