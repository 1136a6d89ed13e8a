/// The reason a file can't be saved or read, in a sentence that names the file.
struct StoreFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
