/// The version of the program.
package enum Version {
  package static let text = "timer 0.1.0"
}
