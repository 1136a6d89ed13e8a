/// A collector of positions that determines their unit.
struct ContestPositions {
  private let time: ContestSet.TimeReader?
  private var list: [Double] = []
  /// The unit of positions given as text; `nil` for numbers.
  private var unit: Positions.Unit?

  init(_ time: ContestSet.TimeReader?) { self.time = time }

  var count: Int { list.count }

  /// Appends a position; its node is created only for an error.
  mutating func add(
    _ value: ContestValue, at node: @autoclosure () -> ContestNode
  ) throws(ContestSetError) {
    if case .number(let number) = value, number.isFinite, unit == nil {
      list.append(number)
    } else {
      try add(node())
    }
  }

  private mutating func add(_ node: ContestNode) throws(ContestSetError) {
    var unit: Positions.Unit?
    switch node.value {
    case .number(let number):
      guard number.isFinite else { throw node.error(.notFinite) }
      list.append(number)
    case .string(let text):
      guard let time else { throw node.needs("a number") }
      guard let found = time(text), found.position.isFinite else {
        throw node.error(.notATime(text))
      }
      list.append(found.position)
      unit = found.unit
    default: throw node.needs(time == nil ? "a number" : "a number or a time")
    }
    guard list.count == 1 || unit == self.unit else { throw node.error(.mixedUnits) }
    self.unit = unit
  }

  /// Returns a set of series with one value per position, in ascending order of positions.
  func set(title: String?, series: [Series]) -> ChartSet {
    var (list, unit) = found
    var series = series
    if zip(list, list.dropFirst()).contains(where: >) {
      let order = list.indices.sorted { (list[$0], $0) < (list[$1], $1) }
      list = order.map { list[$0] }
      for index in series.indices {
        series[index].values = order.map { series[index].values[$0] }
      }
    }
    return ChartSet(
      title: title, positions: Positions(Self.storage(of: list), unit: unit), series: series)
  }
}

extension ContestPositions {
  /// The positions, with their unit.
  private var found: ([Double], Positions.Unit) {
    guard let unit else { return Self.inferred(list) }
    return (list, unit)
  }

  /// Returns numbers in the unit inferred from their magnitude.
  private static func inferred(_ list: [Double]) -> ([Double], Positions.Unit) {
    let largest = list.reduce(0) { max($0, $1.magnitude) }
    let scales = [(1e9..<1e10, 1.0), (1e11..<1e13, 1e3), (1e15..<1e16, 1e6), (1e18..<1e19, 1e9)]
    guard let scale = scales.first(where: { $0.0.contains(largest) })?.1,
      list.allSatisfy({ $0 == $0.rounded() })
    else { return (list, .number) }
    let seconds = list.map { $0 / scale }
    guard seconds.allSatisfy({ $0.truncatingRemainder(dividingBy: 86_400) == 0 }) else {
      return (seconds, .seconds)
    }
    return (seconds.map { $0 / 86_400 }, .days)
  }

  /// Returns equally spaced positions in regular storage, if it represents them exactly.
  private static func storage(of list: [Double]) -> Positions.Storage {
    guard list.count > 1, list[1] > list[0] else { return .listed(list) }
    let (start, step) = (list[0], list[1] - list[0])
    let isRegular = list.indices.allSatisfy { start + Double($0) * step == list[$0] }
    return isRegular ? .regular(start: start, step: step, count: list.count) : .listed(list)
  }
}
