internal import ChartReaders
internal import ChartViews
internal import Charts
internal import Files
internal import Outputs
internal import ShapeCommand
internal import Texts

/// The charts read from files, with the folders of the files.
struct ChartFiles {
  private(set) var sets: [ChartSet] = []
  /// The folder of each chart's file, with a trailing slash; `nil` for standard input.
  private(set) var folders: [String?] = []
  /// The name of each chart's file, if the file has only that chart; `nil` for standard input.
  private(set) var names: [String?] = []
  /// Sentences about omitted or ambiguous data.
  private(set) var notes: [String] = []

  /// Reads all files of a plan.
  @MainActor
  init(_ plan: ChartPlan, in context: CommandContext) throws(CommandError) {
    var readings: [ChartReading] = []
    for (file, name) in zip(plan.files, PathText.distinctNames(of: plan.files)) {
      let reading = try Self.read(file, plan.reading, in: context)
      readings.append(reading)
      let folder = file == ChartPlan.standardInput ? nil : Self.folder(of: file)
      folders += reading.sets.map { _ in folder }
      let isNamed = folder != nil && reading.sets.count == 1
      names += reading.sets.map { _ in isNamed ? name : nil }
    }
    guard let joining = plan.joining else {
      sets = readings.flatMap(\.sets)
      notes = readings.flatMap(\.notes)
      return
    }
    do throws(ChartReaderError) {
      let joined = try ChartReading.joined(readings, as: joining)
      (sets, notes, folders) = (joined.sets, joined.notes, joined.sets.map { _ in nil })
      names = folders
    } catch { throw CommandError(words: "\(error)", status: 65) }
  }

  /// Returns the folder of a file, with a trailing slash.
  static func folder(of file: String) -> String { (Folder.parent(of: file) ?? ".") + "/" }

  /// The days of each chart that have a file in the folders of their months.
  var daysWithFiles: [Int: Set<Int>] {
    var days: [Int: Set<Int>] = [:]
    for index in sets.indices {
      guard let folder = folders[index], let span = DayFolder(sets[index]).span else { continue }
      days[index] = Self.days(in: folder, among: span)
    }
    return days
  }

  /// Returns the days of a range that have a file, looking back 600 months.
  private static func days(in folder: String, among span: ClosedRange<Int>) -> Set<Int> {
    var days: Set<Int> = []
    var last = ""
    // Newest first, in steps of the shortest month's 28 days.
    for near in stride(from: span.upperBound, through: span.lowerBound - 27, by: -28).prefix(600) {
      let month = String(DayFolder.path(ofDay: near).prefix { $0 != "/" })
      guard month != last, Folder.isFolder(folder + month) else { continue }
      last = month
      for day in near - 31...near + 31 where span.contains(day) {
        let path = DayFolder.path(ofDay: day)
        if path.hasPrefix(month + "/"), Folder.exists(folder + path) { days.insert(day) }
      }
    }
    return days
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
      // A pipe may be as long; memory that is only reserved takes none.
      let reading = try ChartReader(options).read(
        file: isInput ? nil : file, size: pieces.size ?? FilePieces.largest, next: pieces.next)
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
