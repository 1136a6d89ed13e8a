import Glibc
internal import System

/// The reason a sound device doesn't play.
package struct PCMError: Error, Hashable, Sendable {
  /// The operation that failed: open, configure, write.
  package var operation: String
  /// The error number, as in errno(3).
  package var code: Int32
  /// The message of libasound, if any.
  package var detail: String?

  package init(operation: String, code: Int32, detail: String? = nil) {
    self.operation = operation
    self.code = abs(code)
    self.detail = detail
  }

  /// The error in a build without sound.
  package static let leftOut = PCMError(operation: "open", code: ENOSYS)

  /// The error if libasound can't be loaded.
  static let noLibrary = PCMError(operation: "open", code: ELIBACC)
}

extension PCMError: CustomStringConvertible {
  /// A short phrase for the user, such as “no such device”.
  package var description: String {
    let phrase = phrase
    guard let detail, !detail.isEmpty else { return phrase }
    return "\(phrase) (\(detail))"
  }

  /// Returns a clause stating that a device, which may be the default one, doesn't play.
  ///
  /// libasound's message is about device names, so it is added only for a device chosen by the
  /// user.
  package func words(onDevice device: String) -> String {
    guard device == "default" else { return "no sound on “\(device)”: \(self)" }
    return meansNoDevice ? "no sound card was found" : "no sound: \(phrase)"
  }

  /// The error of an unresponsive device.
  package static let hanging = PCMError(operation: "open", code: ETIMEDOUT)

  /// Whether the device, or the server behind it, hangs.
  var meansHanging: Bool { code == ETIMEDOUT }

  var meansNoDevice: Bool { operation == "open" && [ENOENT, ENODEV, ENXIO].contains(code) }

  /// The description without libasound's message.
  package var phrase: String {
    switch code {
    case ENOENT, ENODEV, ENXIO: operation == "open" ? "no such device" : "the device is gone"
    case EBUSY: "busy"
    case EACCES, EPERM: "not permitted"
    case ECONNREFUSED, EHOSTDOWN, ECONNRESET, ENOTCONN, EIO: "the sound server doesn’t respond"
    case ETIMEDOUT: operation == "open" ? "it doesn’t respond" : "it has stalled"
    case EPIPE: "it can’t keep up"
    case EINVAL where operation == "open": "ALSA’s settings can’t be read"
    case EINVAL: "it can’t play this kind of sound"
    case ENOSYS: "sound was left out of this build"
    case ELIBACC: "libasound can’t be loaded"
    default: ErrorNumber(code: code).description
    }
  }
}
