import Glibc
import Reports
import Testing

@testable import Journal

@Suite("Journal errors")
struct JournalErrorTests {
  @Test(
    "Each error is a sentence",
    arguments: [
      (.noHome, "nothing is saved: neither HOME nor XDG_STATE_HOME is set to an absolute path"),
      (
        .unwritable("/a/b", code: ENOSPC),
        "~/b can’t be written: the disk is full; free a few kilobytes"
      ),
      (
        .unwritable("/a/b", code: EROFS),
        "~/b can’t be written: the file system is read-only; XDG_STATE_HOME can name a folder on "
          + "another one"
      ),
      (
        .unremovable("/a/b", code: EACCES),
        "~/b can’t be removed: permission is denied; the folder should be writable by its owner"
      ),
      (
        .unwritable("/a/b", code: ENOTDIR),
        "~/b can’t be written: a file is in the way of a folder"
      ),
      (.unwritable("/a/b", code: EIO), "~/b can’t be written: Input/output error"),
      (
        .notARecord("/a/b", .missing("left")),
        "~/b isn’t a record of a timer: “left” is missing"
      ),
      (.tooLong, "the timer can’t be saved: its record would be longer than 256 KiB"),
    ] as [(JournalError, String)])
  func sentences(error: JournalError, words: String) {
    #expect(error.sentence { $0.replacing("/a/", with: "~/") } == words)
    #expect(error.description.replacing("/a/", with: "~/") == words)
  }
}
