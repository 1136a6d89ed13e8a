internal import Dispatch
internal import Synchronization

/// A listing of sound devices on another thread, since a file of ALSA's settings may be a pipe.
package struct DeviceListing: Sendable {
  private let answer = Answer()

  /// Starts to list the playback devices, also those unsuited to an alarm if `all` is true.
  package init(all: Bool = false) {
    self.init { () throws(PCMError) in try DeviceList.devices(all: all) }
  }

  init(_ list: @escaping @Sendable () throws(PCMError) -> [DeviceList.Device]) {
    DispatchQueue.global().async { [answer] in
      do throws(PCMError) {
        answer.take(.success(try list()))
      } catch { answer.take(.failure(error)) }
    }
  }

  /// Returns the devices, `default` first and the others by name.
  ///
  /// - Throws: An error if libasound can't be loaded, or doesn't respond within `limit` from now.
  package func devices(within limit: Duration) throws(PCMError) -> [DeviceList.Device] {
    let end = DispatchTime.now() + .milliseconds(Int(limit / .milliseconds(1)))
    guard answer.come.wait(timeout: end) == .success else { throw .hanging }
    // Later calls return the same.
    answer.come.signal()
    return try answer.result.withLock { $0 }.get()
  }

  private final class Answer: Sendable {
    let come = DispatchSemaphore(value: 0)
    let result = Mutex<Result<[DeviceList.Device], PCMError>>(.success([]))

    func take(_ found: Result<[DeviceList.Device], PCMError>) {
      result.withLock { $0 = found }
      come.signal()
    }
  }
}
