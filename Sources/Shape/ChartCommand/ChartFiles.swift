internal import ChartReaders
internal import ChartViews
internal import Charts
internal import Files
internal import Outputs
internal import ShapeCommand

/// The charts read from files, with the folders of the files.
struct ChartFiles {
  private(set) var sets: [ChartSet] = []
  /// The folder of each chart's file, with a trailing slash; `nil` for standard input.
  private(set) var folders: [String?] = []
  /// Sentences about omitted or ambiguous data.
  private(set) var notes: [String] = []

  /// Reads all files of a plan.
  @MainActor
  init(_ plan: ChartPlan, in context: CommandContext) throws(CommandError) {
    var readings: [ChartReading] = []
    for file in plan.files {
      let reading = try Self.read(file, plan.reading, in: context)
      readings.append(reading)
      let folder = file == ChartPlan.standardInput ? nil : (Folder.parent(of: file) ?? ".") + "/"
      folders += reading.sets.map { _ in folder }
    }
    guard let joining = plan.joining else {
      sets = readings.flatMap(\.sets)
      notes = readings.flatMap(\.notes)
      return
    }
    do throws(ChartReaderError) {
      let joined = try ChartReading.joined(readings, as: joining)
      (sets, notes, folders) = (joined.sets, joined.notes, joined.sets.map { _ in nil })
    } catch { throw CommandError(words: "\(error)", status: 65) }
  }

  /// The indices of the charts whose days can be opened: those in percent, or with a folder for one
  /// of their months.
  var chartsWithDays: Set<Int> {
    Set(
      sets.indices.filter { index in
        let days = DayFolder(sets[index])
        guard let zoom = days.zoom, let span = days.span else { return false }
        guard zoom != .shares else { return true }
        guard let folder = folders[index] else { return false }
        // Newest first, in steps of the shortest month's 28 days.
        return stride(from: span.upperBound, through: span.lowerBound - 27, by: -28).prefix(600)
          .contains { day in
            Folder.isFolder(folder + DayFolder.path(ofDay: day).prefix { $0 != "/" })
          }
      })
  }

  @MainActor
  private static func read(
    _ file: String, _ options: ChartReaderOptions, in context: CommandContext
  ) throws(CommandError) -> ChartReading {
    let isInput = file == ChartPlan.standardInput
    let name = isInput ? "standard input" : file
    let pieces: FilePieces
    do throws(ReadError) {
      pieces = try isInput ? FilePieces(descriptor: context.input) : FilePieces(file)
    } catch { throw CommandError.unreadable(name, error.words) }
    do throws(ChartReaderError) {
      let reading = try ChartReader(options).read(file: isInput ? nil : file, next: pieces.next)
      if pieces.failure == nil { return reading }
    } catch {
      if pieces.failure == nil { throw CommandError(words: "\(error)", status: 65) }
    }
    if case .isTooLarge? = pieces.failure {
      throw CommandError(
        words: "\(name) is larger than \(FilePieces.largest >> 20) MiB: pipe part of it in, as in "
          + "tail -n 1000000 FILE | \(context.name) chart", status: 66)
    }
    throw CommandError.unreadable(name, pieces.failure?.words ?? "")
  }
}
