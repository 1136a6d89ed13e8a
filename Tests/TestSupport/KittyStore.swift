internal import CZlib
internal import Foundation

/// A terminal's store of kitty pictures, implemented from the protocol's specification.
package struct KittyStore: Sendable {
  /// A picture: red, green, blue and opacity of each pixel.
  package struct Picture: Hashable, Sendable {
    /// The width.
    package var width: Int
    /// The height.
    package var height: Int
    /// Four bytes per pixel, not premultiplied.
    package var bytes: [UInt8]
  }

  /// The placement of a picture.
  package struct Placement: Hashable, Sendable {
    /// The column, from 0.
    package var column: Int
    /// The row, from 0.
    package var row: Int
    /// The control data that the program sent.
    package var keys: [String: String]
  }

  /// The pictures by ID.
  package private(set) var pictures: [Int: Picture] = [:]
  /// The placements, by picture and placement ID.
  package private(set) var placements: [[Int]: Placement] = [:]
  /// The protocol errors.
  package private(set) var errors: [String] = []
  /// The number of characters in each command's payload.
  package private(set) var payloads: [Int] = []
  private var pending: [String: String]?
  private var collected = ""

  /// Creates a store without pictures.
  package init() {}

  /// Handles the text between `ESC _ G` and `ESC \`.
  package mutating func receive(_ text: String, column: Int, row: Int) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let payload = parts.count > 1 ? String(parts[1]) : ""
    var keys = Self.keys(parts[0])
    payloads.append(payload.count)
    if payload.count > 4096 { errors.append("chunk of \(payload.count)") }
    if let pending {
      // A chunk of an edit repeats its target, as kitty requires; others don't.
      let repeated = Set(pending["a"] == "f" ? ["a", "i", "r", "x", "y", "X"] : [])
      if Set(keys.keys).subtracting(["m", "q"]) != repeated
        || repeated.contains(where: { keys[$0] != pending[$0] })
      {
        errors.append("keys \(keys)")
      }
      if keys["m"] == "1", payload.count % 4 != 0 { errors.append("odd chunk") }
      keys = pending.merging(["m": keys["m"] ?? "0"]) { $1 }
    }
    collected += payload
    pending = keys["m"] == "1" ? keys : nil
    guard pending == nil else { return }
    let payloadText = collected
    collected = ""
    perform(keys, payloadText, column, row)
  }

  private static func keys(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: ",").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    return Dictionary(pairs) { $1 }
  }

  private mutating func perform(
    _ keys: [String: String], _ payload: String, _ column: Int, _ row: Int
  ) {
    func number(_ key: String) -> Int { Int(keys[key] ?? "") ?? 0 }
    let id = number("i")
    if keys["q"] != "2" { errors.append("answers are asked for") }
    switch keys["a"] {
    case "T":
      guard let picture = picture(keys, payload) else { return errors.append("picture \(keys)") }
      placements = placements.filter { $0.key[0] != id }
      pictures[id] = picture
      placements[[id, number("p")]] = Placement(column: column, row: row, keys: keys)
    case "f":
      guard let part = picture(keys, payload), var whole = pictures[id], keys["r"] == "1",
        keys["X"] == "1", number("x") + part.width <= whole.width,
        number("y") + part.height <= whole.height
      else { return errors.append("edit \(keys)") }
      for y in 0..<part.height {
        let from = y * part.width * 4
        let to = ((number("y") + y) * whole.width + number("x")) * 4
        whole.bytes.replaceSubrange(
          to..<to + part.width * 4, with: part.bytes[from..<from + part.width * 4])
      }
      pictures[id] = whole
    case "d":
      guard keys["d"] == "I" else { return errors.append("delete \(keys)") }
      pictures[id] = nil
      placements = placements.filter { $0.key[0] != id }
    default: errors.append("action \(keys)")
    }
  }

  private func picture(_ keys: [String: String], _ payload: String) -> Picture? {
    guard let width = Int(keys["s"] ?? ""), let height = Int(keys["v"] ?? ""),
      let form = Int(keys["f"] ?? "32"), form == 24 || form == 32,
      let data = Data(base64Encoded: payload)
    else { return nil }
    let count = width * height * form / 8
    let bytes = keys["o"] == "z" ? Inflater.bytes(Array(data), count: count) : Array(data)
    guard let bytes, bytes.count == count else { return nil }
    guard form == 24 else { return Picture(width: width, height: height, bytes: bytes) }
    let opaque = stride(from: 0, to: count, by: 3).flatMap { bytes[$0..<$0 + 3] + [255] }
    return Picture(width: width, height: height, bytes: opaque)
  }
}

/// A decompressor of zlib streams.
package enum Inflater {
  /// Returns a number of bytes from a zlib stream; `nil` if it has more or fewer.
  package static func bytes(_ data: [UInt8], count: Int) -> [UInt8]? {
    var length = uLong(count + 1)
    var bytes = [UInt8](repeating: 0, count: count + 1)
    let status = unsafe uncompress(&bytes, &length, data, uLong(data.count))
    return status == Z_OK && length == uLong(count) ? Array(bytes[..<count]) : nil
  }
}
