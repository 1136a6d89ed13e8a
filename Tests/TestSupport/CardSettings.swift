internal import Glibc

/// Settings for ALSA in which `default` is a card made of software, in a folder of their own.
public final class CardSettings {
  private let folder: String

  /// Writes the settings; `trouble` is what goes wrong with the card, in the card's own words.
  public init?(_ trouble: String = "") {
    var template = Array("/tmp/timer-card-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return nil }
    folder = text(template)
    let settings = """
      pcm_type.fakecard { lib "\(builtProgram("libFakeCard.so"))" }
      pcm.!default { type fakecard capture "\(folder)/raw" log "\(folder)/log" \(trouble) }
      pcm.busy { type fakecard open_error 16 }
      defaults.namehint.showall on
      """
    guard let file = unsafe fopen(folder + "/asound.conf", "w") else { return nil }
    unsafe fputs(settings, file)
    unsafe fclose(file)
  }

  deinit {
    for name in ["asound.conf", "raw", "log"] { unsafe unlink("\(folder)/\(name)") }
    unsafe rmdir(folder)
  }

  /// The variable that makes ALSA read them, and nothing else.
  public var variable: String { "ALSA_CONFIG_PATH=\(folder)/asound.conf" }

  /// The events that the card has told so far, in order.
  public var events: [String] {
    String(decoding: bytes("log"), as: UTF8.self).split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst(3).first.map(String.init)
    }
  }

  /// The samples that the card was given so far.
  public var samples: [Int16] {
    let bytes = bytes("raw")
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  private func bytes(_ name: String) -> [UInt8] {
    let file = unsafe open("\(folder)/\(name)", O_RDONLY)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let more = readAvailable(file)
      guard !more.isEmpty else { return bytes }
      bytes += more
    }
  }
}
