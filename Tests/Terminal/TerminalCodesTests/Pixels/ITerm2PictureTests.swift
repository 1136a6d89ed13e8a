import Foundation
import TerminalCodes
import TestSupport
import Testing

struct ITerm2PictureTests {
  static func screen(_ bytes: [UInt8]) -> PixelScreen {
    var screen = PixelScreen()
    screen.receive(bytes)
    #expect(screen.errors == [])
    return screen
  }

  @Test("The file arrives with its size in pixels", arguments: [1, 2, 3, 1000])
  func file(length: Int) throws {
    let png = (0..<length).map { UInt8($0 % 251) }
    let screen = Self.screen(ITerm2Picture().show(png: png, width: 12, height: 34))
    let file = try #require(screen.files.first)
    #expect(Data(base64Encoded: file.data).map(Array.init) == png)
    let attributes = Set(file.attributes.split(separator: ";"))
    #expect(
      attributes == [
        "inline=1", "size=\(length)", "width=12px", "height=34px", "preserveAspectRatio=0",
        "doNotMoveCursor=1",
      ])
  }

  @Test("A long file is sent in parts through tmux")
  func parts() throws {
    let png = (0..<250_000).map { UInt8($0 % 251) }
    let bytes = ITerm2Picture(passthrough: .tmux).show(png: png, width: 12, height: 34)
    let screen = Self.screen(bytes)
    #expect(screen.files.count == 1)
    #expect(Data(base64Encoded: screen.files.first?.data ?? "").map(Array.init) == png)
  }

  @Test("An empty file has no bytes")
  func nothing() {
    #expect(ITerm2Picture().show(png: [], width: 1, height: 1) == [])
    #expect(ITerm2Picture().show(png: [1], width: 0, height: 1) == [])
  }
}
