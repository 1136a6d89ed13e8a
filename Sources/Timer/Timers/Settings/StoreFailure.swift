/// The reason a file can't be saved or read, in a sentence that names the file.
package struct StoreFailure: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
