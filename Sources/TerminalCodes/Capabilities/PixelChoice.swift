/// Whether a terminal gets pixels, by which protocol, and why.
public struct PixelChoice: Hashable, Sendable {
  /// What a person wants.
  public enum Wish: Hashable, Sendable {
    /// Pixels where the terminal is known to show them.
    case auto
    /// No pixels.
    case cells
    /// A protocol, whatever the terminal says.
    case only(PixelProtocol)
  }

  /// The way to the terminal; `nil` means cells.
  public var channel: PixelChannel?
  /// Why, as a sentence.
  public var reason: String

  /// Decides.
  ///
  /// - Parameters:
  ///   - wish: What is wanted.
  ///   - evidence: What the terminal has told so far.
  ///   - environment: Returns a variable's value.
  public init(_ wish: Wish, _ evidence: TerminalEvidence, environment: (String) -> String?) {
    let host = PixelHost(evidence, environment)
    let (pixels, reason): (PixelProtocol?, String) =
      switch wish {
      case .cells: (nil, "No pixels were asked for.")
      case .only(let pixels): Self.asked(pixels, host, evidence)
      case .auto: Self.best(host, evidence)
      }
    self.reason = reason
    channel = pixels.map { Self.channel($0, host, evidence) }
  }

  /// Returns the questions about pixels that the answers to the first batch make worth asking.
  public static func questions(
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

  /// What was asked for, unless the terminal says that it can't.
  private static func asked(
    _ pixels: PixelProtocol, _ host: PixelHost, _ evidence: TerminalEvidence
  ) -> (PixelProtocol?, String) {
    switch pixels {
    case .sixel where evidence.attributes?.contains(4) == false:
      return (nil, "The terminal names no sixels among what it can.")
    // The second batch had the question in it.
    case .kitty
    where host.multiplexer == nil && evidence.batches > 1 && evidence.kittyGraphics != true:
      return (nil, "The terminal didn’t take a kitty picture.")
    default: return (pixels, "It was asked for.")
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
        ? (.sixel, "\(multiplexer) says that it shows sixels.")
        : (nil, "\(multiplexer) says nothing of sixels, and may keep other pictures back.")
    }
    if evidence.kittyGraphics == true { return (.kitty, "The terminal took a kitty picture.") }
    if host.isITerm2 { return (.iterm2, "The terminal is \(host.name), which shows inline files.") }
    if attributes.contains(4) { return (.sixel, "The terminal says that it shows sixels.") }
    return (nil, "The terminal names no pictures among what it can.")
  }

  private static func channel(
    _ pixels: PixelProtocol, _ host: PixelHost, _ evidence: TerminalEvidence
  ) -> PixelChannel {
    var channel = PixelChannel(pixels)
    if let registers = evidence.sixelRegisters { channel.registers = min(registers, 1024) }
    if pixels == .sixel, let limit = evidence.sixelLimit { channel.limit = limit }
    channel.editsPictures = host.editsPictures
    // tmux draws sixels itself, and hands the other two on.
    if pixels != .sixel, host.multiplexer == "tmux" {
      channel.passthrough = .tmux
      channel.id = host.pictureID
    }
    return channel
  }
}
