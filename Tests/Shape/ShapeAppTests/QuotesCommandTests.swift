import Outputs
import TestSupport
import Testing

@testable import ShapeApp

@MainActor
struct QuotesCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs `quotes` with an empty home directory.
  private func quotes(_ words: [String], terminals: Set<Int32> = []) -> CommandRun {
    CommandRun(
      ["quotes"] + words, terminals: terminals, ["LANG": "C.UTF-8", "HOME": folder.path])
  }

  @Test("Prices in a file are printed once, where there is no terminal")
  func printed() throws {
    let path = try folder.write(
      Array("day,close\n2019-11-01,100\n2019-11-04,102\n".utf8), to: "ABC.csv")
    let run = quotes([path])
    #expect(run.ending == .success && run.output.contains("ABC"), "\(run.ending)")
    let file = quotes([path, "-o", "\(folder.path)/a.txt"])
    #expect(file.ending == .success && file.bytes.isEmpty && folder.read("a.txt") != nil)
  }

  @Test("Without files and a list, the list is empty")
  func empty() {
    let refusal = quotes(["--once"]).refusal(66)
    #expect(refusal?.hasPrefix("the watch list is empty") == true, "\(refusal ?? "none")")
    #expect(refusal?.contains("draw-it quotes prices.csv") == true)
  }

  @Test("A file that isn’t there and a terminal on standard input are refused")
  func unreadable() {
    #expect(quotes(["\(folder.path)/none.csv"]).refusal(66)?.contains("none.csv") == true)
    #expect(quotes(["-"], terminals: [0]).refusal()?.hasPrefix("name a file, such as") == true)
  }
}
