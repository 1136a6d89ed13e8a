internal import Clocks
internal import Programs
internal import Widgets

/// The program of `timer sounds`: a list for listening to and choosing sounds.
struct SoundList: Program {
  var model: SoundListModel
  var appearance = Appearance()

  static let keyMaps = SoundListKeys.all

  var activeKeyMaps: [KeyMap<SoundListCommand>] { model.activeKeyMaps }

  func availability(of command: SoundListCommand) -> Availability {
    model.availability(of: command)
  }

  mutating func update(
    _ event: Event<SoundListMessage, SoundListCommand, SoundListOwner>, at now: Moment
  ) -> [Action<SoundListEffect>] {
    model.update(event)
  }

  func view(
    _ interaction: InteractionState<SoundListOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<SoundListOwner> {
    View(model.panes(in: surroundings), title: "Sounds")
  }
}
