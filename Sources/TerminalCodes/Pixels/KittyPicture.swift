public import Raster

/// A picture that a terminal keeps under a number, by the kitty graphics protocol.
///
/// Pictures have their own size in pixels, don't move the cursor, and lie over the text, which is
/// seen where they let it through: under the text kitty 0.26 doesn't erase what was there before. No
/// answers are asked for.
public struct KittyPicture: Hashable, Sendable {
  /// How many characters of base64 a chunk may have.
  private static let chunk = 4096

  /// The picture's number, from 1; where text shows it, of 24 bits.
  public var id: UInt32
  /// What lies between the program and the terminal.
  public var passthrough: Passthrough

  /// Names a picture.
  public init(id: UInt32, passthrough: Passthrough = .none) {
    self.id = max(1, id)
    self.passthrough = passthrough
  }

  /// Returns the bytes that show a picture, and forget an earlier one of this number, with its upper
  /// left corner at the cursor's cell.
  public func show(_ picture: Pixmap) -> [UInt8] {
    guard !picture.bounds.isEmpty else { return [] }
    // The placement has a number too, so that there is never a second one.
    return send(picture, picture.bounds, "a=T,i=\(id),p=1,C=1", then: "")
  }

  /// Returns the bytes that hand a picture over to be shown by text in so many cells.
  public func prepare(_ picture: Pixmap, columns: Int, rows: Int) -> [UInt8] {
    guard !picture.bounds.isEmpty else { return [] }
    let control = "a=T,U=1,i=\(id),p=1,c=\(max(1, columns)),r=\(max(1, rows))"
    return send(picture, picture.bounds, control, then: "")
  }

  /// Returns the bytes that replace a part of the picture that is shown, which stays where it is.
  ///
  /// Terminals without animations (Ghostty, Konsole) don't take this.
  public func edit(_ picture: Pixmap, in rect: PixelRect) -> [UInt8] {
    guard !rect.isEmpty else { return [] }
    // The first frame is the picture itself. X=1 replaces pixels rather than lay new ones on them.
    // Further chunks tell all of that again, or kitty takes them for another frame's.
    let control = "a=f,i=\(id),r=1,x=\(rect.x),y=\(rect.y),X=1"
    return send(picture, rect, control, then: control + ",")
  }

  /// Returns the bytes that take the picture away and let the terminal forget it.
  public func delete() -> [UInt8] { command("a=d,d=I,i=\(id),q=2", []) }

  /// Sends the pixels in chunks, of which all but the first have no more to say than `further` and
  /// whether there are more.
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
