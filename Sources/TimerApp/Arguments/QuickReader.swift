internal import Countdowns
internal import Faces

/// Reads the command lines that are typed most, in a hundredth of the argument parser's time.
///
/// That one spends most of a start in looking up protocol conformances. Whatever isn't plain here
/// (an option that is rare, a word that is wrong, a request for help) is left to it, so that all
/// errors and all help come from one place; where both read a line, they read the same.
enum QuickReader {
  /// Returns the settings; `nil` where the argument parser has to look.
  static func read(_ arguments: [String]) -> CountdownSettings? {
    var words: [String] = []
    var faces: Set<Face> = []
    var flags: Set<String> = []
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let next = rest.first, ArgumentPreparation.isDoubtful(next, after: argument) { return nil }
      if !argument.hasPrefix("-") {
        words.append(argument)
      } else if valued.contains(argument), let value = rest.popFirst(), !value.hasPrefix("-"),
        argument == "--name" || !value.isEmpty
      {
        values[argument] = value
      } else if let face = face(argument) {
        faces.insert(face)
      } else if known.contains(argument) {
        flags.insert(argument)
      } else {
        return nil
      }
    }
    guard faces.count < 2, !excluding.contains(where: { $0.isSubset(of: flags) }),
      !flags.contains("--json") || flags.contains("--dry-run"), !words.isEmpty,
      let reading = try? Reading(words: words)
    else { return nil }
    return settings(reading, faces.first, flags, values)
  }

  private static let known: Set<String> = [
    "--sweep", "--fill", "--tenths", "--inline", "--fullscreen", "--plain", "--no-animation",
    "--once", "--mute", "--dry-run", "--json", "--app",
  ]

  private static let valued: Set<String> = ["--name", "--sound"]

  private static let excluding: [Set<String>] = [
    ["--sweep", "--fill"], ["--inline", "--fullscreen"],
  ]

  private static func face(_ argument: String) -> Face? {
    argument.hasPrefix("--") ? Face(rawValue: String(argument.dropFirst(2))) : nil
  }

  private static func settings(
    _ reading: Reading, _ face: Face?, _ flags: Set<String>, _ values: [String: String]
  ) -> CountdownSettings {
    var settings = CountdownSettings(reading: reading)
    settings.given.face = face
    settings.faceIsNamed = face != nil
    if flags.contains("--fullscreen") { settings.placement = .fullScreen }
    if flags.contains("--inline") { settings.placement = .inline(rows: nil) }
    if flags.contains("--sweep") { settings.given.direction = .sweeping }
    if flags.contains("--fill") { settings.given.direction = .filling }
    if flags.contains("--tenths") { settings.given.showsTenths = true }
    settings.name = values["--name"].flatMap { CountdownSettings.label($0) }
    settings.isPlain = flags.contains("--plain")
    if flags.contains("--no-animation") { settings.given.isStill = true }
    settings.alarm.rounds = flags.contains("--once") ? 1 : nil
    if flags.contains("--mute") { settings.given.isMuted = true }
    settings.opensApp = flags.contains("--app")
    settings.alarm.sound = AlarmSettings.Sound(values["--sound"])
    if flags.contains("--dry-run") {
      settings.explanation = flags.contains("--json") ? .json : .words
    }
    settings.apply(Preferences())
    return settings
  }
}
