internal import Clocks
internal import JSON
internal import Texts

/// What is wrong with a record; the description follows the file's name.
package struct RecordError: Error, Hashable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  package var reason: String

  package var description: String { "line \(line): \(reason)" }
}

extension GameRecord {
  /// Reads consecutive games from a record, skipping blank lines.
  package static func games(in text: String) throws(RecordError) -> [GameRecord] {
    var games: [GameRecord] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      do throws(RecordFault) {
        guard let value = JSONValue(String(line)) else { throw RecordFault("this isn’t JSON") }
        if value["game"] != nil {
          games.append(try GameRecord(header: value))
        } else {
          guard !games.isEmpty else { throw RecordFault("the rules of the game must come first") }
          try games[games.count - 1].take(value)
        }
      } catch { throw RecordError(line: index + 1, reason: error.reason) }
    }
    return games
  }

  private init(header: JSONValue) throws(RecordFault) {
    guard header["game"]?.string == "pairs" else { throw RecordFault("this is a different game") }
    guard header["version"]?.integer == Self.version else {
      throw RecordFault("only version \(Self.version) can be read")
    }
    guard let seed = header["seed"]?.number.flatMap({ UInt64($0) }) else {
      throw RecordFault("seed should be a whole number")
    }
    self.init(try RuleCodec.rules(in: header), seed: seed, theme: header["theme"]?.string ?? "")
  }

  private mutating func take(_ value: JSONValue) throws(RecordFault) {
    guard result == nil else { throw RecordFault("the game is over already") }
    if let scores = value["scores"]?.elements {
      guard let moves = value["moves"]?.integer else { throw RecordFault("moves is missing") }
      result = Result(
        scores: scores.compactMap(\.integer), moves: moves, time: try value.seconds("seconds"))
      return
    }
    let time = try value.seconds("at")
    guard time >= entries.last?.time ?? .zero else { throw RecordFault("time runs backward") }
    entries.append(Entry(time, try Move(value)))
  }
}

extension Move {
  fileprivate init(_ value: JSONValue) throws(RecordFault) {
    switch value["move"]?.string {
    case "deal": self = .deal
    case "turn_back": self = .turnBack
    case "shuffle": self = .shuffle
    case "pause": self = .pause
    case "resume": self = .resume
    case "choose":
      guard let place = value["card"]?.integer, place >= 0 else {
        throw RecordFault("card should be a number from 0 on")
      }
      self = .choose(place)
    case let word: throw RecordFault("unknown move “\(word ?? "")”")
    }
  }
}

extension JSONValue {
  fileprivate func seconds(_ key: String) throws(RecordFault) -> Duration {
    guard let duration = self[key]?.number.flatMap(SecondsText.duration) else {
      throw RecordFault("\(key) should be a number of seconds")
    }
    return duration
  }
}
