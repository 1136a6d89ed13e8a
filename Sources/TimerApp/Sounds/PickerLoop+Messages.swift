internal import Alarms
internal import Stages
internal import TerminalCodes
internal import TerminalIO

extension PickerLoop {
  /// Answers what the terminal sends.
  func came(_ event: InputEvent) {
    deliver { model in
      switch event {
      case .key(let key): return model.pressed(key)
      case .reply(let reply):
        model.received(reply)
        return []
      }
    }
  }

  /// Answers a signal.
  func received(_ signal: Signal) {
    switch signal {
    case .deadly: stage.die(of: signal)
    case .suspend:
      if model.playing != nil {
        player?.stop()
        model.fellSilent(nil)
      }
      stage.give()
      let missed = signals.obey(signal)
      resumed()
      missed.forEach(received)
    case .resume: resumed()
    case .windowChange: drawAnew()
    }
  }

  private func resumed() {
    stage.resume()
    drawAnew()
  }

  private func drawAnew() {
    deliver { [size = stage.terminal.size] model in
      model.resized(to: size)
      return [.redraw]
    }
  }
}
