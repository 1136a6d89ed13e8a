/// What is wrong with the address of a room or a broker, as a sentence without a final period.
package struct RoomAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
