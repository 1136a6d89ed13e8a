internal import Texts

/// The decision whether a terminal gets pixels, by which protocol, and why.
package struct PixelChoice: Hashable, Sendable {
  /// The user's preference.
  package enum Wish: Hashable, Sendable {
    /// Pixels if the terminal is known to show them.
    case auto
    case cells
    /// A specific protocol, whatever the terminal reports.
    case only(PixelProtocol)
  }

  /// The channel to the terminal; `nil` means cells.
  package var channel: PixelChannel?
  /// The reason, as a sentence.
  package var reason: String

  /// Decides from a preference and the evidence.
  ///
  /// - Parameters:
  ///   - wish: The user's preference.
  ///   - evidence: What the terminal has reported so far.
  ///   - environment: Returns a variable's value.
  package init(_ wish: Wish, _ evidence: TerminalEvidence, environment: (String) -> String?) {
    let host = PixelHost(evidence, environment)
    let (pixels, reason): (PixelProtocol?, String) =
      switch wish {
      case .cells: (nil, "No pixels were requested.")
      case .only(let pixels): Self.requested(pixels, host, evidence)
      case .auto: Self.best(host, evidence)
      }
    self.reason = reason
    channel = pixels.map { Self.channel($0, host, evidence) }
  }

  /// Returns an error for a requested protocol that can't be used; `reason` is a sentence.
  package static func refusal(of pixels: PixelProtocol, _ reason: String) -> String {
    "\(pixels.rawValue) pictures can’t be shown here: \(reason.asClause)"
  }

  /// Returns the queries about pixels that are worth sending after the replies to the first batch.
  package static func questions(
    _ wish: Wish, _ evidence: TerminalEvidence, environment: (String) -> String?
  ) -> [UInt8] {
    let host = PixelHost(evidence, environment)
    let isOffered = evidence.attributes?.contains(4) == true
    switch wish {
    case .cells, .only(.iterm2): return []
    case .only(.kitty): return Questions.pixels(kitty: host.multiplexer == nil, sixel: false)
    case .only(.sixel): return Questions.pixels(kitty: false, sixel: isOffered)
    case .auto:
      return Questions.pixels(
        kitty: host.isLikelyKitty && host.multiplexer == nil, sixel: isOffered)
    }
  }

  /// Returns the requested protocol, unless the terminal reports that it isn't supported.
  private static func requested(
    _ pixels: PixelProtocol, _ host: PixelHost, _ evidence: TerminalEvidence
  ) -> (PixelProtocol?, String) {
    switch pixels {
    case .sixel where evidence.attributes?.contains(4) == false:
      return (nil, "The terminal doesn’t report support for sixels.")
    // The second batch contained the query.
    case .kitty
    where host.multiplexer == nil && evidence.batches > 1 && evidence.kittyGraphics != true:
      return (nil, "The terminal didn’t accept a kitty picture.")
    default: return (pixels, "It was requested.")
    }
  }

  private static func best(
    _ host: PixelHost, _ evidence: TerminalEvidence
  ) -> (PixelProtocol?, String) {
    guard let attributes = evidence.attributes else {
      return (nil, "The terminal hasn’t said what it can.")
    }
    if let multiplexer = host.multiplexer {
      return attributes.contains(4)
        ? (.sixel, "\(multiplexer) reports support for sixels.")
        : (nil, "\(multiplexer) reports no support for sixels, and may block other pictures.")
    }
    if evidence.kittyGraphics == true { return (.kitty, "The terminal accepted a kitty picture.") }
    if host.isITerm2 {
      return (.iterm2, "The terminal is \(host.name), which supports inline files.")
    }
    if attributes.contains(4) { return (.sixel, "The terminal reports support for sixels.") }
    return (nil, "The terminal names no pictures among what it can.")
  }

  private static func channel(
    _ pixels: PixelProtocol, _ host: PixelHost, _ evidence: TerminalEvidence
  ) -> PixelChannel {
    var channel = PixelChannel(pixels)
    if let registers = evidence.sixelRegisters { channel.registers = min(registers, 1024) }
    if pixels == .sixel, let limit = evidence.sixelLimit { channel.limit = limit }
    channel.editsPictures = host.editsPictures
    // tmux draws sixels itself and passes the other two on.
    if pixels != .sixel, host.multiplexer == "tmux" {
      channel.passthrough = .tmux
      channel.id = host.pictureID
    }
    return channel
  }
}
