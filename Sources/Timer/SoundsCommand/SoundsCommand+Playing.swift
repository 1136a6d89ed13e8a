internal import Alarms
internal import Dispatch
internal import Glibc
internal import Runtime
internal import Synchronization
internal import Synth
internal import TerminalIO
internal import TimerEnvironment
internal import Timers

extension SoundsCommand {
  /// The exit status if the sound device can't play (EX_UNAVAILABLE).
  private static let noDevice: Int32 = 69
  /// The time limit for a device to start playing.
  private static let patience = DispatchTimeInterval.seconds(5)

  /// Plays a sound once.
  ///
  /// Signals have their default effect; when the process dies, the kernel silences the device.
  static func play(_ arguments: PlayArguments) -> Never {
    let track: AlarmPlaylist.Track
    do throws(SoundError) {
      track = try AlarmPlaylist.Track(paths.soundLibrary.find(arguments.sound), gap: .zero)
    } catch { Console.timer.fail("\(error)", status: error.exitStatus) }
    Console.timer.requireThreads()
    let device = device(arguments.playback)
    guard let failure = playToEnd(track, on: device, gain: arguments.playback.gain) else { exit(0) }
    Console.timer.fail("\(failure.words(onDevice: device))", status: noDevice)
  }

  /// Plays a sound once and waits for its end; returns the error if it couldn't be played.
  private static func playToEnd(
    _ track: AlarmPlaylist.Track, on device: String, gain: Double
  ) -> PCMError? {
    let (begin, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let failure = Mutex<PCMError?>(nil)
    let player = AlarmPlayer(device: device, clock: { SystemClock.monotonic.now }) { event in
      switch event {
      case .started: return _ = begin.signal()
      case .finished: break
      case .failed(let error), .unavailable(let error): failure.withLock { $0 = error }
      case .available, .underrun, .resumed: return
      }
      begin.signal()
      end.signal()
    }
    player.arm(
      AlarmPlaylist(tracks: [track], repeats: 1, gain: gain), deadline: SystemClock.monotonic.now)
    guard begin.wait(timeout: .now() + patience) == .success else {
      return PCMError(operation: "open", code: ETIMEDOUT)
    }
    end.wait()
    _ = player.waitUntilSilent(atMost: .seconds(1))
    return failure.withLock { $0 }
  }
}
