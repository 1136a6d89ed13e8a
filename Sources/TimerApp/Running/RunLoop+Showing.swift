internal import Countdowns
internal import Dispatch
internal import Faces
internal import Stages
internal import TerminalCodes
internal import TerminalIO

extension RunLoop {
  /// Draws the picture, if the terminal is ours and takes it.
  func show(at now: Moment) {
    guard streams.show == .face, let stage, stage.isHeld else { return }
    stage.draw(
      Screen.Frame(
        scene: model.scene(at: now), placement: model.placement, look: model.viewport.look,
        cell: model.viewport.pixels,
        title: model.title(at: now), percent: percent(at: now)))
  }

  /// Sends the time to standard output when its text changed; after the end nothing more.
  func send(at now: Moment) {
    guard let feed, feed.failure == nil else { return }
    let snapshot = model.manager.snapshot(at: now.instant)
    guard snapshot.phase != .ended || snapshot.left == .zero else { return }
    let text = model.time.text(left: snapshot.left)
    guard text != lastFed else { return }
    lastFed = text
    feed.send(text)
    // A reader that went away has had enough; any other failure is one to be told about.
    guard let failure = feed.failure else { return }
    guard !failure.isBrokenPipe else {
      // Where nothing else is shown, the reader was all there was.
      if stage == nil { die(of: .brokenPipe) }
      return
    }
    let words = "standard output can’t be written: \(failure)"
    guard stage != nil else { return Program.console.complain(words) }
    _ = model.note(words, for: .seconds(60), at: now)
  }

  private func percent(at now: Moment) -> Int? {
    guard capabilities.showsProgress else { return nil }
    return Int((1 - model.manager.snapshot(at: now.instant).fractionLeft) * 100)
  }
}

extension RunLoop {
  /// In words, says how much is left when a mark was passed.
  func sayMark(at now: Moment) {
    guard streams.show == .words else { return }
    let snapshot = model.manager.snapshot(at: now.instant)
    guard snapshot.phase == .running else { return }
    let next = Mark(deadline: model.manager.nextDeadline, left: Marks.next(below: snapshot.left))
    defer { nextMark = next }
    // A mark is passed by time; one that a key skipped isn't called out.
    guard let passed = nextMark, passed.deadline == next.deadline, next.left < passed.left else {
      return
    }
    // After a stop the mark is long gone: what is left now is said.
    let isLate = passed.left - snapshot.left >= .seconds(1)
    stage?.say("\(model.wording.span(isLate ? snapshot.left : passed.left)) left")
  }
}
