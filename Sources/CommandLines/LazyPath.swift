/// A key path that is created when it is used.
///
/// Creating the key paths of a hundred options at the start would take a third of its instructions.
package typealias LazyPath<Root, Value> =
  @Sendable () -> any WritableKeyPath<Root, Value> & Sendable
