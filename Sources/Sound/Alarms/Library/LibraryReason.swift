#if SndFile
internal import Texts

/// Formats libsndfile's error messages.
enum LibraryReason {
  /// Returns a message as the end of a sentence, without terminal control sequences.
  static func words(_ message: some Sequence<UInt8>) -> String {
    var line = Complaint()
    line.append(Array(message.prefix { $0 != UInt8(ascii: "\n") }))
    let words = line.lastLine ?? ""
    // For a broken MP3 file the library reports that the file doesn't exist.
    let isSaid = !words.isEmpty && !words.hasPrefix("File does not exist")
    return isSaid ? words.asClause : "it is broken"
  }
}
#endif
