internal import Control
internal import Countdowns
internal import Reports
internal import Runtime
internal import Sharing
internal import TimerEnvironment
internal import TimerProcess
internal import TimerPrograms
internal import Timers

/// The sharing of a countdown in a room of a broker, from its start or on request.
extension CountdownHandler {
  /// Shares the countdown from its start; a failure is only noted.
  func share(_ sharing: SharingArguments, _ runner: Runner<CountdownProgram>) {
    do throws(SharingFailure) {
      let request = ShareRequest(room: sharing.room, control: sharing.control)
      try startSharing(request, settings.preferences.sharing, runner)
    } catch { noteAboutSharing(error.words, runner) }
  }

  /// Passes a request of another process to the program, or carries it out if it is about sharing.
  func take(_ incoming: ControlServer.Incoming, _ runner: Runner<CountdownProgram>) {
    guard case .share(let request) = incoming.request else {
      return runner.send(.asked(incoming.request, from: incoming.connection))
    }
    registration.reply(answer(to: request, runner), to: incoming.connection)
  }

  private func answer(
    to request: ShareRequest, _ runner: Runner<CountdownProgram>
  ) -> ControlReply {
    if request.room == nil {
      guard registration.stopSharing(.leavesRoom) else { return .refused("it isn’t shared") }
      runner.send(.shared(request))
    } else {
      do throws(SharingFailure) {
        // The settings may have been changed since the start.
        let saved = Preferences(from: TimerPaths(environment: Console.environment))
        try startSharing(request, saved.sharing, runner)
      } catch { return .refused(error.words) }
    }
    return .timer(runner.program.record(at: clocks.now).forOthers.json)
  }

  private func startSharing(
    _ request: ShareRequest, _ settings: SharingPreferences, _ runner: Runner<CountdownProgram>
  ) throws(SharingFailure) {
    var handlers = RoomShare.Handlers()
    handlers.note = { [weak self, weak runner] words in
      if let self, let runner { self.noteAboutSharing(words, runner) }
    }
    handlers.offline = { [weak runner] since in runner?.send(.shareIsOffline(since: since)) }
    handlers.command = { [weak runner] command in
      runner?.send(.asked(.command(command), from: nil))
    }
    let address = try registration.share(
      request, settings, runner.program.record(at: clocks.now), clocks, in: runner.loop, handlers)
    runner.send(.shared(ShareRequest(room: address.description, control: request.control)))
  }

  private func noteAboutSharing(_ words: String, _ runner: Runner<CountdownProgram>) {
    // Without a terminal, the note is reported like an error.
    if runner.terminal == nil { dependencies.complain(words) }
    runner.send(.sharingNote(words))
  }
}
