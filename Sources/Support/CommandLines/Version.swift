/// The version of the programs.
package enum Version {
  package static let number = "0.1.0"

  #if ALSA
  private static let sound: String? = "ALSA"
  #else
  private static let sound: String? = nil
  #endif
  #if SndFile
  private static let decoder: String? = "SndFile"
  #else
  private static let decoder: String? = nil
  #endif

  /// The enabled traits of the package.
  package static let traits = [sound, decoder].compactMap(\.self)

  /// Returns the line that `--version` prints, such as `timer 0.1.0 (3f2a9c1d, ALSA, SndFile)`.
  ///
  /// `commit` is the one that was built, if known.
  package static func line(of program: String, commit: String?) -> String {
    let details = [commit].compactMap(\.self) + traits
    let list = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
    return "\(program) \(number)\(list)"
  }
}
