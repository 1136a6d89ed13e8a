/// A column of texts under construction that may be limited to a number of different ones.
///
/// If it is limited, equal texts share their storage, and a column with more different texts is
/// given up: it is empty from then on.
package struct SharedTexts: Sendable {
  /// The maximum number of different texts; `nil` for no limit.
  private let most: Int?
  private var known: Set<String> = []
  private var texts: [String] = []
  /// Whether there were too many different texts.
  package private(set) var isGivenUp = false

  package init(most: Int? = nil) { self.most = most }

  package var count: Int { texts.count }

  /// Appends a text, unless the column is given up.
  package mutating func append(_ text: String) {
    guard !isGivenUp else { return }
    guard let most else { return texts.append(text) }
    let shared = known.insert(text).memberAfterInsert
    if known.count > most {
      (known, texts, isGivenUp) = ([], [], true)
    } else {
      texts.append(shared)
    }
  }

  /// Appends empty texts up to a number of texts, unless the column is given up.
  package mutating func pad(to count: Int) {
    guard !isGivenUp, texts.count < count else { return }
    texts += repeatElement("", count: count - texts.count)
  }

  /// Removes all texts and returns them; a column that was given up stays so.
  package mutating func drain() -> [String] {
    defer { (known, texts) = ([], []) }
    return texts
  }
}
