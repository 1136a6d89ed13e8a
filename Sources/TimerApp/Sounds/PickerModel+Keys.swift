internal import Alarms
internal import TerminalCodes

/// What the sound picker asks for.
enum PickerEffect: Hashable, Sendable {
  /// The sound's wave is to be worked out.
  case look(FoundSound)
  case play(FoundSound)
  case stop
  /// The sound is to be kept as the chosen one; then the picker ends.
  case save(name: String)
  case leave
  /// All of the screen is to be drawn again.
  case redraw
}

extension PickerModel {
  /// Answers a key.
  mutating func pressed(_ key: Key) -> [PickerEffect] {
    notice = nil
    awaited = nil
    switch key {
    case .up, .character("k"), .control("p"): return move(to: cursor - 1)
    case .down, .character("j"), .control("n"), .tab: return move(to: cursor + 1)
    case .home, .character("g"): return move(to: 0)
    case .end, .character("G"): return move(to: entries.count - 1)
    case .pageUp, .control("b"): return move(to: cursor - page)
    case .pageDown, .control("f"): return move(to: cursor + page)
    case .control("u"): return move(to: cursor - max(1, page / 2))
    case .control("d"): return move(to: cursor + max(1, page / 2))
    case .right, .character("p"), .character("l"), .character(" "): return play()
    case .left, .character("h"): return stop()
    case .enter: return choose()
    case .escape, .character("q"): return [.leave]
    case .control("l"): return [.redraw]
    default: return []
    }
  }

  private var page: Int { max(1, layout.list.rows - 1) }

  private mutating func move(to index: Int) -> [PickerEffect] {
    cursor = min(max(0, index), max(0, entries.count - 1))
    scroll()
    return wants()
  }

  /// Returns the question for the wave under the cursor, if it isn't known.
  func wants() -> [PickerEffect] {
    guard let sound = current?.sound, waves[sound] == nil else { return [] }
    return [.look(sound)]
  }

  private mutating func play() -> [PickerEffect] {
    guard let entry = current else { return [] }
    if playing?.sound == entry.sound { return stop() }
    if case .failure(let error)? = waves[entry.sound] {
      notice = "\(error)"
      return []
    }
    playing = Playing(sound: entry.sound)
    return [.play(entry.sound)]
  }

  private mutating func stop() -> [PickerEffect] {
    guard playing != nil else { return [] }
    playing = nil
    return [.stop]
  }

  private mutating func choose() -> [PickerEffect] {
    guard let entry = current else { return [] }
    switch waves[entry.sound] {
    case .failure(let error):
      notice = "\(error)"
      return []
    case nil where entry.isOwn:
      awaited = entry
      notice = "\(entry.name) is still being read."
      return wants()
    default: return [.save(name: entry.name)]
    }
  }
}
