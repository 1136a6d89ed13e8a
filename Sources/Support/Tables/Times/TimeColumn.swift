internal import Clocks
internal import Texts

/// A parser of a column's times.
///
/// A date without a time of day remains a calendar day, whatever the zone. Times without a zone are
/// read as UTC. Where day and month are ambiguous, the first row with a number over 12 settles
/// their order, for earlier rows as well.
package struct TimeColumn {
  package let form: TimeForm
  /// The order of day and month, once known.
  package private(set) var order: DateOrder?
  private var list: TickList
  /// The order of the parts in the dates so far; other orders are rejected.
  private(set) var style: CalendarText.Order?
  /// The last time of day, and the ticks of the days before it.
  private var clock: (last: Int64, days: Int64)?
  /// The first ambiguous date, while the order is undecided.
  private(set) var undecided: String?

  package init(_ form: TimeForm, order: DateOrder? = nil) {
    self.form = form
    self.order = order
    list = TickList(ticksPerUnit: form.ticksPerUnit)
  }

  package var count: Int { list.count }

  /// Returns the times; throws if no row decided the order of day and month.
  package func times() throws(TableError) -> Times {
    if let undecided { throw TableError(.undecidedDates(example: undecided)) }
    return Times(list.storage, unit: form.unit, hasZone: form.hasZone)
  }

  /// Appends the time in a cell; returns the fault if there is none.
  package mutating func append(_ cell: [UInt8]) -> TableFault? {
    var tick: Int64 = 0
    var offset = 0
    if let scanned = scan(cell.span, at: &offset), offset == cell.count {
      commit(scanned)
      return nil
    }
    if let fault = read(cell.span, 0..<cell.count, into: &tick) { return fault }
    commit(tick)
    return nil
  }

  @inline(__always)
  mutating func commit(_ tick: Int64) { list.append(tick) }

  /// Removes the times but keeps what is known about their form.
  mutating func removeAll() { list = TickList(ticksPerUnit: form.ticksPerUnit) }
}

// MARK: - Reading a cell

extension TimeColumn {
  /// Reads a cell as ticks without appending it.
  mutating func read(
    _ bytes: Span<UInt8>, _ range: Range<Int>, clock: Range<Int>? = nil, into tick: inout Int64
  ) -> TableFault? {
    switch form {
    case .epoch:
      guard let value = Self.integer(bytes, range) ?? Self.scientificTicks(bytes, range) else {
        return notTime(bytes, range)
      }
      tick = value
      return nil
    case .epochFraction:
      guard
        let value = Self.fraction(bytes, range)
          ?? Self.scientificTicks(bytes, range, perUnit: 1_000_000)
      else { return notTime(bytes, range) }
      tick = value
      return nil
    case .clocks:
      guard let text = CalendarText(bytes, range), text.fits(form) else {
        return notTime(bytes, range)
      }
      tick = unwrapped(text.microseconds)
      return nil
    case .dates, .moments:
      return readCalendar(bytes, range, clock: clock, into: &tick)
    }
  }

  private mutating func readCalendar(
    _ bytes: Span<UInt8>, _ range: Range<Int>, clock: Range<Int>?, into tick: inout Int64
  ) -> TableFault? {
    guard var text = CalendarText(bytes, range), text.hasDate else {
      return notTime(bytes, range)
    }
    if let clock {
      guard !text.hasClock, let time = CalendarText(bytes, clock), !time.hasDate else {
        return notTime(bytes, clock)
      }
      (text.hasClock, text.microseconds, text.zone) = (true, time.microseconds, time.zone)
    }
    guard text.fits(form), style == nil || text.order == style else {
      return notTime(bytes, range)
    }
    if let fault = settle(text, bytes, range) { return fault }
    guard let date = text.date(isDayFirst: order == .dayFirst) else {
      let isOtherOrder = text.date(isDayFirst: order != .dayFirst) != nil
      return isOtherOrder
        ? .wrongDateOrder(TableFault.excerpt(bytes, range)) : notTime(bytes, range)
    }
    style = text.order
    let days = Int64(date.epochDay)
    tick =
      form == .dates
      ? days : days * 86_400_000_000 + text.microseconds - Int64(text.zone ?? 0) * 60_000_000
    return nil
  }

