#if SndFile
/// Formats libsndfile's error messages.
enum LibraryReason {
  /// Returns a message as the end of a sentence, without terminal control sequences.
  static func words(_ message: some Sequence<UInt8>) -> String {
    var line = Complaint()
    line.append(Array(message.prefix { $0 != UInt8(ascii: "\n") }))
    let words = line.lastLine ?? ""
    // For a broken MP3 file the library reports that the file doesn't exist.
    let isSaid = !words.isEmpty && !words.hasPrefix("File does not exist")
    let sentence = isSaid ? words : "it is broken"
    let start =
      sentence.dropFirst().first?.isLowercase == true ? sentence.prefix(1).lowercased() : ""
    let rest = start.isEmpty ? sentence[...] : sentence.dropFirst()
    return start + (rest.hasSuffix(".") ? rest.dropLast() : rest)
  }
}
#endif
