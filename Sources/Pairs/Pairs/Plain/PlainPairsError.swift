/// The reason why a line of the plain game isn't carried out.
struct PlainPairsError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