  /// Returns a time of day plus the days since the first one.
  private mutating func unwrapped(_ time: Int64) -> Int64 {
    let day: Int64 = 86_400_000_000
    var days = clock?.days ?? 0
    if let clock, time < clock.last - day / 2 { days += day }
    if let clock, time > clock.last + day / 2 { days -= day }
    clock = (time, days)
    return days + time
  }

  private func notTime(_ bytes: Span<UInt8>, _ range: Range<Int>) -> TableFault {
    .notTime(TableFault.excerpt(bytes, range), expected: form)
  }

  private static func integer(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var offset = range.lowerBound
    guard offset < range.upperBound else { return nil }
    let isNegative = bytes[offset] == Byte.minus
    if isNegative { offset += 1 }
    guard (1...19).contains(range.upperBound - offset) else { return nil }
    var value: UInt64 = 0
    while offset < range.upperBound {
      let digit = bytes[offset] &- Byte.zero
      guard digit < 10 else { return nil }
      value = value &* 10 &+ UInt64(digit)
      offset += 1
    }
    guard let whole = Int64(exactly: value) else { return nil }
    return isNegative ? -whole : whole
  }

  /// Returns a number with an exponent, such as 1.6796141005e9.
  static func scientific(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let cell = bytes.extracting(range)
    var offset = 0
    guard let value = NumberScanner.scan(cell, at: &offset), offset == cell.count else {
      return nil
    }
    for offset in cell.indices where cell[offset] | 0x20 == Byte.e { return value }
    return nil
  }

  /// Returns a number with an exponent as whole ticks; `nil` if it isn't a whole number of them.
  private static func scientificTicks(
    _ bytes: Span<UInt8>, _ range: Range<Int>, perUnit: Double = 1
  ) -> Int64? {
    guard let value = scientific(bytes, range) else { return nil }
    let ticks = (value * perUnit).rounded()
    guard ticks.magnitude < 0x1p53, perUnit > 1 || ticks == value else { return nil }
    return Int64(ticks)
  }

  private static func fraction(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int64? {
    var point = range.lowerBound
    while point < range.upperBound, bytes[point] != Byte.point { point += 1 }
    guard let whole = integer(bytes, range.lowerBound..<point), whole.magnitude < 1 << 40 else {
      return nil
    }
    guard point < range.upperBound else { return whole * 1_000_000 }
    var scanner = DigitScanner(offset: point + 1, end: range.upperBound)
    guard let rest = scanner.microseconds(bytes), scanner.isAtEnd else { return nil }
    let isNegative = bytes[range.lowerBound] == Byte.minus
    return whole * 1_000_000 + Int64(isNegative ? -rest : rest)
  }
}

// MARK: - Order of day and month

extension TimeColumn {
  /// Settles the order of day and month if a date reveals it, and corrects the rows before it.
  ///
  /// Rejects a zone before the order is known, since it could move the time to another day.
  private mutating func settle(
    _ text: CalendarText, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> TableFault? {
    guard order == nil, text.order == .yearLast else { return nil }
    if text.first > 12, text.second <= 12 {
      order = .dayFirst
      swapDaysAndMonths()
      undecided = nil
    } else if text.second > 12, text.first <= 12 {
      order = .monthFirst
      undecided = nil
    } else if undecided == nil, text.first != text.second {
      undecided = TableFault.excerpt(bytes, range)
    }
    let isMoved = order == nil && (text.zone ?? 0) != 0
    return isMoved ? .undecidedDates(example: TableFault.excerpt(bytes, range)) : nil
  }

  /// Reinterprets all dates so far, which were read month first, as day first.
  private mutating func swapDaysAndMonths() {
    let ticksPerDay: Int64 = form == .dates ? 1 : 86_400_000_000
    var exchanged = TickList(ticksPerUnit: form.ticksPerUnit)
    for tick in list.ticks {
      let day = (tick >= 0 ? tick : tick - ticksPerDay + 1) / ticksPerDay
      let date = CivilDate(epochDay: Int(day))
      let other = CivilDate(year: date.year, month: date.day, day: date.month) ?? date
      exchanged.append(tick + (Int64(other.epochDay) - day) * ticksPerDay)
    }
    list = exchanged
  }
}
