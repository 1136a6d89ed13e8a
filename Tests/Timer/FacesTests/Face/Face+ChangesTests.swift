import Cells
import Countdowns
import Faces
import Scenes
import Testing

struct FaceChangesTests {
  static let canvas = Canvas(columns: 60, rows: 20)
  static let lefts: [Duration] = [
    .seconds(300), .milliseconds(299_999), .milliseconds(299_001), .milliseconds(150_500),
    .seconds(30), .milliseconds(9_999), .milliseconds(1), .nanoseconds(1),
  ]

  @Test("The text stays the same until the next change", arguments: Face.allCases)
  func running(face: Face) throws {
    for left in Self.lefts {
      var state = FaceFixture.state(left: left)
      for isStill in [false, true] {
        state.isStill = isStill
        let change = try #require(face.timeToChange(state, on: Self.canvas))
        #expect(change > .zero && change <= left)
        var later = state
        later.snapshot.left = max(.zero, left - change + .nanoseconds(1))
        #expect(later.digits == state.digits, "\(left)")
        if isStill {
          later.snapshot.left = left - change
          #expect(later.digits != state.digits)
        }
      }
    }
  }

  @Test(
    "No cell changes by more than its smallest part until the next change", arguments: Face.allCases
  )
  func picture(face: Face) throws {
    let canvas = Canvas(columns: 30, rows: 10)
    for left in Self.lefts where left > .seconds(1) {
      let state = FaceFixture.state(left: left)
      let change = try #require(face.timeToChange(state, on: canvas))
      var later = state
      later.snapshot.left = left - change + .milliseconds(1)
      let (now, then) = (
        FaceFixture.grid(face, state, canvas), FaceFixture.grid(face, later, canvas)
      )
      for row in 0..<10 {
        for column in 0..<30 {
          // The tip moved by at most a sixth of the width.
          let difference = FaceFixture.difference(now[column, row], then[column, row])
          #expect(difference <= 255 / 3, "\(face), \(left) left, \(column),\(row)")
        }
      }
    }
  }

  @Test(
    "A static picture has no next change", arguments: Face.allCases,
    [Snapshot.Phase.ready, .paused, .ended])
  func standing(face: Face, phase: Snapshot.Phase) {
    let state = FaceFixture.state(phase, left: .seconds(77))
    #expect(face.timeToChange(state, on: Self.canvas) == nil)
  }

  @Test("A ringing face changes with each flash and each second", arguments: Face.allCases)
  func ringing(face: Face) throws {
    for milliseconds in [0, 1, 499, 500, 501, 999, 1000, 61_250] {
      var state = FaceFixture.state(.ringing, left: .zero, overtime: .milliseconds(milliseconds))
      let flash = try #require(face.timeToChange(state, on: Self.canvas))
      #expect(flash == .milliseconds(500 - milliseconds % 500))
      state.isStill = true
      let second = try #require(face.timeToChange(state, on: Self.canvas))
      #expect(second == .milliseconds(1000 - milliseconds % 1000))
    }
  }

  @Test("Nothing changes after the end", arguments: Face.allCases)
  func end(face: Face) {
    #expect(face.timeToChange(FaceFixture.state(left: .zero), on: Self.canvas) == nil)
  }

  @Test("Any screen size has a next change", arguments: Face.allCases)
  func small(face: Face) throws {
    for (columns, rows) in [(0, 0), (1, 1), (3, 2), (400, 1)] {
      let canvas = Canvas(columns: columns, rows: rows)
      let change = try #require(face.timeToChange(FaceFixture.state(left: .seconds(9)), on: canvas))
      #expect(change > .zero && change <= .seconds(1))
    }
  }
}
