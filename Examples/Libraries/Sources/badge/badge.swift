import Foundation
import Pictures
import Raster
import Shapes

/// Answers a request for a badge with a PNG file, as a script of a web server (CGI): `?percent=87`.
///
/// A handler of a server in Swift does the same with `badge(percent:)`.
@main struct Badge {
  static func main() throws {
    let query = ProcessInfo.processInfo.environment["QUERY_STRING"] ?? ""
    let fields = query.split(separator: "&").map { $0.split(separator: "=") }
    let field = fields.first { $0.count == 2 && $0[0] == "percent" }
    guard let field, let percent = Int(field[1]), (0...100).contains(percent) else {
      print("Status: 400 Bad Request\r\n\r\npercent=0 to 100 is required", terminator: "\r\n")
      return
    }
    let picture = try badge(percent: percent).png(scale: 2)
    var answer = Data("Content-Type: image/png\r\nContent-Length: \(picture.count)\r\n\r\n".utf8)
    answer.append(contentsOf: picture)
    try FileHandle.standardOutput.write(contentsOf: answer)
  }

  /// Returns a badge whose left part is as long as the percentage, which it shows in digits.
  static func badge(percent: Int) -> Drawing {
    let size = Size(width: 96, height: 24)
    let done = Rect(x: 0, y: 0, width: size.width * Double(percent) / 100, height: size.height)
    let outline = RoundedRectangle(cornerRadius: 6).path(in: Rect(origin: .zero, size: size))
    let text = NumeralText("\(percent)%").path(in: Rect(x: 8, y: 5, width: 80, height: 14))
    return Drawing(size: size) {
      outline.fill(.gray)
      Drawing.Layer(
        .fill(Path(done)), paint: .solid(percent < 80 ? .orange : .green),
        clip: Drawing.Clip(outline))
      text.fill(.white)
    }
  }
}
