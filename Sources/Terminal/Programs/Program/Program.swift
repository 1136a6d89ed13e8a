package import Clocks
package import TerminalCodes
package import Widgets

/// A program as a value: events change it, and its view, subscriptions and actions follow from it.
///
/// Nothing in a program reads a clock, a file or a terminal. A page of a program is a case of its
/// model; programs aren't nested.
package protocol Program: Sendable {
  /// The messages from effects that were carried out, and from subscriptions.
  associatedtype Message: Hashable & Sendable
  /// The commands that keys, buttons and menus request.
  associatedtype Command: Hashable & Sendable
  /// The identifiers of items and panes.
  associatedtype Owner: Hashable & Sendable
  /// The effects that only the edge can perform.
  associatedtype Effect: Hashable & Sendable

  /// All key tables, for documents and for the test of conflicts.
  static var keyMaps: [KeyMap<Command>] { get }

  /// The active key tables, innermost first.
  var activeKeyMaps: [KeyMap<Command>] { get }

  /// Returns whether a command can be used now.
  func availability(of command: Command) -> Availability

  /// Handles an event and returns the actions to perform.
  mutating func update(_ event: Event<Message, Command, Owner>, at now: Moment) -> [Action<Effect>]

  /// Returns the content to show.
  func view(
    _ interaction: InteractionState<Owner>, in surroundings: Surroundings, at now: Moment
  ) -> View<Owner>

  /// Returns the subscriptions.
  func subscriptions(at now: Moment) -> Set<Subscription<Message>>

  /// The appearance of pictures, apart from what the terminal reports.
  var appearance: Appearance { get }

  /// Returns the line that remains on the terminal when a signal ends the program.
  func closingLine(at now: Moment) -> String?
}

extension Program {
  package var activeKeyMaps: [KeyMap<Command>] { Self.keyMaps }
  package func availability(of command: Command) -> Availability { .on }
  package func subscriptions(at now: Moment) -> Set<Subscription<Message>> { [] }
  package var appearance: Appearance { Appearance() }
  package func closingLine(at now: Moment) -> String? { nil }

  /// Returns the command of a key in the active key maps, innermost first, and its availability;
  /// absent commands are skipped.
  package func command(for press: KeyPress) -> (command: Command, availability: Availability)? {
    for map in activeKeyMaps {
      guard let command = map.command(for: press) else { continue }
      let availability = availability(of: command)
      if availability != .absent { return (command, availability) }
    }
    return nil
  }
}
