package import Clocks
package import Programs
package import Widgets

/// A program whose parts a test sets: it shows panes from a closure, and records its events.
package struct Desk: Program {
  package typealias Message = String
  package typealias Owner = String
  package typealias Effect = String
  package typealias AnyEvent = Event<Message, Command, Owner>

  package enum Command: Hashable, Sendable, CaseIterable { case one, two, three }

  /// Returns the panes to show.
  package var panes: @Sendable (Desk) -> [Pane<String>]
  /// Reacts to an event.
  package var react: @Sendable (inout Desk, AnyEvent) -> [Action<String>]
  /// The events, except for the passing of time.
  package var events: [AnyEvent] = []
  /// Numbers for the test's own use.
  package var numbers: [Int] = []
  package var flags: Set<String> = []
  package var maps: [KeyMap<Command>] = []
  package var availabilities: [Command: Availability] = [:]
  package var awaited: Set<Subscription<String>> = []
  package var isStill = false

  package init(
    panes: @escaping @Sendable (Desk) -> [Pane<String>],
    react: @escaping @Sendable (inout Desk, AnyEvent) -> [Action<String>] = { _, _ in [] }
  ) {
    self.panes = panes
    self.react = react
  }

  package static var keyMaps: [KeyMap<Command>] { [] }
  package var activeKeyMaps: [KeyMap<Command>] { maps }
  package var appearance: Appearance { Appearance(isStill: isStill) }

  package func availability(of command: Command) -> Availability {
    availabilities[command] ?? .on
  }

  package mutating func update(_ event: AnyEvent, at now: Moment) -> [Action<String>] {
    if event != .timePassed { events.append(event) }
    return react(&self, event)
  }

  package func view(
    _ interaction: InteractionState<String>, in surroundings: Surroundings, at now: Moment
  ) -> View<String> {
    View(panes(self), title: "Desk")
  }

  package func subscriptions(at now: Moment) -> Set<Subscription<String>> { awaited }

  /// The interactions among the events.
  package var interactions: [Interaction<String>] {
    events.compactMap { if case .interaction(let interaction) = $0 { interaction } else { nil } }
  }
}
