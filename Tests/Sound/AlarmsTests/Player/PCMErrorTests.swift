import Glibc
import Testing

@testable import Alarms

struct PCMErrorTests {
  @Test(
    "Errors have a short description",
    arguments: [
      ("open", ENOENT, "no such device"), ("write", ENODEV, "the device is gone"),
      ("open", EBUSY, "busy"), ("open", EACCES, "not permitted"),
      ("open", EHOSTDOWN, "the sound server doesn’t respond"),
      ("write", ETIMEDOUT, "it has stalled"), ("open", EINVAL, "ALSA’s settings can’t be read"),
      ("configure", EINVAL, "it can’t play this kind of sound"),
      ("open", ENOMEM, "Cannot allocate memory"),
      ("open", ENOSYS, "sound was left out of this build"),
      ("open", ELIBACC, "libasound can’t be loaded"),
    ])
  func words(operation: String, code: Int32, phrase: String) {
    #expect(PCMError(operation: operation, code: code).description == phrase)
  }

  @Test("ALSA’s message follows the description, and negative error numbers are accepted")
  func detail() {
    let error = PCMError(operation: "open", code: -ENOENT, detail: "Unknown PCM x")
    #expect(error.code == ENOENT)
    #expect(error.description == "no such device (Unknown PCM x)")
  }

  @Test("ALSA’s message follows only a device's name")
  func sentence() {
    let missing = PCMError(operation: "open", code: ENOENT, detail: "Unknown PCM default")
    #expect(missing.words(onDevice: "default") == "no sound card was found")
    #expect(
      missing.words(onDevice: "mine")
        == "no sound on “mine”: no such device (Unknown PCM default)")
    let busy = PCMError(operation: "open", code: EBUSY, detail: "unable to open slave")
    #expect(busy.words(onDevice: "default") == "no sound: busy")
  }
}
