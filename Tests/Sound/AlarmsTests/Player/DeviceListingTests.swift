import Dispatch
import Testing

@testable import Alarms

struct DeviceListingTests {
  private static let devices = [DeviceList.Device(name: "default", description: "")]
  /// More than a machine ever needs to start a thread.
  private static let plenty = Duration.seconds(60)

  @Test("A list that comes in time is returned, again as well")
  func list() throws {
    let listing = DeviceListing { () throws(PCMError) in Self.devices }
    #expect(try listing.devices(within: Self.plenty) == Self.devices)
    #expect(try listing.devices(within: .zero) == Self.devices)
  }

  @Test("An error of libasound is thrown")
  func failure() {
    let listing = DeviceListing { () throws(PCMError) in throw .noLibrary }
    #expect(throws: PCMError.noLibrary) { try listing.devices(within: Self.plenty) }
  }

  @Test("A library that doesn’t respond isn’t awaited beyond the limit")
  func hanging() throws {
    let end = DispatchSemaphore(value: 0)
    let listing = DeviceListing { () throws(PCMError) in
      end.wait()
      return Self.devices
    }
    #expect(throws: PCMError.hanging) { try listing.devices(within: .zero) }
    end.signal()
    #expect(try listing.devices(within: Self.plenty) == Self.devices)
  }
}
