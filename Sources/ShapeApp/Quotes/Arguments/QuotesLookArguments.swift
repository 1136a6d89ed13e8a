internal import ArgumentParser

/// How the list looks.
struct QuotesLookArguments: ParsableArguments {
  @Option(help: QuotesKey.line.help("span"))
  var line: String?
  @Option(help: QuotesKey.until.help("date"))
  var until: String?
  @Option(help: QuotesKey.up.help("color"))
  var up: String?
  @Option(help: QuotesKey.decimals.help("n"))
  var decimals: String?
  @Option(help: QuotesKey.rows.help("n"))
  var rows: String?
  @Option(help: QuotesKey.zone.help("zone"))
  var zone: String?
  @Flag(name: .quotes(.isStill), help: QuotesFlag.isStill.help)
  var isStill = false
  @Flag(name: .quotes(.plain), help: QuotesFlag.plain.help)
  var isPlain = false

  var settings: [(key: QuotesKey, text: String)] {
    let all: [(QuotesKey, String?)] = [
      (.line, line), (.until, until), (.up, up), (.decimals, decimals), (.rows, rows),
      (.zone, zone),
    ]
    return all.compactMap { key, text in text.map { (key, $0) } }
  }
}

/// What rings, and how.
struct QuotesAlertArguments: ParsableArguments {
  @Option(help: QuotesKey.alert.help("condition"))
  var alert: [String] = []
  @Option(help: QuotesKey.sound.help("name"))
  var sound: String?
  @Option(help: QuotesKey.device.help("name"))
  var device: String?
  @Option(help: QuotesKey.volume.help("percent"))
  var volume: String?
  @Flag(name: .quotes(.mute), help: QuotesFlag.mute.help)
  var isMuted = false

  var settings: [(key: QuotesKey, text: String)] {
    let all: [(QuotesKey, String?)] = [(.sound, sound), (.device, device), (.volume, volume)]
    return alert.map { (.alert, $0) } + all.compactMap { key, text in text.map { (key, $0) } }
  }
}
