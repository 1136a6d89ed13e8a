internal import Glibc

/// A descriptor that is closed when its last owner is gone.
final class OwnedDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit {
    close(number)
  }
}
