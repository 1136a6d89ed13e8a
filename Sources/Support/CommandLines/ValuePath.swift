/// The path of the value in arguments that an option or an operand sets.
///
/// A path is made when its option is used, since making those of a hundred options would take a third
/// of the instructions of a start.
package typealias ValuePath<Root, Value> =
  @Sendable () -> any WritableKeyPath<Root, Value> & Sendable
