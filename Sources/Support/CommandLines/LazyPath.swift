/// A key path that is created when it is used.
///
/// Creating the key paths of a hundred options at the start would take a third of its instructions,
/// and using one takes 50,000. So the functions that make the options of a countdown are inlined,
/// and a closure that captures nothing else uses the path: then the compiler knows it, and accesses
/// the value directly.
package typealias LazyPath<Root, Value> =
  @Sendable () -> WritableKeyPath<Root, Value>
