package import Raster

/// A picture that a terminal stores under an ID, in the kitty graphics protocol.
///
/// Pictures keep their size in pixels, don't move the cursor, and are drawn over the text, which
/// shows through where they are transparent: below the text, kitty 0.26 doesn't erase earlier
/// content. Replies are suppressed.
package struct KittyPicture: Hashable, Sendable {
  /// The maximum number of base64 characters in a chunk.
  private static let chunk = 4096

  /// The picture's ID, from 1; at most 24 bits if text shows it.
  package var id: UInt32
  /// The multiplexer between the program and the terminal.
  package var passthrough: Passthrough

  package init(id: UInt32, passthrough: Passthrough = .none) {
    self.id = max(1, id)
    self.passthrough = passthrough
  }

  /// Returns the bytes that show a picture with its top left corner at the cursor's cell, replacing
  /// an earlier one with this ID.
  package func show(_ picture: Pixmap) -> [UInt8] {
    guard !picture.bounds.isEmpty else { return [] }
    // A numbered placement replaces the earlier one instead of adding another.
    return send(picture, picture.bounds, "a=T,i=\(id),p=1,C=1", then: "")
  }

  /// Returns the bytes that transmit a picture for text to show in a number of cells.
  package func prepare(_ picture: Pixmap, columns: Int, rows: Int) -> [UInt8] {
    guard !picture.bounds.isEmpty else { return [] }
    let control = "a=T,U=1,i=\(id),p=1,c=\(max(1, columns)),r=\(max(1, rows))"
    return send(picture, picture.bounds, control, then: "")
  }

  /// Returns the bytes that replace a part of the shown picture in place.
  ///
  /// Terminals without animations (Ghostty, Konsole) don't support this.
  package func edit(_ picture: Pixmap, in rect: PixelRect) -> [UInt8] {
    guard !rect.isEmpty else { return [] }
    // The first frame is the picture itself. X=1 replaces pixels rather than blending. Further
    // chunks repeat the keys, or kitty assigns them to another frame.
    let control = "a=f,i=\(id),r=1,x=\(rect.x),y=\(rect.y),X=1"
    return send(picture, rect, control, then: control + ",")
  }

  /// The bytes that remove all pictures on the current screen and free them in the terminal.
  package static let deleteAll = Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)

  /// Returns the bytes that remove the picture and free it in the terminal.
  package func delete() -> [UInt8] { command("a=d,d=I,i=\(id),q=2", []) }

  /// Sends the pixels in chunks; all but the first have only `further` and whether there are more
  /// as keys.
  private func send(
    _ picture: Pixmap, _ rect: PixelRect, _ control: String, then further: String
  ) -> [UInt8] {
    let opacity = !picture.isOpaque(in: rect)
    let pixels = picture.straightBytes(in: rect, opacity: opacity)
    let compressed = Zlib.compressed(pixels)
    let text = Base64.encoded(compressed ?? pixels)
    let form = "f=\(opacity ? 32 : 24),s=\(rect.width),v=\(rect.height)"
    let first = "\(control),\(form)\(compressed == nil ? "" : ",o=z"),"
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: Self.chunk) {
      let end = min(start + Self.chunk, text.count)
      let more = "q=2,m=\(end < text.count ? 1 : 0)"
      bytes += command((start == 0 ? first : further) + more, text[start..<end])
    }
    return bytes
  }

  private func command(_ control: String, _ payload: ArraySlice<UInt8>) -> [UInt8] {
    let content = payload.isEmpty ? Array(control.utf8) : Array(control.utf8) + [0x3B] + payload
    return passthrough.wrapped([0x1B, 0x5F, 0x47] + content + [0x1B, 0x5C])
  }
}
