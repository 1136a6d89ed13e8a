import TestSupport
import Testing

@testable import Charts

struct SonificationTests {
  @Test("Values map to pitch and positions to pan") func valuesMapToPitchAndPositionsToPan() {
    let notes = Sonification(of: ChartExcerpt(of: lines([0, .nan, 10, 5, 0]))).notes
    #expect(notes.map(\.pan) == [-1, -0.5, 0, 0.5, 1])
    #expect(notes.map(\.start) == [0, 0.5, 1, 1.5, 2])
    #expect(notes.allSatisfy { $0.length == 0.5 })
    #expect(notes[0].frequency == 392 && notes[1].frequency == nil && notes[2].frequency == 1046)
    // The middle value is at equal pitch intervals from both ends.
    let middle = notes[3].frequency ?? 0
    #expect(abs(middle * middle - 392 * 1046) < 1e-6)
  }

  @Test("Series play one after another") func seriesPlayOneAfterAnother() {
    let music = Sonification(
      of: ChartExcerpt(of: lines([0, 1], [5, 9], [3, 10]), visible: [0, 2]))
    #expect(music.notes.map(\.series) == [0, 0, 2, 2])
    #expect(music.notes.map(\.start) == [0, 0.625, 1.95, 2.575])
    #expect(abs(music.duration - 3.2) < 1e-12)
    #expect(music.notes[3].frequency == 1046)
    #expect((music.notes[1].frequency ?? 0) < 500)
  }

  @Test("Each axis has its own range") func eachAxisHasItsOwnRange() {
    var set = lines([0, 1], [5, 900])
    set.hasTwoAxes = true
    let notes = Sonification(of: ChartExcerpt(of: set)).notes
    #expect(notes.map(\.frequency) == [392, 1046, 392, 1046])
  }

  @Test("Binning preserves spikes") func binningPreservesSpikes() {
    var values = Array(repeating: 5.0, count: 10_000)
    values[4321] = -100
    let notes = Sonification(of: ChartExcerpt(of: lines(values), in: 1000..<9000)).notes
    #expect(notes.count == 100)
    #expect(notes.flatMap(\.positions) == Array(1000..<9000))
    #expect(notes.filter { $0.frequency == 392 }.map { $0.positions.contains(4321) } == [true])
  }

  @Test("Equal values play in the middle of the range") func equalValuesPlayInTheMiddleOfTheRange()
  {
    let notes = Sonification(of: ChartExcerpt(of: lines([7]))).notes
    #expect(notes.count == 1 && notes[0].pan == 0 && notes[0].length == 2.5)
    #expect(abs((notes[0].frequency ?? 0) - 640.3) < 0.1)
  }

  @Test("Without values there is silence") func withoutValuesThereIsSilence() {
    #expect(Sonification(of: ChartExcerpt(of: lines([]))).notes.isEmpty)
    #expect(Sonification(of: ChartExcerpt(of: lines([1]), visible: [])).duration == 0)
    #expect(Sonification(of: ChartExcerpt(of: lines([.nan]))).notes.map(\.frequency) == [nil])
  }

  @Test("Notes stay within their bounds") func notesStayWithinTheirBounds() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      let count = Int.random(in: 1...300, using: &random)
      let values = { (random: inout SeededGenerator) in
        (0..<count).map { _ in Double(bitPattern: random.next()) }
      }
      let set = lines(values(&random), values(&random))
      let music = Sonification(of: ChartExcerpt(of: set))
      #expect(abs(music.duration - 3.2) < 1e-9)
      #expect(abs(music.notes.map(\.length).reduce(0, +) - 2.5) < 1e-9)
      for note in music.notes {
        #expect(note.frequency.map(Sonification.frequencies.contains) ?? true)
        #expect((-1.0...1).contains(note.pan) && note.length >= Sonification.shortestNote - 1e-12)
      }
    }
  }

  @Test("A very long duration has no more notes than values")
  func veryLongDurationHasNoMoreNotesThanValues() {
    let music = Sonification(of: ChartExcerpt(of: lines([1, 2, 3])), duration: 1e30)
    #expect(music.notes.count == 3)
  }
}
