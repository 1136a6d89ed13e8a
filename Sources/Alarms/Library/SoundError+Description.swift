internal import Files

extension SoundError: CustomStringConvertible {
  /// The error as a sentence for a person.
  public var description: String {
    switch self {
    case .unknownName(let name, let near): Self.unknown(name, near)
    case .unreadable(let path, let code): "\(path) can’t be read: \(systemWords(code))."
    case .isFolder(let path): "\(path) is a folder, not a sound."
    case .isNoFile(let path): "\(path) is a pipe or a device, not a file."
    case .isEmpty(let path): "\(path) is empty."
    case .isText(let path): "\(path) is text, not a sound."
    case .isTooLarge(let path): "\(path) takes more than 512 MB, which is too much for an alarm."
    case .isTooLong(let path):
      "\(path) is longer than 20 minutes, which is too much for an alarm."
    case .isForeign(let path, let format):
      "\(path) is \(format.words), which can’t be read; convert it: \(Self.conversion(path))"
    case .isUnknownFormat(let path):
      "\(path) is no sound that can be read; if it is one, convert it: \(Self.conversion(path))"
    case .needsLibrary(let path, let format):
      "\(path) is \(format.words), which can’t be read without libsndfile: install libsndfile1, "
        + "or convert it: \(Self.conversion(path))"
    case .isBroken(let path, let why): "\(path) can’t be read: \(why)."
    case .unwritable(let path, let why): "\(path) can’t be written: \(why)."
    }
  }

  private static func unknown(_ name: String, _ near: [String]) -> String {
    let hint = near.isEmpty ? "" : "; near to it \(near.count > 1 ? "are" : "is") \(list(near))"
    return "no sound is called “\(name)”\(hint). timer sounds lists them all."
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The command that makes a file of it that can be read.
  private static func conversion(_ path: String) -> String {
    let name = String(path.split(separator: "/").last ?? "")
    let stem = SoundLibrary.stem(of: name)
    return "ffmpeg -i \(quoted(path)) \(quoted(stem + ".wav"))"
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || $0 >= 0x2B && $0 <= 0x3A || $0 == 0x5F
    }
    return isPlain && !word.hasPrefix("-")
      ? word
      : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
