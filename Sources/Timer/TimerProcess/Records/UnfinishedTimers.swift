internal import Clocks
internal import Control
internal import Countdowns
package import Journal
package import Reports
internal import Runtime
internal import TerminalIO
package import TimerEnvironment
internal import Timers

/// The timers whose processes ended before they were over.
package struct UnfinishedTimers {
  /// An unfinished timer, and its possible resumption.
  package struct Leftover {
    package var file: String
    package var record: TimerRecord
    package var resumption: Resumption
    /// The description of its state.
    package var sentence: String

    /// The history entry if the timer isn't resumed; `nil` if canceling it already added one.
    var historyEntry: HistoryEntry? {
      if case .canceled = resumption { return nil }
      return record.entry(of: resumption, at: record.now.wall)
    }

    /// The command that resumes or clears the timer.
    package var advice: String {
      switch resumption {
      case .over, .ended, .canceled, .tooOld:
        "run \(CalledName.own.command("resume", record.name)) to clear it"
      default: "run \(CalledName.own.command("resume", record.name)) to resume it"
      }
    }

    /// Moves the timer from the records of a state folder to its history; returns `false` if its
    /// record is no longer there, since another process moved it, or its own has ended.
    @discardableResult
    package func discard(state: String?) throws(JournalError) -> Bool {
      let folder = RecordFolder(state: state)
      guard try folder.claim(file) else { return false }
      // Another timer with that name may have replaced it in the meantime.
      guard folder.claimedRecord(file) == record else {
        folder.giveBack(file)
        return false
      }
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
      return true
    }
  }

  package var timers: [Leftover] = []
  /// The records that can’t be read, one sentence each.
  package var failures: [String] = []

  /// Returns the default age limit for resuming a timer: the time for which the settings keep
  /// unfinished timers.
  private static func usualAge(_ paths: TimerPaths) -> Duration {
    Preferences(from: paths).keepsUnfinished ?? .seconds(7 * 86_400)
  }

  /// The time for which a canceled timer can be resumed.
  static let canceledAge = Duration.seconds(3600)

  /// The age at which a partially written file counts as abandoned.
  private static let leftoverAge = Duration.seconds(60)

  /// Returns all unfinished timers, skipping the records of timers known to be running.
  package static func find(
    maxAge: Duration?, besides running: [String] = [],
    in paths: TimerPaths = TimerPaths(environment: Console.environment)
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
          guard !record.isAlive(boot: boot) else { continue }
          let age = longest ?? usualAge(paths)
          longest = age
          found.timers.append(timer(record, saved.file, boot, age))
        }
      }
    } catch { found.failures.append(error.sentence(paths.said)) }
    return found
  }

  /// Returns the unfinished timer with exactly the given name; `nil` if there is none.
  package static func named(
    _ name: String, maxAge: Duration? = nil,
    in paths: TimerPaths
  ) -> Leftover? {
    let file = SocketName.file(for: name, ending: SocketName.recordEnding)
    guard let record = try? RecordFolder(state: paths.state).record(file) else { return nil }
    let boot = ProcessIdentity.bootID()
    guard !record.isAlive(boot: boot) else { return nil }
    return timer(record, file, boot, maxAge ?? usualAge(paths))
  }

  /// Returns the recently canceled timers in a resumable state whose names no running timer has,
  /// ordered by the names of their files.
  package static func canceled(in paths: TimerPaths) -> [Leftover] {
    let (boot, running) = (ProcessIdentity.bootID(), RecordFolder(state: paths.state))
    let saved = (try? RecordFolder.canceled(state: paths.state).records()) ?? []
    return saved.compactMap { saved in
      guard let canceled = try? saved.record.get(),
        (try? running.record(saved.file))?.isAlive(boot: boot) != true
      else { return nil }
      let now = canceled.now
      guard canceled.written.duration(to: now.wall) < canceledAge,
        let record = canceled.uncanceled(boot: boot, at: now)
      else { return nil }
      return timer(record, saved.file, boot, canceledAge)
    }
  }

  private static func timer(
    _ record: TimerRecord, _ file: String, _ boot: String, _ maxAge: Duration
  ) -> Leftover {
    let now = record.now
    let resumption = Resumption(of: record, lives: false, boot: boot, at: now, ageLimit: maxAge)
    let sentence = resumption.sentence(
      name: record.name, of: record, at: now.wall,
      in: Zone { LocalZone.offset(atSecondsSinceEpoch: $0) })
    return Leftover(file: file, record: record, resumption: resumption, sentence: sentence)
  }
}
