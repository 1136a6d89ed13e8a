internal import Texts

/// The reason a sound can't be found, read or written.
package enum SoundError: Error, Hashable, Sendable {
  /// No sound has the name; `near` has similar names.
  case unknownName(String, near: [String])
  /// The file can't be opened or read.
  case unreadable(String, why: String)
  /// The path names a folder.
  case isFolder(String)
  /// The path names a pipe, a device or something else that isn't a regular file.
  case isNoFile(String)
  /// The file is empty.
  case isEmpty(String)
  /// The file is text.
  case isText(String)
  /// The file is larger than the limit.
  case isTooLarge(String)
  /// The sound is longer than the limit.
  case isTooLong(String)
  /// The file is in an unsupported format.
  case isForeign(String, SoundFormat)
  /// The format of the file is unknown.
  case isUnknownFormat(String)
  /// The file is in a format that only libsndfile reads, which isn't installed.
  case needsLibrary(String, SoundFormat)
  /// The file is in a supported format, but broken.
  case isBroken(String, why: String)
  /// The file can't be written.
  case unwritable(String, why: String)
}

extension SoundError {
  /// The exit status for the error, as in sysexits(3).
  package var exitStatus: Int32 {
    switch self {
    case .unknownName, .unreadable, .isFolder, .isNoFile: 66
    case .isEmpty, .isText, .isTooLarge, .isTooLong, .isForeign, .isUnknownFormat, .needsLibrary,
      .isBroken:
      65
    case .unwritable: 73
    }
  }
}

extension SoundError: CustomStringConvertible {
  /// The error as a sentence for the user.
  package var description: String {
    switch self {
    case .unknownName(let name, let near): Self.unknown(name, near)
    case .isFolder(let path): "\(path) is a folder, not a sound"
    case .isNoFile(let path): "\(path) is a pipe or a device, not a file"
    case .isEmpty(let path): "\(path) is empty"
    case .isText(let path): "\(path) is text, not a sound"
    case .isTooLarge(let path): "\(path) takes more than 512 MB, which is too much for an alarm"
    case .isTooLong(let path): "\(path) is longer than 20 minutes, which is too much for an alarm"
    case .isForeign(let path, let format):
      "\(path) is \(format.words), which can’t be read; convert it: \(Self.conversion(path))"
    case .isUnknownFormat(let path):
      "\(path) isn’t a sound in a known format; if it is a sound, convert it: \(Self.conversion(path))"
    case .needsLibrary(let path, let format):
      "\(path) is \(format.words), which can’t be read without libsndfile: install libsndfile1, "
        + "or convert it: \(Self.conversion(path))"
    case .unreadable(let path, let why), .isBroken(let path, let why):
      "\(path) can’t be read: \(why)"
    case .unwritable(let path, let why): "\(path) can’t be written: \(why)"
    }
  }

  private static func unknown(_ name: String, _ near: [String]) -> String {
    let hint =
      near.isEmpty
      ? "; there are \(BuiltInSound.allCases.map(\.rawValue).listed("and"))"
      : "; near to it \(near.count > 1 ? "are" : "is") \(near.listed("and"))"
    return "no sound is called “\(name)”\(hint); the command “sounds” lists them all"
  }

  /// Returns a command that converts a file to a supported format.
  private static func conversion(_ path: String) -> String {
    // A leading dash would make it an option.
    let file = path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
    let stem = PathText.stem(of: PathText.name(of: file))
    let copy = stem.utf8.first == UInt8(ascii: "-") ? "./" + stem : stem
    return ShellText.line(["ffmpeg", "-i", file, copy + ".wav"])
  }
}
