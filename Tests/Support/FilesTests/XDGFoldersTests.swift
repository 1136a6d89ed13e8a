import Files
import Testing

struct XDGFoldersTests {
  private static func folders(_ variables: [String: String]) -> XDGFolders {
    XDGFolders { variables[$0] }
  }

  @Test("Folders are below HOME unless absolute XDG variables override them")
  func folders() {
    let home = Self.folders(["HOME": "/home/me/", "XDG_DATA_HOME": "d"])
    #expect(home.home == "/home/me")
    #expect(home.settings == "/home/me/.config")
    #expect(home.data == "/home/me/.local/share")
    #expect(home.state == "/home/me/.local/state")
    let other = Self.folders(["XDG_CONFIG_HOME": "/c//", "XDG_STATE_HOME": "/s"])
    #expect(other.home == nil && other.data == nil)
    #expect(other.settings == "/c" && other.state == "/s")
    #expect(Self.folders(["HOME": "/"]).settings == "/.config")
  }

  @Test("Paths below the home directory start with a tilde")
  func abbreviated() {
    let folders = Self.folders(["HOME": "/home/me"])
    #expect(folders.abbreviated("/home/me/.config/x") == "~/.config/x")
    #expect(folders.abbreviated("/home/metoo/x") == "/home/metoo/x")
    #expect(Self.folders([:]).abbreviated("/a") == "/a")
  }
}
