internal import Clocks
internal import Control
internal import Countdowns
internal import Journal
internal import Reports
internal import Runtime
internal import TerminalIO

/// The timers whose processes died before they were over.
struct UnfinishedTimers {
  /// One of them, and what became of it.
  struct Timer {
    var file: String
    var record: TimerRecord
    var resumption: Resumption
    /// What became of it, in words.
    var sentence: String

    /// Its line in the history, if it doesn't continue.
    var historyEntry: HistoryEntry {
      let now = record.now.wall
      switch resumption {
      case .over(_, let ends):
        let round = record.steps.reduce(Duration.zero) { $0 + $1.length }
        let ran = record.steps.isEmpty ? record.total ?? .zero : round * record.rounds
        return HistoryEntry(
          of: record, ended: ends, ran: ran, outcome: .unattended, stepsDone: record.stepCount)
      default:
        let ran = record.report(at: record.now).elapsed
        return HistoryEntry(of: record, ended: now, ran: ran, outcome: .lost)
      }
    }

    /// What can be done about it.
    var advice: String {
      switch resumption {
      case .over, .ended, .cancelled, .tooOld: "\(CalledName.text) resume \(record.name) clears it"
      default: "\(CalledName.text) resume \(record.name) continues it"
      }
    }
  }

  var timers: [Timer] = []
  /// What can’t be read, each in a sentence.
  var failures: [String] = []

  /// How long ago a timer may have been left.
  static let usualAge = Duration.seconds(7 * 86_400)

  /// The age from which half-written files aren't being written any more.
  private static let leftoverAge = Duration.seconds(60)

  /// Returns all of them.
  static func find(maxAge: Duration?) -> UnfinishedTimers {
    var found = UnfinishedTimers()
    let places = SoundPlaces(environment: Console.environment)
    guard places.state != nil else { return found }
    let boot = ProcessIdentity.bootID()
    do throws(JournalError) {
      let folder = RecordFolder(state: places.state)
      let now = WallTime(sinceEpoch: SystemClock.realtime.now)
      folder.removeLeftovers(before: now.advanced(by: .zero - leftoverAge))
      for kept in try folder.records() {
        switch kept.record {
        case .failure(let error): found.failures.append(error.sentence(places.said))
        case .success(let record):
          guard !record.identity.lives || record.boot != boot else { continue }
          found.timers.append(timer(record, kept.file, boot, maxAge ?? usualAge))
        }
      }
    } catch {
      found.failures.append(error.sentence(places.said))
    }
    return found
  }

  private static func timer(
    _ record: TimerRecord, _ file: String, _ boot: String, _ maxAge: Duration
  ) -> Timer {
    let now = record.now
    let resumption = Resumption(of: record, lives: false, boot: boot, at: now, ageLimit: maxAge)
    let sentence = resumption.sentence(
      name: record.name, of: record, at: now.wall,
      in: Zone { LocalZone.offset(atSecondsSinceEpoch: $0) })
    return Timer(file: file, record: record, resumption: resumption, sentence: sentence)
  }
}
