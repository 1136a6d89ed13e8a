import Glibc
import TestSupport
import Testing

@testable import Control

@Suite("Claiming names")
struct ControlClaimTests {
  private let sandbox: Sandbox
  private var folder: ControlFolder { sandbox.folder }

  init() throws { sandbox = try Sandbox() }

  @Test("A name is taken while its timer runs")
  func taken() throws {
    let claim = try ControlClaim("tea", in: folder)
    #expect(throws: ControlError.isTaken("tea")) { try ControlClaim("tea", in: folder) }
    #expect(try ControlClaim("Tea", in: folder).name == "Tea")
    #expect(sandbox.files.mode(of: "tea.sock") == 0o600)
    claim.removeFile()
    #expect(try ControlClaim("tea", in: folder).name == "tea")
  }

  @Test("The name of a timer that is gone is free")
  func dead() throws {
    for _ in 0..<3 {
      _ = try ControlClaim("tea", in: folder)
      #expect(folder.isDead("tea.sock"))
    }
    #expect(sandbox.files.names == ["tea.sock"])
  }

  @Test("A file that isn’t a socket stays")
  func foreign() throws {
    let path = try sandbox.files.write([1, 2], to: "tea.sock")
    #expect(throws: ControlError.isNotASocket(path)) { try ControlClaim("tea", in: folder) }
    #expect(sandbox.files.read("tea.sock") == [1, 2])
  }

  @Test("Numbers are taken in order, and reused once their timers are gone")
  func numbers() throws {
    var claims = try (0..<5).map { _ in
      try ControlClaim(nil, in: folder, orNumberedIf: { _ in false })
    }
    #expect(claims.map(\.name) == ["1", "2", "3", "4", "5"])
    claims.remove(at: 2)
    claims[0].removeFile()
    try sandbox.files.write([], to: "6.sock")
    #expect(try ControlClaim(nil, in: folder, orNumberedIf: { _ in false }).name == "1")
    #expect(try ControlClaim(nil, in: folder) { ["1", "3"].contains($0) }.name == "7")
    claims.append(try ControlClaim("1", in: folder))
    claims.append(try ControlClaim(nil, in: folder, orNumberedIf: { _ in false }))
    claims.append(try ControlClaim(nil, in: folder, orNumberedIf: { _ in false }))
    #expect(claims.map(\.name) == ["1", "2", "4", "5", "1", "3", "7"])
  }

  @Test("A number follows a name that a timer has, or that is taken otherwise")
  func numbered() throws {
    let claim = try ControlClaim("tea", in: folder, orNumberedIf: { _ in false })
    #expect(claim.name == "tea")
    let isTaken = { ["tea 2", "egg"].contains($0) }
    #expect(try ControlClaim("tea", in: folder, orNumberedIf: isTaken).name == "tea 3")
    #expect(try ControlClaim("egg", in: folder, orNumberedIf: isTaken).name == "egg 2")
  }

  @Test("A hundred random names can be claimed once each")
  func random() throws {
    var numbers = SeededGenerator(seed: 21)
    var claims: [ControlClaim] = []
    for _ in 0..<100 {
      let length = Int.random(in: 1...90, using: &numbers)
      let name = String(
        decoding: (0..<length).map { _ in UInt8.random(in: 0..<128, using: &numbers) },
        as: UTF8.self)
      claims.append(try ControlClaim("\(claims.count)" + name, in: folder))
    }
    #expect(folder.sockets.count == 100)
    for claim in claims {
      #expect(throws: ControlError.isTaken(claim.name)) { try ControlClaim(claim.name, in: folder) }
    }
    for claim in claims { claim.removeFile() }
    #expect(sandbox.files.names.isEmpty)
  }

  @Test("Only one of many simultaneous claims gets the name, and all numbers differ")
  func concurrent() async throws {
    let folder = folder
    _ = try ControlClaim("tea", in: folder)
    let claims = await withTaskGroup(of: ControlClaim?.self) { group in
      for index in 0..<40 {
        group.addTask {
          let own = try? ControlFolder(at: folder.path)
          return index % 2 == 0
            ? try? ControlClaim("tea", in: own ?? folder)
            : try? ControlClaim(nil, in: own ?? folder, orNumberedIf: { _ in false })
        }
      }
      var claims: [ControlClaim] = []
      for await claim in group { if let claim { claims.append(claim) } }
      return claims
    }
    let names = Set((1...20).map { "\($0)" } + ["tea"])
    #expect(claims.count == 21 && Set(claims.map(\.name)) == names)
  }

  @Test("A claim removes only its own file")
  func replaced() throws {
    let claim = try ControlClaim("tea", in: folder)
    folder.remove("tea.sock")
    claim.removeFile()
    let other = try ControlClaim("tea", in: folder)
    claim.removeFile()
    #expect(folder.state(of: "tea.sock") == .live)
    other.removeFile()
    #expect(sandbox.files.names.isEmpty)
  }

  @Test("A folder that was removed is an error")
  func removed() throws {
    sandbox.files.remove()
    #expect(throws: ControlError.system(folder.path + "/tea.sock", code: ENOENT)) {
      try ControlClaim("tea", in: folder)
    }
    #expect(folder.sockets.isEmpty)
  }
}
