package import Clocks
package import Programs
package import Widgets

/// The program of `timer sounds`: a list for listening to and choosing sounds.
package struct SoundList: Program {
  var model: SoundListModel
  package var appearance = Appearance()

  /// Creates the program of a list.
  package init(model: SoundListModel, appearance: Appearance = Appearance()) {
    (self.model, self.appearance) = (model, appearance)
  }

  package static let keyMaps = SoundListKeys.all

  package var activeKeyMaps: [KeyMap<SoundListCommand>] { model.activeKeyMaps }

  package func availability(of command: SoundListCommand) -> Availability {
    model.availability(of: command)
  }

  package mutating func update(
    _ event: Event<SoundListMessage, SoundListCommand, SoundListOwner>, at now: Moment
  ) -> [Action<SoundListEffect>] {
    model.update(event)
  }

  package func view(
    _ interaction: InteractionState<SoundListOwner>, in surroundings: Surroundings, at now: Moment
  ) -> View<SoundListOwner> {
    View(model.panes(in: surroundings), title: "Sounds")
  }
}
