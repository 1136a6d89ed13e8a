internal import System

/// Why there is no client.
package enum MQTTError: Error, Hashable, Sendable {
  case missingLibrary
  /// The library is older than version 2.0.
  case oldLibrary
  /// The system allows no more threads, with its error number.
  case noThread(Int32)
  /// The system allows no more descriptors, with its error number.
  case noDescriptor(Int32)
}

extension MQTTError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingLibrary:
      "sharing needs libmosquitto, which isn’t installed: install libmosquitto1 (Debian, Ubuntu) "
        + "or mosquitto (Fedora, Arch)"
    case .oldLibrary: "sharing needs libmosquitto 2.0 or later, and an older one is installed"
    case .noThread(let code): "no thread can be started: \(ErrorNumber(code: code))"
    case .noDescriptor(let code): "no descriptor can be opened: \(ErrorNumber(code: code))"
    }
  }
}
