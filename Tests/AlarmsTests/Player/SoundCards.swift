import Glibc
import Synchronization

/// The devices of the tests, which exist in settings of their own: nothing of the machine's is read.
///
/// ALSA reads its settings once in a process, so that all devices are defined together.
enum SoundCards {
  /// What goes wrong with a card, in the card's own words.
  private static let cards: [String: String] = [
    "plain": "", "punctual": "", "checked": "", "stop": "", "stopBefore": "", "stopEarly": "",
    "again": "", "slept": "", "released": "", "idle": "", "unopened": "", "rung": "",
    "slow": "open_delay_ms 1500",
    "busy": "open_error 16", "forbidden": "open_error 13", "down": "open_error 112",
    "odd": "nonsense 1",
    "xrun": "xrun_at 24000", "storm": "xrun_every 4800", "suspend": "suspend_at 24000",
    "unplugged": "disconnect_at 24000", "stalled": "stall_at 24000",
    "late": "start_delay_us 30000", "stereo": "channels 2", "other": "rate 44100",
  ]

  /// The folder in which the cards leave what they were given, and a log.
  static let folder: String = {
    var template = Array("/tmp/timer-cards-XXXXXX".utf8CString)
    unsafe mkdtemp(&template)
    let folder = text(template)
    write(settings(in: folder), to: folder + "/asound.conf")
    unsafe setenv("ALSA_CONFIG_PATH", folder + "/asound.conf", 1)
    atexit { SoundCards.remove() }
    return folder
  }()

  /// The frames that a card was given, as samples.
  static func capture(_ name: String) -> [Int16] {
    let bytes = read(folder + "/\(name).raw")
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  /// What a card told, line by line.
  static func log(_ name: String) -> [LogLine] {
    String(decoding: read(folder + "/\(name).log"), as: UTF8.self)
      .split(separator: "\n").map { LogLine(text: String($0)) }
  }

  /// A line of a card's log.
  struct LogLine {
    /// The line, in JSON.
    var text: String

    /// What happened.
    var event: String { String(field("event").filter { $0 != "\"" }) }

    /// A number that the line tells.
    subscript(_ name: String) -> Int? { Int(field(name)) }

    private func field(_ name: String) -> Substring {
      guard let start = text.firstRange(of: "\"\(name)\":") else { return "" }
      return text[start.upperBound...].prefix { $0 != "," && $0 != "}" }
    }
  }

  private static func settings(in folder: String) -> String {
    var text = "pcm_type.fakecard { lib \"\(programFolder)libFakeCard.so\" }\n"
    for (name, trouble) in cards {
      text += """
        pcm.\(name) { type fakecard capture "\(folder)/\(name).raw" log "\(folder)/\(name).log"
          \(trouble) }

        """
    }
    text += "pcm.nothing { type null }\n"
    text += "pcm.file { type file slave.pcm.type null file \"\(folder)/file.raw\" format raw }\n"
    return text + "defaults.namehint.showall on\n"
  }

  private static var programFolder: String {
    var path = [CChar](repeating: 0, count: 4096)
    unsafe readlink("/proc/self/exe", &path, path.count - 1)
    let program = text(path)
    return String(program[...(program.lastIndex(of: "/") ?? program.startIndex)])
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) {
    guard let file = unsafe fopen(path, "w") else { return }
    unsafe fputs(text, file)
    unsafe fclose(file)
  }

  private static func read(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else { return [] }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }

  private static func remove() {
    let names = cards.keys.flatMap { ["\($0).raw", "\($0).log"] }
    for name in names + ["file.raw", "asound.conf"] {
      unsafe unlink("\(folder)/\(name)")
    }
    unsafe rmdir(folder)
  }
}
