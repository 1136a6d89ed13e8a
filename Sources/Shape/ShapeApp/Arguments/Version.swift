/// The version of the program.
enum Version {
  static let text = "shape 0.1.0"
}
