internal import Cells
internal import Widgets

/// The labels of the app's tabs, which are shortened where they don't all fit.
struct TabLabels: Hashable, Sendable {
  /// A timer in a tab.
  struct Tab: Hashable, Sendable {
    var name: String
    /// The time left or the elapsed time in digits; `nil` for a timer that isn't active.
    var time: String?
    var state = State.normal

    /// A state that a label shows.
    package enum State: Hashable, Sendable {
      case normal, paused, ringing
    }
  }

  var tabs: [Tab]
  var selected: Int

  /// The detail of a label, from the most to the least.
  private enum Detail: CaseIterable {
    /// The name, the time, and the state in words.
    case words
    /// The name, the time, and the sign of the state.
    case signs
    /// The name and the sign; the selected tab also has its time.
    case names
    /// The number and the sign; the selected tab has its name and its time.
    case numbers
  }

  /// Returns the longest labels that fit, else the shortest ones.
  func fitting(columns: Int, symbols: Symbols) -> [String] {
    let choices = Detail.allCases.lazy.map { labels($0, symbols) }
    return choices.first { Tabs.columns(of: $0) <= columns } ?? labels(.numbers, symbols)
  }

  private func labels(_ detail: Detail, _ symbols: Symbols) -> [String] {
    tabs.indices.map { place in
      let detail = place == selected && detail != .words ? .signs : detail
      return label(tabs[place], number: place + 1, detail, symbols)
    }
  }

  private func label(_ tab: Tab, number: Int, _ detail: Detail, _ symbols: Symbols) -> String {
    let time = tab.time.map { " \($0)" } ?? ""
    let sign =
      switch tab.state {
      case .normal: ""
      case .paused: symbols.paused
      case .ringing: "!"
      }
    switch detail {
    case .words:
      return switch tab.state {
      case .normal: tab.name + time
      case .paused: "\(tab.name)\(time) paused"
      case .ringing: "\(tab.name): time’s up"
      }
    case .signs where tab.state == .ringing: return tab.name + sign
    case .signs: return tab.name + time + (sign.isEmpty ? "" : " \(sign)")
    case .names: return tab.name + sign
    case .numbers: return "\(number)\(sign)"
    }
  }
}
