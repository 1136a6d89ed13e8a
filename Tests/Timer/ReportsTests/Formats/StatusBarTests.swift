import Testing
import Texts

@testable import Reports

@Suite("Status bar escapes")
struct StatusBarTests {
  @Test(
    "A bar has the name of its program",
    arguments: ["waybar", "polybar", "i3blocks", "i3status-rs", "tmux"])
  func names(name: String) { #expect(StatusBar(rawValue: name) != nil) }

  @Test("Text without markup stays as it is")
  func plain() {
    let text = "12:34 Tée für 日本 (paused) 👩‍👩‍👧‍👦; [a] {b} $c `d`"
    for bar in StatusBar.allCases { #expect(bar.escaped(text) == text) }
  }

  @Test("Each bar has its own escapes")
  func escapes() {
    #expect(StatusBar.waybar.escaped("<b>&\"'") == "&lt;b&gt;&amp;&quot;&#39;")
    #expect(StatusBar.polybar.escaped("%{A1:x:}%%{") == "%\u{200B}{A1:x:}%\u{200B}%\u{200B}{")
    #expect(StatusBar.i3blocks.escaped("\"a\\\"") == "”a∖”")
    #expect(
      StatusBar.tmux.escaped("#[x]##(y) # #{") == "##\u{200B}[x]####\u{200B}(y) ## ##\u{200B}{")
  }

  @Test("Escapes survive a round trip, and nothing opens markup", arguments: hostileTexts)
  func laws(text: String) {
    let shown = ShownText.limited(text)
    #expect(unescapedPango(StatusBar.waybar.escaped(shown)) == shown)
    let polybar = StatusBar.polybar.escaped(shown)
    #expect(!polybar.unicodeContains("%{") && polybar.withoutEmptySpaces == shown)
    let tmux = StatusBar.tmux.escaped(shown)
    for opener in ["#[", "#{", "#("] { #expect(!tmux.unicodeContains(opener)) }
    #expect(tmux.withoutEmptySpaces.halvingNumberSigns == shown)
    let i3blocks = StatusBar.i3blocks.escaped(shown)
    #expect(!i3blocks.unicodeContains("\"") && !i3blocks.unicodeContains("\\"))
  }
}

/// Decodes the five XML entities, as Pango does; no other text may follow an ampersand.
func unescapedPango(_ text: String) -> String {
  let entities = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'"]
  let parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    .map { String($0) }
  return parts.dropFirst().reduce(parts.first ?? "") { result, part in
    let entity = entities.first { part.hasPrefix($0.key) }
    return result + (entity.map { $0.value + part.dropFirst($0.key.count) } ?? "?" + part)
  }
}

extension String {
  /// Returns whether a text occurs, compared by scalar, so that combining marks are ignored.
  func unicodeContains(_ other: String) -> Bool {
    let (all, wanted) = (Array(unicodeScalars), Array(other.unicodeScalars))
    return all.indices.contains { all[$0...].starts(with: wanted) }
  }

  var withoutEmptySpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{200B}" }))
  }

  /// The text with each pair of number signs replaced by one.
  var halvingNumberSigns: String {
    var result = String.UnicodeScalarView()
    var isSecond = false
    for scalar in unicodeScalars {
      isSecond = scalar == "#" && !isSecond
      if scalar != "#" || isSecond { result.append(scalar) }
    }
    return String(result)
  }
}
