import Synth
import Testing

@testable import Alarms

struct SoundErrorTests {
  private static let names = {
    let names = BuiltInSound.allCases.map(\.rawValue)
    return "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }()

  @Test(
    "Each error is a sentence with its remedy",
    arguments: [
      (
        SoundError.unknownName("towr", near: ["tower"]),
        "no sound is called “towr”; near to it is tower; the command “sounds” lists them all"
      ),
      (
        .unknownName("gon", near: ["gong", "gone", "gun"]),
        "no sound is called “gon”; near to it are gong, gone and gun; the command “sounds” lists them all"
      ),
      (
        .unknownName("x", near: []),
        "no sound is called “x”; there are \(names); the command “sounds” lists them all"
      ),
      (.unreadable("a.wav", code: 2), "a.wav can’t be read: No such file or directory"),
      (
        .isForeign("tea.m4a", .mpeg4),
        "tea.m4a is MPEG-4 audio, which can’t be read; convert it: ffmpeg -i tea.m4a tea.wav"
      ),
      (
        .isForeign("/m/my tea's.m4a", .mpeg4),
        "/m/my tea's.m4a is MPEG-4 audio, which can’t be read; convert it: "
          + "ffmpeg -i '/m/my tea'\\''s.m4a' 'my tea'\\''s.wav'"
      ),
      (
        .isForeign("-a.m4a", .mpeg4),
        "-a.m4a is MPEG-4 audio, which can’t be read; convert it: ffmpeg -i ./-a.m4a ./-a.wav"
      ),
      (
        .needsLibrary("a.flac", .flac),
        "a.flac is FLAC, which can’t be read without libsndfile: install libsndfile1, or convert "
          + "it: ffmpeg -i a.flac a.wav"
      ),
    ])
  func words(_ error: SoundError, _ sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test("The exit status indicates the cause")
  func exitStatus() {
    #expect(SoundError.unknownName("x", near: []).exitStatus == 66)
    #expect(SoundError.isFolder("x").exitStatus == 66)
    #expect(SoundError.isText("x").exitStatus == 65)
    #expect(SoundError.unwritable("x", why: "").exitStatus == 73)
  }
}
