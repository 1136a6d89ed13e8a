/// A constant that copies of a value have in common.
///
/// The state of a program is copied several times for each event and each frame. A large part that
/// never changes, such as the settings, is copied as one reference if it is shared.
@propertyWrapper
package final class Shared<Value: Sendable>: Sendable {
  package let wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The constant itself, to be passed on without a copy of its value.
  package var projectedValue: Shared { self }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.wrappedValue == right.wrappedValue
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
