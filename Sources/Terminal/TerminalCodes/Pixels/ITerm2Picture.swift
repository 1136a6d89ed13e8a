/// Pictures as iTerm2 inline files (OSC 1337), sent as PNG.
package struct ITerm2Picture: Hashable, Sendable {
  /// The multiplexer between the program and the terminal.
  package var passthrough: Passthrough

  /// The maximum length of one sequence; tmux accepts at most 1 MiB.
  private static let longest = 200_000

  package init(passthrough: Passthrough = .none) { self.passthrough = passthrough }

  /// Returns the bytes that show a PNG at a size in pixels, with its top left corner at the
  /// cursor's cell; the cursor doesn't move if the terminal supports that.
  package func show(png: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard !png.isEmpty, width > 0, height > 0 else { return [] }
    let attributes =
      "inline=1;size=\(png.count);width=\(width)px;height=\(height)px;preserveAspectRatio=0"
      + ";doNotMoveCursor=1"
    let text = Base64.encoded(png)
    guard passthrough == .tmux, text.count > Self.longest else {
      return command("File=\(attributes):", text[...])
    }
    var bytes = command("MultipartFile=\(attributes)", [])
    for start in stride(from: 0, to: text.count, by: Self.longest) {
      bytes += command("FilePart=", text[start..<min(start + Self.longest, text.count)])
    }
    return bytes + command("FileEnd", [])
  }

  private func command(_ name: String, _ payload: ArraySlice<UInt8>) -> [UInt8] {
    passthrough.wrapped(Array("\u{1B}]1337;\(name)".utf8) + payload + [0x07])
  }
}
