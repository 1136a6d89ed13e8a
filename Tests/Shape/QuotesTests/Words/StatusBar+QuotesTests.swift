import Cells
import Charts
import JSON
import Testing
import Texts

@testable import Quotes

@Suite("Quotes in status bars")
struct StatusBarQuotesTests {
  private func line(_ bar: StatusBar, _ rows: [ListedQuote], limit: Int = 3) -> String {
    bar.line(rows, limit: limit, times: sampleQuoteTimes)
  }

  @Test(
    "Each bar formats a line about two quotes",
    arguments: [
      (
        StatusBar.waybar,
        #"{"text":"AAPL 231.40 ▲0.94%  SP500 3092.91 ▼0.23%","tooltip":"#
          + #""SYMBOL  NAME     PRICE  CHANGE      %  TIME\n"#
          + #"AAPL    Apple   231.40   +2.15  +0.94  16:00\n"#
          + #"SP500          3092.91   −7.09  −0.23  2026-11-19","class":"flat","alt":"flat"}"#
      ),
      (.polybar, "AAPL 231.40 ▲0.94%\u{200B}  SP500 3092.91 ▼0.23%\u{200B}"),
      (
        .i3blocks,
        #"{"full_text":"AAPL 231.40 ▲0.94%  SP500 3092.91 ▼0.23%","short_text":"AAPL 231.40","#
          + #""markup":"none"}"#
      ),
      (
        .i3statusRust,
        #"{"icon":"","state":"Info","text":"AAPL 231.40 ▲0.94%  SP500 3092.91 ▼0.23%","#
          + #""short_text":"AAPL 231.40"}"#
      ),
      (
        .tmux,
        "AAPL 231.40 #[fg=#56B4E9]▲0.94%#[default]  SP500 3092.91 #[fg=#E66F1E]▼0.23%#[default]"
      ),
    ])
  func two(bar: StatusBar, line: String) { #expect(self.line(bar, [.apple, .index]) == line) }

  @Test(
    "The class is the direction of most of the visible quotes",
    arguments: [
      ([ListedQuote.apple], "up"), ([.index, .index, .apple], "down"), ([.flat], "flat"),
      ([.silent], "unknown"), ([.silent, .apple], "up"), ([], "idle"),
      ([.apple, .flat, .flat, .index, .index], "up"),
    ])
  func classes(rows: [ListedQuote], name: String) {
    #expect(JSONValue(line(.waybar, rows))?["class"]?.string == name)
  }

  @Test("Both color conventions are known, and blue and orange are the default")
  func colors() {
    func value(_ bar: StatusBar, _ row: ListedQuote, _ key: String) -> String? {
      JSONValue(line(bar, [row]))?[key]?.string
    }
    #expect(value(.i3blocks, .apple, "color") == "#56B4E9")
    #expect(value(.i3blocks, .index, "color") == "#E66F1E")
    let west = StatusBar.tmux.line([.apple], up: .green)
    let east = StatusBar.tmux.line([.apple], up: .red)
    #expect(west.contains("#[fg=#2FBF71]▲") && east.contains("#[fg=#FF5A5F]▲"))
    #expect(value(.i3blocks, .flat, "color") == nil)
    #expect(value(.i3statusRust, .index, "state") == "Warning")
    #expect(value(.i3statusRust, .silent, "state") == "Idle")
  }

  @Test("A quote whose alert holds comes first, and is marked in each bar")
  func alerts() throws {
    var row = ListedQuote.index
    row.alerts = [Alert("SP500", .above, 4000)]
    #expect(line(.polybar, [.apple, row]) == line(.polybar, [.apple, .index]))
    row.alerts.append(Alert("SP500", .above, 3000))
    for bar in StatusBar.allCases {
      let shown = line(bar, [.apple, .apple, .apple, row])
      #expect(shown.contains("! SP500 3092.91"), "\(shown)")
    }
    let waybar = JSONValue(line(.waybar, [row]))
    #expect(waybar?["class"]?.elements?.map(\.string) == ["down", "alert"])
    #expect(waybar?["alt"]?.string == "down")
    #expect(JSONValue(line(.i3blocks, [row]))?["urgent"] == .boolean(true))
    #expect(JSONValue(line(.i3statusRust, [row]))?["state"]?.string == "Critical")
  }

  @Test("Only the first quotes are in the line, and 50 in the tooltip")
  func limits() throws {
    #expect(line(.polybar, [.silent, .apple], limit: 1) == "C –")
    #expect(line(.polybar, []) == "" && line(.tmux, []) == "")
    let many = Array(repeating: ListedQuote.apple, count: 60)
    let tooltip = JSONValue(line(.waybar, many))?["tooltip"]?.string
    let lines = try #require(tooltip).split(separator: "\n")
    #expect(lines.count == 52 && lines.last == "and 10 more")
  }

  @Test("Names can't inject markup", arguments: hostileQuoteTexts)
  func hostile(text: String) throws {
    let row = ListedQuote.sample(text, text, 5, 4)
    for bar in StatusBar.allCases {
      let line = line(bar, [row, row])
      #expect(line.unicodeScalars.allSatisfy { TextWidth.visible($0) == $0 })
    }
    for key in ["text", "tooltip"] {
      let value = try #require(JSONValue(line(.waybar, [row]))?[key]?.string)
      #expect(!value.contains("<") && !value.contains("\""))
    }
    #expect(!line(.polybar, [row]).contains("%{"))
    let tmux = line(.tmux, [row]).split(separator: "#[fg=#")[0]
    for opener in ["#[", "#{", "#("] {
      #expect(!Array(tmux.unicodeScalars).contains(sequence: opener))
    }
  }
}

extension [Unicode.Scalar] {
  fileprivate func contains(sequence: String) -> Bool {
    let other = Array(sequence.unicodeScalars)
    return indices.contains { self[$0...].starts(with: other) }
  }
}
