internal import Countdowns
internal import Files
internal import Glibc
internal import System
internal import TerminalIO
internal import Timers

extension TimerDefinition {
  /// The maximum size of a plan in bytes.
  private static let longestPlan = 1 << 20

  /// Reads the steps from the plan file, if there is one.
  mutating func readPlan() throws(PlanFailure) {
    guard let path = planFile else { return }
    let bytes = try Self.bytes(ofPlan: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PlanFailure(words: "\(path) isn’t text in UTF-8", status: 65)
    }
    do throws(RoutineError) {
      routine = try routine(try RoutineGrammar.steps(file: text))
    } catch {
      throw PlanFailure(words: "\(path == "-" ? "standard input" : path): \(error)", status: 65)
    }
  }

  private static func bytes(ofPlan path: String) throws(PlanFailure) -> [UInt8] {
    do throws(ReadError) {
      if path != "-" { return try RegularFile.read(path, upTo: longestPlan) }
    } catch {
      if error == .isTooLarge { throw tooLong(path) }
      throw PlanFailure(words: "\(path) can’t be read: \(error.words)", status: 66)
    }
    do throws(ErrorNumber) {
      let bytes = try StandardStreams.read(0, upTo: longestPlan)
      if bytes.count <= longestPlan { return bytes }
    } catch { throw PlanFailure(words: "standard input can’t be read: \(error)", status: 66) }
    throw tooLong("standard input")
  }

  private static func tooLong(_ source: String) -> PlanFailure {
    PlanFailure(words: "\(source) is too long for a plan", status: 65)
  }
}

/// The reason a plan file can’t be used.
package struct PlanFailure: Error, Hashable {
  /// The reason as a sentence.
  package var words: String
  /// The exit status, as in sysexits(3).
  package var status: Int32
}
