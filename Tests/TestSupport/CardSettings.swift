/// An ALSA configuration with software cards, in a folder of its own, which reads nothing of the
/// machine's.
package final class CardSettings: Sendable {
  /// The folder in which the cards store their samples and a log.
  package let folder: TemporaryFolder

  /// Writes a configuration for cards by name, each with its faults in the card's syntax.
  ///
  /// `more` configures other devices. In both, `FOLDER` stands for the folder.
  package init(_ cards: [String: String], more: String = "") throws {
    folder = try TemporaryFolder()
    let path = folder.path
    var settings = "pcm_type.fakecard { lib \"\(builtProgram("libFakeCard.so"))\" }\n"
    for (name, trouble) in cards {
      settings += """
        pcm.!\(name) { type fakecard capture "\(path)/\(name).raw" log "\(path)/\(name).log"
          \(trouble.replacing("FOLDER", with: path)) }

        """
    }
    settings += more.replacing("FOLDER", with: path) + "\ndefaults.namehint.showall on\n"
    try folder.write(Array(settings.utf8), to: "asound.conf")
  }

  /// Writes a configuration in which one card is `default`, and another, `busy`, is always in use.
  package convenience init(_ trouble: String = "") throws {
    try self.init(["default": trouble, "busy": "open_error 16"])
  }

  /// The path for `ALSA_CONFIG_PATH`.
  package var path: String { folder.path + "/asound.conf" }

  /// The variable that makes ALSA read this configuration and nothing else.
  package var variable: String { "ALSA_CONFIG_PATH=\(path)" }

  /// Returns the samples that a card has received so far.
  package func samples(_ card: String = "default") -> [Int16] {
    let bytes = folder.read("\(card).raw") ?? []
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  /// Returns what a card has logged so far, line by line.
  package func log(_ card: String = "default") -> [LogLine] {
    String(decoding: folder.read("\(card).log") ?? [], as: UTF8.self)
      .split(separator: "\n").map { LogLine(text: String($0)) }
  }

  /// A line of a card's log.
  package struct LogLine {
    /// The line, as JSON.
    package var text: String

    /// The name of the event.
    package var event: String { String(field("event").filter { $0 != "\"" }) }

    /// A number in the line.
    package subscript(_ name: String) -> Int? { Int(field(name)) }

    private func field(_ name: String) -> Substring {
      guard let start = text.firstRange(of: "\"\(name)\":") else { return "" }
      return text[start.upperBound...].prefix { $0 != "," && $0 != "}" }
    }
  }
}
