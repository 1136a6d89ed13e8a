import Synth
import TestSupport
import Testing

@testable import Alarms

struct SoundLibraryTests {
  private let folder: TemporaryFolder
  private let wav = WAVFile.bytes(of: Waveform(samples: [1, 2, 3], rate: 8000))

  init() throws {
    folder = try TemporaryFolder()
  }

  private var library: SoundLibrary { SoundLibrary(folder: folder.path, home: folder.path) }

  private func own(_ name: String) -> FoundSound { .file(path: folder.path + "/" + name) }

  @Test("Without a folder there are only built-in sounds", arguments: [nil, "/nowhere/at/all"])
  func builtIn(folder: String?) throws {
    let library = SoundLibrary(folder: folder)
    #expect(library.entries.map(\.name) == BuiltInSound.allCases.map(\.rawValue))
    for sound in BuiltInSound.allCases {
      #expect(try library.find(sound.rawValue) == .builtIn(sound))
      #expect(try library.find(sound.rawValue.uppercased()) == .builtIn(sound))
    }
  }

  @Test("The user's sounds follow by name, without the suffix if that is unambiguous")
  func ownFiles() throws {
    for name in [
      "wind.wav", "Alarm.wav", "bell.wav", "bell.au", "tower.wav", "plain", ".hidden.wav",
    ] {
      try folder.write(wav, to: name)
    }
    try folder.write(Array("notes".utf8), to: "notes.txt")
    try folder.write([], to: "empty.wav")
    try folder.write(wav, to: "sub/inner.wav")
    let own = library.entries.dropFirst(BuiltInSound.allCases.count)
    #expect(own.map(\.name) == ["Alarm", "bell.au", "bell.wav", "plain", "tower.wav", "wind"])
    #expect(own.first?.summary == "your own, WAV")
    for entry in library.entries { #expect(try library.find(entry.name) == entry.sound) }
  }

  @Test("A name means a built-in sound, otherwise a file in the folder, otherwise a path")
  func order() throws {
    for name in ["tower.wav", "bell.wav", "bell", "gong"] { try folder.write(wav, to: name) }
    #expect(try library.find("tower") == .builtIn(.tower))
    #expect(try library.find("gong") == .builtIn(.gong))
    #expect(try library.find("tower.wav") == own("tower.wav"))
    #expect(try library.find("bell.wav") == own("bell.wav"))
    #expect(try library.find("bell") == own("bell"))
    #expect(try library.find("/x/tower") == .file(path: "/x/tower"))
    #expect(try library.find("./tower") == .file(path: "./tower"))
    #expect(try library.find("~/x.wav") == .file(path: folder.path + "/x.wav"))
    #expect(!library.entries.contains { $0.sound == own("gong") })
  }

  @Test(
    "The name and the number of a phone's sound mean a built-in one, unless a file has that name",
    arguments: BuiltInSound.allCases)
  func inPlace(sound: BuiltInSound) throws {
    guard let (name, number) = sound.phoneSound else { return }
    for text in [name, name.lowercased(), name.replacing(" ", with: "-"), "\(number)"] {
      #expect(try SoundLibrary(folder: nil).find(text) == .builtIn(sound))
    }
    guard name != "Glass" else { return }
    try folder.write(wav, to: "\(name).wav")
    #expect(try library.find(name) == own("\(name).wav"))
    #expect(library.entries.contains { $0.name == name })
  }

  @Test("A subfolder isn't listed, and a pipe doesn't block")
  func others() throws {
    try folder.write(wav, to: "inner.wav/file.wav")
    #expect(folder.makePipe("pipe.wav") != nil)
    #expect(library.entries.count == BuiltInSound.allCases.count)
    #expect(throws: SoundError.self) { try library.find("pipe.wav") }
  }

  @Test("An unknown name is rejected with similar ones")
  func unknown() throws {
    try folder.write(wav, to: "towel.wav")
    #expect(throws: SoundError.unknownName("violin", near: [])) { try library.find("violin") }
    #expect(throws: SoundError.unknownName("towe", near: ["tower", "towel"])) {
      try library.find("towe")
    }
    #expect(throws: SoundError.unknownName("", near: [])) { try library.find("") }
  }
}
