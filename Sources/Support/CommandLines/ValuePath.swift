/// The path of the value in arguments that an option or an operand sets.
package typealias ValuePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
