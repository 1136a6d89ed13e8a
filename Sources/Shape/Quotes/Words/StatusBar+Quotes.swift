package import Charts
internal import JSON
package import Texts

/// Lines about quotes.
extension StatusBar {
  /// The maximum number of rows in a tooltip.
  private static let detailLimit = 50

  /// Returns a line about the first quotes in the bar's format, without a line break.
  ///
  /// Without quotes, the line empties or hides the bar's module.
  package func line(
    _ rows: [ListedQuote], limit: Int = 3, times: QuoteTimes = QuoteTimes(),
    text: PriceText = PriceText(), up: RisingColor = .blue
  ) -> String {
    // What an alert is about comes first, so that it is in the line.
    let first = rows.filter(\.isAlerting) + rows.filter { !$0.isAlerting }
    let parts = first.prefix(max(1, limit)).map { QuoteBarPart($0, text) }
    return switch self {
    case .waybar: waybar(parts, Self.details(rows, times, text))
    case .polybar: escaped(QuoteBarPart.full(parts))
    case .i3blocks: i3blocks(parts, up)
    case .i3statusRust: i3statusRust(parts)
    case .tmux: parts.map { $0.tmux(up) }.joined(separator: QuoteBarPart.gap)
    }
  }

  private func waybar(_ parts: [QuoteBarPart], _ details: [String]) -> String {
    let name = Self.className(parts)
    let isAlerting = parts.contains(where: \.isAlerting)
    return JSONValue([
      "text": .string(escaped(QuoteBarPart.full(parts))),
      "tooltip": .string(details.map(escaped).joined(separator: "\n")),
      "class": isAlerting ? .array([.string(name), .string("alert")]) : .string(name),
      "alt": .string(name),
    ]).description
  }

  private func i3blocks(_ parts: [QuoteBarPart], _ up: RisingColor) -> String {
    var members: [JSONValue.Member] = [
      .init("full_text", .string(escaped(QuoteBarPart.full(parts)))),
      .init("short_text", .string(escaped(parts.first?.text ?? ""))),
    ]
    if let color = QuoteBarPart.direction(parts).color(up) {
      members.append(.init("color", .string(color)))
    }
    if parts.contains(where: \.isAlerting) { members.append(.init("urgent", .boolean(true))) }
    members.append(.init("markup", .string("none")))
    return JSONValue.object(members).description
  }

  /// Returns the block for i3status-rust.
  ///
  /// The icon is empty: a name missing from the icon set would replace the text with an error.
  private func i3statusRust(_ parts: [QuoteBarPart]) -> String {
    let state =
      switch QuoteBarPart.direction(parts) {
      case .up: "Good"
      case .down: "Warning"
      case .flat: "Info"
      case .unknown: "Idle"
      }
    let isAlerting = parts.contains(where: \.isAlerting)
    return JSONValue([
      "icon": .string(""), "state": .string(isAlerting ? "Critical" : state),
      "text": .string(escaped(QuoteBarPart.full(parts))),
      "short_text": .string(escaped(parts.first?.text ?? "")),
    ]).description
  }

  private static func className(_ parts: [QuoteBarPart]) -> String {
    parts.isEmpty ? "idle" : QuoteBarPart.direction(parts).rawValue
  }

  /// Returns one line per row, for a tooltip.
  private static func details(
    _ rows: [ListedQuote], _ times: QuoteTimes, _ text: PriceText
  ) -> [String] {
    let lines = QuoteTableText(times, text).lines(Array(rows.prefix(detailLimit)), width: 120)
    return rows.count > detailLimit ? lines + ["and \(rows.count - detailLimit) more"] : lines
  }
}

/// The text about one quote in a status bar, before bar-specific markup.
struct QuoteBarPart: Hashable {
  /// The symbol and the price, after an exclamation mark if an alert holds.
  var text: String
  /// The arrow and the percent change; empty if unknown.
  var change: String
  var direction: QuoteDirection
  /// Whether the condition of an alert holds.
  var isAlerting: Bool

  static let gap = "  "

  init(_ row: ListedQuote, _ text: PriceText) {
    let quote = row.quote
    let symbol = text.shown(row.entry.symbol)
    isAlerting = row.isAlerting
    self.text =
      (isAlerting ? "! " : "") + symbol + " " + text.price(quote.price, decimals: quote.decimals)
    direction = quote.direction
    let percent = quote.tidyPercent.map { text.percentMagnitude($0) + "%" }
    change = percent.map { text.arrow(quote.direction) + $0 } ?? ""
  }

  /// The text in one line.
  var full: String { change.isEmpty ? text : text + " " + change }

  /// Returns the text for tmux, with a color for the change.
  func tmux(_ up: RisingColor) -> String {
    guard !change.isEmpty else { return StatusBar.tmux.escaped(text) }
    let shown = StatusBar.tmux.escaped(change)
    let colored = direction.color(up).map { "#[fg=\($0)]\(shown)#[default]" } ?? shown
    return StatusBar.tmux.escaped(text) + " " + colored
  }

  static func full(_ parts: [QuoteBarPart]) -> String { parts.map(\.full).joined(separator: gap) }

  /// Returns the direction of most of the quotes.
  static func direction(_ parts: [QuoteBarPart]) -> QuoteDirection {
    let known = parts.filter { $0.direction != .unknown }
    guard !known.isEmpty else { return .unknown }
    let balance = known.count { $0.direction == .up } - known.count { $0.direction == .down }
    return balance > 0 ? .up : balance < 0 ? .down : .flat
  }
}

extension QuoteDirection {
  /// Returns the color for a dark bar, such as `#56B4E9`; `nil` for none.
  fileprivate func color(_ up: RisingColor) -> String? {
    let colors = up.colors(onDark: true)
    let color =
      switch self {
      case .up: colors.rising
      case .down: colors.falling
      case .flat, .unknown: UInt32?.none
      }
    return color.map { "#" + String($0, radix: 16, uppercase: true) }
  }
}
