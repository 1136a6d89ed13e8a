/// The version of the program.
enum Version {
  static let text = "timer 0.1.0"
}
