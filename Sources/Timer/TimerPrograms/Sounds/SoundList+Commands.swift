internal import Cells
package import Clocks
package import Programs
internal import Synth
internal import TerminalCodes
internal import Widgets

extension SoundList {
  package typealias Actions = [Action<SoundListEffect>]

  package mutating func update(
    _ event: Event<SoundListMessage, SoundListCommand, SoundListOwner>, at now: Moment
  ) -> Actions {
    switch event {
    case .started: return look()
    case .message(let message): return handle(message)
    case .command(let command):
      (notice, awaited) = (nil, nil)
      move(to: cursor)
      return perform(command)
    case .refused(_, let reason), .pixelsRefused(let reason):
      (notice, awaited) = (reason, nil)
      move(to: cursor)
      return []
    case .interaction(let interaction): return handle(interaction)
    case .windowChanged(let size):
      window = size
      move(to: cursor)
      return look()
    case .suspending: return stop()
    case .timePassed, .resumed: return []
    }
  }

  private mutating func perform(_ command: SoundListCommand) -> Actions {
    switch command {
    case .up: return go(to: cursor - 1)
    case .down: return go(to: cursor + 1)
    case .pageUp: return go(to: cursor - page)
    case .pageDown: return go(to: cursor + page)
    case .halfUp: return go(to: cursor - max(1, page / 2))
    case .halfDown: return go(to: cursor + max(1, page / 2))
    case .first: return go(to: 0)
    case .last: return go(to: entries.count - 1)
    case .play: return play()
    case .stop: return stop()
    case .choose: return choose()
    case .leave: return [.end(status: 0)]
    case .filter: isTyping = true
    case .keepFilter: isTyping = false
    case .clearFilter: return endFilter()
    case .showKeys: showsKeys = true
    case .hideKeys: showsKeys = false
    }
    return []
  }

  private var layout: SoundListLayout { layout(columns: window.columns, rows: window.rows) }

  private var page: Int { max(1, layout.list.rows.count / layout.rowHeight - 1) }

  private mutating func go(to position: Int) -> Actions {
    move(to: position)
    return look()
  }

  /// Requests the waveform under the cursor if it is unknown and no other one is being computed;
  /// then, if the list has columns for them, those of the built-in sounds.
  ///
  /// The user's files, which may be long, are only read when under the cursor.
  mutating func look() -> Actions {
    guard looking == nil else { return [] }
    var sounds = [current?.sound].compactMap(\.self)
    if layout.hasValues { sounds += entries.all.lazy.filter { !$0.isOwn }.map(\.sound) }
    guard let sound = sounds.first(where: { waves[$0] == nil }) else { return [] }
    looking = sound
    return [.perform(.look(sound))]
  }

  private mutating func play() -> Actions {
    guard let sound = current?.sound else { return [] }
    plays += 1
    playing = Playing(sound: sound, number: plays)
    return [.perform(.play(sound, number: plays))]
  }

  private mutating func stop() -> Actions {
    guard playing != nil else { return [] }
    playing = nil
    return [.perform(.stop)]
  }

  private mutating func choose() -> Actions {
    guard let entry = current else { return [] }
    guard waves[entry.sound] == nil, entry.isOwn else { return [.perform(.save(name: entry.name))] }
    awaited = entry
    notice = "\(entry.name) is still being read."
    return look()
  }

  private mutating func endFilter() -> Actions {
    isTyping = false
    changeFilter { $0.set("") }
    return look()
  }
}

// MARK: - Typing and the mouse

extension SoundList {
  private mutating func handle(_ interaction: Interaction<SoundListOwner>) -> Actions {
    switch interaction {
    case .typed(let press, _):
      (notice, awaited) = (nil, nil)
      return type(press)
    case .pasted(let text, _):
      if isTyping { changeFilter { $0.insert(text) } }
      return look()
    case .pressed(let hit, _, .left, _): return select(hit)
    case .activated(let hit, let clicks): return activate(hit, clicks)
    case .pressedOutside: showsKeys = false
    default: break
    }
    return []
  }

  /// Handles a key that isn't in an active key table.
  private mutating func type(_ press: KeyPress) -> Actions {
    if isTyping {
      if press.key == .backspace, filter.isEmpty { return endFilter() }
      changeFilter { _ = $0.handle(press) }
      return look()
    }
    guard showsKeys, let command = SoundListKeys.list.command(for: press) else { return [] }
    showsKeys = false
    return availability(of: command) == .on ? perform(command) : []
  }

  /// Moves the cursor to a pressed row, without scrolling.
  private mutating func select(_ hit: Hit<SoundListOwner>) -> Actions {
    guard case .sound(let index) = hit.owner, let position = entries.position(of: index) else {
      return []
    }
    (notice, awaited) = (nil, nil)
    cursor = position
    return look()
  }

  private mutating func activate(_ hit: Hit<SoundListOwner>, _ clicks: Int) -> Actions {
    guard case .sound(let index) = hit.owner, entries.position(of: index) == cursor else {
      return []
    }
    if hit.part == SoundRow.symbolPart { return stop() }
    guard clicks == 2 else { return [] }
    if isCurrentPlaying { return stop() }
    if let reason = availability(of: .play).reason {
      notice = reason
      return []
    }
    return play()
  }
}

// MARK: - News

extension SoundList {
  private mutating func handle(_ message: SoundListMessage) -> Actions {
    switch message {
    case .waveRead(let sound, let wave): return take(wave, of: sound)
    case .started(let play, let start):
      if playing?.number == play { playing?.start = start }
    case .fellSilent(let play, let reason):
      // Without a reason, it is a normal end; before the start, it is that of the previous sound.
      guard let playing, playing.number == play, reason != nil || playing.start != nil else {
        break
      }
      self.playing = nil
      if let reason { notice = reason }
    case .saved(let name, let place):
      return [.end(status: 0, saying: "\(name) is now the alarm sound; saved in \(place)")]
    case .notSaved(let reason): notice = reason
    }
    return []
  }

  private mutating func take(
    _ wave: Result<SoundWave, SoundError>, of sound: FoundSound
  ) -> Actions {
    waves[sound] = wave
    if looking == sound { looking = nil }
    guard let entry = awaited, entry.sound == sound else { return look() }
    awaited = nil
    switch wave {
    case .success: return [.perform(.save(name: entry.name))]
    case .failure(let error):
      notice = "\(error)"
      return look()
    }
  }
}
