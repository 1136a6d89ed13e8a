import ChartViews
import CommandLines
import Outputs
import QuoteViews
import Sketches
import TestSupport
import Testing
import Texts

@testable import ShapeApp

/// The README, the manual page and the help texts agree with each other and with the program.
struct ShapeDocumentsTests {
  private let manual: String

  init() throws {
    manual = try Documents.text("man/shape.1")
  }

  /// The options of all commands.
  private static let names = [
    names(LayerParts.draw), names(LayerParts.spin), names(FaceArguments.command),
    names(ChartPlan.command), names(QuotesPlan.command), names(GalleryArguments.command),
    names(ProbeArguments.command),
  ].reduce(Set()) { $0.union($1) }

  private static func names<Arguments>(_ command: Command<Arguments>) -> Set<String> {
    Set(command.options.flatMap(\.names))
  }

  @Test("The manual page documents all options")
  func manualOptions() {
    for name in Self.names { #expect(manual.contains("Fl \(name.dropFirst())"), "\(name)") }
    let known = Self.names.union(["--help-all", "--version", "--generate-completion-script"])
    #expect(Documents.options(ofManual: manual).isSubset(of: known))
  }

  @Test("The manual page and the help list the same exit statuses")
  func statuses() throws {
    let expected: Set = [0, 64, 65, 66, 69, 70, 71, 73, 74]
    #expect(try Documents.statuses(ofManual: manual) == expected)
    let help = ShapeArguments.command.help(program: "shape")
    #expect(Documents.statuses(ofHelp: help) == expected)
  }

  @Test("The help fits on one screen with a prompt, and uses the program’s invoked name")
  func help() {
    for name in ["shape", "figures"] {
      let lines = ShapeHelp(name: name).text.split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 23)
      #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    }
    let known = Self.names(LayerParts.draw).union(["--help-all"])
    for match in ShapeHelp(name: "shape").text.matches(of: /--[a-z][a-z-]*/) {
      #expect(known.contains(String(match.output)), "\(match.output)")
    }
    for shape in ShapeKind.allCases {
      #expect(ShapeHelp(name: "shape").text.contains(shape.rawValue))
    }
  }

  @Test("The README’s commands parse, and its prompt’s pie has the same size everywhere")
  func readme() throws {
    let readme = try Documents.text("README.md")
    let pie = "shape draw pie --end 240 --size 2"
    for text in [readme, manual, ShapeHelp(name: "shape").text] {
      #expect(text.contains("\(pie)\n") || text.contains("\(pie)  "))
      #expect(!text.contains("--end 240 --size 4"))
    }
    let lines = readme.split(separator: "\n").filter { $0.hasPrefix("    shape draw ") }
    #expect(lines.count >= 5)
    for line in lines where !line.contains("<") {
      let command = line.split(separator: "#").first ?? ""
      let words = SplitLine.words(of: String(command).trimmed)
      #expect(throws: Never.self) {
        try DrawRequest(Array(words.dropFirst(2)), LayerParts.draw, program: "shape")
      }
    }
  }

  /// Returns the words after a command wherever the README and the manual page show it.
  private func lines(after command: String) throws -> [String] {
    let readme = try Documents.text("README.md")
    let lines = (readme + manual).split(separator: "\n").filter {
      $0.hasPrefix("    ") || $0.hasPrefix(".Dl ")
    }
    return lines.compactMap { line in
      line.split(separator: "#").first.flatMap { $0.firstRange(of: command) }.map {
        String(line[$0.upperBound...].split(separator: "#").first ?? "").trimmed
      }
    }
  }

  @Test("The commands for watch lists in the README and the manual page parse")
  func quotes() throws {
    let commands = try lines(after: "shape quotes")
    #expect(commands.count >= 8)
    for line in commands where !line.contains("|") {
      #expect(throws: Never.self, "\(line)") { try QuotesPlan.command.parsed(line: line) }
    }
  }

  @Test("The commands for charts in the README and the manual page parse")
  func charts() throws {
    let commands = try lines(after: "shape chart")
    #expect(commands.count >= 8)
    for line in commands where !line.contains("|") {
      #expect(throws: Never.self, "\(line)") { try ChartPlan.command.parsed(line: line) }
    }
  }
}

extension String {
  /// The text without leading and trailing spaces.
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}
