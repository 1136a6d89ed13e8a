import Testing

@testable import Quotes

@Suite("Ticker configuration")
struct TickerFileTests {
  private func read(_ text: String) throws -> (list: WatchList, notes: [String]) {
    try WatchListFile.list(of: Array(text.utf8), file: ".ticker.yaml")
  }

  @Test("The watch list's symbols are read, and the rest is noted")
  func list() throws {
    let (list, notes) = try read(
      """
      # config
      show-summary: true
      watchlist:
        - NET # Cloudflare
        - "TEAM"
        - 'BTC-USD'
      lots:
        - symbol: "ABNB"
          quantity: 35.0
      """)
    #expect(list.symbols == ["NET", "TEAM", "BTC-USD"])
    #expect(notes == ["only the symbols and groups of ticker’s file are read"])
  }

  @Test("Groups keep their names, and a list may be in brackets")
  func groups() throws {
    let (list, notes) = try read(
      "watchlist: [A, \"B\"]\ngroups:\n- name: crypto\n  watchlist:\n  - BTC\n- name: 'x y'\n"
        + "  watchlist:\n    - C\n")
    #expect(
      list.groups == [
        WatchGroup("", [WatchEntry("A"), WatchEntry("B")]),
        WatchGroup("crypto", [WatchEntry("BTC")]), WatchGroup("x y", [WatchEntry("C")]),
      ])
    #expect(notes.isEmpty)
  }

  @Test("An error has a line and a column")
  func fault() {
    let error = #expect(throws: WatchListError.self) { try read("watchlist:\n  - A\n  - B C\n") }
    #expect(error?.line == 3 && error?.column == 5)
    #expect(throws: WatchListError.self) { try read("watchlist: AAPL\n") }
  }
}
