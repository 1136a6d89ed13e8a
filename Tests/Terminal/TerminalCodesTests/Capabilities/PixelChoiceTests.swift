import TerminalCodes
import Testing

struct PixelChoiceTests {
  /// A real-world terminal.
  struct Host: Sendable {
    var name: String
    var variables: [String: String] = ["TERM": "xterm-256color"]
    var replies: [Reply] = []
    var asks: (kitty: Bool, sixel: Bool) = (false, false)
    var pixels: PixelProtocol?
  }

  static let took = Reply.kittyGraphics(ok: true, id: Questions.pictureID)

  static let hosts = [
    Host(name: "silent"),
    Host(
      name: "foot", variables: ["TERM": "foot"],
      replies: [.version("foot(1.13.1)"), .deviceAttributes([62, 4, 22])], asks: (false, true),
      pixels: .sixel),
    Host(
      name: "kitty", variables: ["TERM": "xterm-kitty"],
      replies: [.version("kitty(0.26.5)"), .deviceAttributes([62]), took], asks: (true, false),
      pixels: .kitty),
    Host(
      name: "kitty that shows none", variables: ["TERM": "xterm-kitty"],
      replies: [
        .deviceAttributes([62]), .kittyGraphics(ok: false, id: Questions.pictureID),
      ], asks: (true, false)),
    Host(
      name: "Konsole",
      replies: [.version("Konsole 22.12.3"), .deviceAttributes([62, 1, 4]), took],
      asks: (true, true), pixels: .kitty),
    Host(
      name: "Ghostty", variables: ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"],
      replies: [.version("ghostty 1.1.0"), .deviceAttributes([62, 22]), took],
      asks: (true, false), pixels: .kitty),
    Host(
      name: "WezTerm without kitty's protocol",
      replies: [.version("WezTerm 20240203"), .deviceAttributes([65, 4, 6])], asks: (true, true),
      pixels: .iterm2),
    Host(
      name: "iTerm2", variables: ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
      replies: [.deviceAttributes([62, 4])], asks: (false, true), pixels: .iterm2),
    Host(name: "xterm", replies: [.version("XTerm(379)"), .deviceAttributes([64, 1, 2])]),
    Host(
      name: "xterm as a VT340", replies: [.version("XTerm(379)"), .deviceAttributes([63, 1, 4])],
      asks: (false, true), pixels: .sixel),
    Host(name: "urxvt", variables: ["TERM": "rxvt"], replies: [.deviceAttributes([1, 2])]),
    Host(
      name: "tmux", variables: ["TERM": "tmux-256color", "TMUX": "/x"],
      replies: [.version("tmux 3.3a"), .deviceAttributes([1, 2])]),
    Host(
      name: "tmux with sixels", variables: ["TERM": "tmux-256color", "TMUX": "/x"],
      replies: [.version("tmux 3.4"), .deviceAttributes([1, 2, 4])], asks: (false, true),
      pixels: .sixel),
    Host(
      name: "tmux in kitty", variables: ["TERM": "xterm-kitty", "TMUX": "/x"],
      replies: [.deviceAttributes([1, 2])]),
    Host(
      name: "screen", variables: ["TERM": "screen", "STY": "1.x"],
      replies: [.deviceAttributes([1, 2])]),
  ]

  static func evidence(_ replies: [Reply]) -> TerminalEvidence {
    var evidence = TerminalEvidence()
    replies.forEach { evidence.note($0) }
    return evidence
  }

  @Test("Each terminal gets the right protocol and queries", arguments: hosts)
  func protocols(host: Host) {
    let evidence = Self.evidence(host.replies)
    let choice = PixelChoice(.auto, evidence) { host.variables[$0] }
    #expect(choice.channel?.pixels == host.pixels, "\(host.name): \(choice.reason)")
    #expect(choice.reason.hasSuffix("."))
    #expect(
      PixelChoice.questions(.auto, evidence) { host.variables[$0] }
        == Questions.pixels(kitty: host.asks.kitty, sixel: host.asks.sixel), "\(host.name)")
  }

  @Test("A requested protocol is used before the terminal has replied", arguments: hosts)
  func wishes(host: Host) {
    let evidence = TerminalEvidence()
    for pixels in PixelProtocol.allCases {
      let choice = PixelChoice(.only(pixels), evidence) { host.variables[$0] }
      #expect(choice.channel?.pixels == pixels)
      // tmux draws sixels itself and passes on what it doesn't know.
      let isHandedOn = host.name.hasPrefix("tmux") && pixels != .sixel
      #expect(choice.channel?.passthrough == (isHandedOn ? .tmux : Passthrough.none))
    }
    #expect(PixelChoice(.cells, evidence) { host.variables[$0] }.channel == nil)
    #expect(PixelChoice.questions(.cells, evidence) { host.variables[$0] } == [])
  }

  @Test("A requested protocol isn't used if the terminal reports no support")
  func refused() {
    let plain = Self.evidence([.deviceAttributes([62, 22])])
    #expect(PixelChoice(.only(.sixel), plain) { _ in nil }.channel == nil)
    #expect(PixelChoice(.only(.kitty), plain) { _ in nil }.channel != nil)
    #expect(
      PixelChoice.questions(.only(.kitty), plain) { _ in nil }
        == Questions.pixels(kitty: true, sixel: false))
    let asked = Self.evidence([.deviceAttributes([62, 22]), .deviceAttributes([62, 22])])
    #expect(PixelChoice(.only(.kitty), asked) { _ in nil }.channel == nil)
    let taken = Self.evidence([
      .deviceAttributes([62]), .kittyGraphics(ok: true, id: Questions.pictureID),
      .deviceAttributes([62]),
    ])
    #expect(PixelChoice(.only(.kitty), taken) { _ in nil }.channel != nil)
  }

  @Test("Only kitty itself accepts parts of a picture")
  func edits() {
    for host in Self.hosts {
      var evidence = Self.evidence(host.replies)
      evidence.kittyGraphics = true
      let choice = PixelChoice(.only(.kitty), evidence) { host.variables[$0] }
      #expect(choice.channel?.editsPictures == host.variables["TERM"]?.hasPrefix("xterm-kitty"))
    }
  }

  @Test("The reported limits of sixels are respected")
  func sixels() {
    let evidence = Self.evidence([
      .deviceAttributes([62, 4]), .sixelRegisters(16), .sixelGeometry(width: 700, height: 500),
    ])
    let channel = PixelChoice(.auto, evidence) { _ in nil }.channel
    #expect(channel?.registers == 16 && channel?.limit == SIMD2(700, 500))
    let silent = PixelChoice(.only(.sixel), TerminalEvidence()) { _ in nil }.channel
    #expect(silent?.registers == 256 && silent?.limit == SIMD2(1000, 1000))
  }
}
