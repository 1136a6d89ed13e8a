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

    /// Its line in the history, if it doesn't continue; `nil` if it has one since it was cancelled.
    var historyEntry: HistoryEntry? {
      if case .cancelled = resumption { return nil }
      return record.entry(of: resumption, at: record.now.wall)
    }

    /// What can be done about it.
    var advice: String {
      switch resumption {
      case .over, .ended, .cancelled, .tooOld:
        CalledName.command("resume", record.name) + " clears it"
      default: CalledName.command("resume", record.name) + " continues it"
      }
    }

    /// Moves it from the records of a state folder to the history there, unless another process does.
    func discard(state: String?) throws(JournalError) {
      let folder = RecordFolder(state: state)
      guard try folder.claim(file) else { return }
      // Another timer of that name may have taken its place meanwhile.
      guard folder.claimedRecord(file) == record else { return folder.giveBack(file) }
      if let historyEntry {
        let zone = Zone { LocalZone.offset(atSecondsSinceEpoch: $0) }
        do throws(JournalError) {
          try HistoryFile(state: state).append(historyEntry, in: zone)
        } catch {
          folder.giveBack(file)
          throw error
        }
      }
      folder.removeClaimed(file)
    }
  }

  var timers: [Timer] = []
  /// What can’t be read, each in a sentence.
  var failures: [String] = []

  /// Returns the largest age of a timer that continues, unless another one is given: as long as the
  /// settings keep it.
  private static func usualAge(_ paths: AppPaths) -> Duration {
    Preferences(from: paths).keepsUnfinished ?? .seconds(7 * 86_400)
  }

  /// For how long a cancelled timer can be continued.
  static let cancelledAge = Duration.seconds(3600)

  /// The age from which a half-written file counts as abandoned.
  private static let leftoverAge = Duration.seconds(60)

  /// Returns all of them; timers that are known to run needn't be read.
  static func find(
    maxAge: Duration?, besides running: [String] = [],
    in paths: AppPaths = AppPaths(environment: Console.environment)
  ) -> UnfinishedTimers {
    var (found, longest) = (UnfinishedTimers(), maxAge)
    guard paths.state != nil else { return found }
    let boot = ProcessIdentity.bootID()
    do throws(JournalError) {
      let folder = RecordFolder(state: paths.state)
      let now = WallTime(sinceEpoch: SystemClock.realtime.now)
      folder.removeLeftovers(before: now.advanced(by: .zero - leftoverAge))
      let known = Set(running.map { SocketName.file(for: $0, ending: SocketName.recordEnding) })
      for saved in try folder.records(except: known)
      where saved.file.hasSuffix(SocketName.recordEnding) {
        switch saved.record {
        case .failure(let error): found.failures.append(error.sentence(paths.said))
        case .success(let record):
          guard !record.identity.lives || record.boot != boot else { continue }
          let age = longest ?? usualAge(paths)
          longest = age
          found.timers.append(timer(record, saved.file, boot, age))
        }
      }
    } catch {
      found.failures.append(error.sentence(paths.said))
    }
    return found
  }

  /// Returns the unfinished timer with exactly a name; `nil` if there is none.
  static func named(
    _ name: String, maxAge: Duration? = nil,
    in paths: AppPaths
  ) -> Timer? {
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    guard let record = try? RecordFolder(state: paths.state).record(file) else { return nil }
    let boot = ProcessIdentity.bootID()
    guard !record.identity.lives || record.boot != boot else { return nil }
    return timer(record, file, boot, maxAge ?? usualAge(paths))
  }

  /// Returns a timer that was cancelled a while ago, as one that continues; `nil` if there is none.
  static func cancelled(_ name: String, in paths: AppPaths) -> Timer? {
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    guard let saved = try? RecordFolder.cancelled(state: paths.state).record(file) else {
      return nil
    }
    let (boot, now) = (ProcessIdentity.bootID(), saved.now)
    let age = saved.written.duration(to: now.wall)
    guard age < cancelledAge, let record = saved.uncancelled(boot: boot, at: now) else {
      return nil
    }
    return timer(record, file, boot, cancelledAge)
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
