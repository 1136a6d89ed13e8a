/// Why a sound can't be found, read or written.
public enum SoundError: Error, Hashable, Sendable {
  /// No sound has the name; `near` are those that are spelled alike.
  case unknownName(String, near: [String])
  /// The file can't be opened or read, with the number of the error, as in errno(3).
  case unreadable(String, code: Int32)
  /// The path leads to a folder.
  case isFolder(String)
  /// The path leads to a pipe, a device or something else that isn't a file.
  case isNoFile(String)
  /// The file has no bytes.
  case isEmpty(String)
  /// The file is text.
  case isText(String)
  /// The file has more bytes than would be taken into memory.
  case isTooLarge(String)
  /// The sound is longer than the limit.
  case isTooLong(String)
  /// The file is in a format that can't be read.
  case isForeign(String, SoundFormat)
  /// The file is in no format that is known.
  case isUnknownFormat(String)
  /// The file is in a format that only libsndfile reads, which isn't there.
  case needsLibrary(String, SoundFormat)
  /// The file is in a format that can be read, but it is broken.
  case isBroken(String, why: String)
  /// The file can't be written.
  case unwritable(String, why: String)
}

extension SoundError {
  /// The exit status that goes with it, as in sysexits(3).
  public var exitStatus: Int32 {
    switch self {
    case .unknownName, .unreadable, .isFolder, .isNoFile: 66
    case .isEmpty, .isText, .isTooLarge, .isTooLong, .isForeign, .isUnknownFormat, .needsLibrary,
      .isBroken:
      65
    case .unwritable: 73
    }
  }
}
