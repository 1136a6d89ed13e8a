import Settings
import TOML
import Testing

@testable import Timers

struct PreferencesSharingTests {
  private static let text = """
    sound = "gong"
    [share]
    broker = "mqtts://broker.example"
    user = "anna"
    password-file = "~/.config/timer/password"
    ca-file = "/etc/ca.pem"
    protocol = "3.1.1"
    control = ["anna", "ben"]
    """

  private static func read(_ text: String) throws -> Preferences {
    Preferences(try SettingsText(text).document())
  }

  @Test("The table of the file has all settings of sharing")
  func table() throws {
    let read = try Self.read(Self.text)
    #expect(read.notes == [] && read.sound == "gong")
    var sharing = SharingPreferences()
    (sharing.broker, sharing.user) = ("mqtts://broker.example", "anna")
    (sharing.passwordFile, sharing.caFile) = ("~/.config/timer/password", "/etc/ca.pem")
    (sharing.version, sharing.control) = (.v3_1_1, ["anna", "ben"])
    #expect(read.sharing == sharing)
    #expect(Preferences().filled(from: read).sharing == sharing)
    #expect(try Self.read("").sharing == SharingPreferences())
  }

  @Test(
    "A mistake names its key and line",
    arguments: [
      (
        "protocol = \"4\"",
        "line 2: share.protocol: one of “auto”, “5”, “3.1.1” is wanted, not “4”"
      ),
      ("protocol = 5", "line 2: share.protocol: one of “auto”, “5”, “3.1.1” is wanted, not 5"),
      (
        "control = \"anna\"",
        "line 2: share.control: a list of texts in quotes is wanted, not “anna”"
      ),
      (
        "control = [\"a/b\"]",
        "line 2: share.control: “a/b” isn’t a user: a name has 1 to 64 characters without “/”, "
      ),
      ("control = [\"$ops\"]", "line 2: share.control: “$ops” isn’t a user: a name has 1 to 64 "),
      ("user = \"a+b\"", "line 2: share.user: “a+b” isn’t a user: a name has 1 to 64 characters"),
      ("user = \"\"", "line 2: share.user: “” isn’t a user: a name has 1 to 64 characters"),
      ("user = 5", "line 2: share.user: a text in quotes is wanted, not 5"),
      ("borker = \"x\"", "line 2: unknown setting “share.borker”; did you mean “share.broker”?"),
      ("password = \"x\"", "line 2: unknown setting “share.password”"),
    ])
  func mistakes(_ line: String, _ note: String) throws {
    let notes = try Self.read("[share]\n" + line).notes
    #expect(notes.count == 1 && notes[0].hasPrefix(note), "\(notes)")
  }

  @Test("A setting of the table is shown, and edited in place")
  func edits() throws {
    let text = SettingsText(Self.text)
    let document = try text.document()
    let shown = ConfigText.text(EffectiveSettings(.countdowns, document, []))
    #expect(shown.contains("share.broker = \"mqtts://broker.example\""))
    #expect(shown.contains("share.control = [\"anna\", \"ben\"]"))
    let edited = try text.applying(.set("share.user", .string("ben")))
    #expect(edited.text == Self.text.replacing("user = \"anna\"", with: "user = \"ben\""))
    let new = try SettingsText("").applying(.set("share.user", .string("ben"))).text
    #expect(new == "[share]\nuser = \"ben\"\n")
  }
}
