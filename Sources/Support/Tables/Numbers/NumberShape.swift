internal import Texts

/// What the commas and points in a number reveal about its format.
enum NumberShape: Hashable {
  /// There is no comma or point, or the text isn't a number.
  case silent
  /// This byte is the decimal separator.
  case decimal(UInt8)
  /// This byte separates thousands, and there is no fraction.
  case grouping(UInt8)
  /// This byte is the only separator, followed by three digits: it may be either.
  case either(UInt8)

  init(_ digits: ArraySlice<UInt8>) {
    let body = digits.drop { $0 == Byte.minus || $0 == Byte.plus }
    let separators = body.filter { $0 == Byte.comma || $0 == Byte.point }
    guard let last = separators.last, let offset = body.lastIndex(of: last),
      body.allSatisfy({ Byte.isDigit($0) || $0 == Byte.comma || $0 == Byte.point })
    else {
      self = .silent
      return
    }
    let whole = body[..<offset]
    if separators.count == 1 {
      let isEither =
        body[offset...].count == 4 && (1...3).contains(whole.count) && whole.first != Byte.zero
      self = isEither ? .either(last) : .decimal(last)
    } else if separators.allSatisfy({ $0 == last }) {
      // Other groups are those of versions and addresses.
      let groups = body.split(separator: last, omittingEmptySubsequences: false)
      let areThousands =
        (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
      self = areThousands ? .grouping(last) : .silent
    } else {
      self = .decimal(last)
    }
  }
}

extension NumberFormat {
  /// Infers the format of numbers from samples.
  ///
  /// The decimal separator is a point unless the samples show that it is a comma. Thousands
  /// separators are allowed if the samples prove what each separator means; otherwise `1,234`
  /// remains ambiguous.
  package init(guessedFrom cells: [ArraySlice<UInt8>]) { self.init(Self.shapes(of: cells)) }

  /// Returns the shapes of numbers.
  static func shapes(of cells: [ArraySlice<UInt8>]) -> Set<NumberShape> {
    var shapes: Set<NumberShape> = []
    for cell in cells {
      let amount = Self.bracketed(cell)
      let sign = Self.sign(of: amount ?? cell)
      let shape = NumberShape(NumberFormat(sign: sign).removingMarks(amount ?? cell))
      // Parentheses are of accountants, who don't write a fraction of three digits.
      if amount != nil, case .either(let separator) = shape {
        shapes.insert(.grouping(separator))
      } else {
        shapes.insert(shape)
      }
    }
    return shapes
  }

  /// Creates the format that shapes of numbers show.
  init(_ shapes: Set<NumberShape>) {
    let comma = shapes.contains(.decimal(Byte.comma)) || shapes.contains(.grouping(Byte.point))
    let point = shapes.contains(.decimal(Byte.point)) || shapes.contains(.grouping(Byte.comma))
    self.init(hasDecimalComma: comma && !point, isGrouped: comma != point)
  }

  /// Returns the byte that separates thousands, as a column of whole numbers shows in which exactly
  /// those from 1000 have it; `nil` if it could be the decimal separator as well.
  static func grouping(in cells: [[UInt8]]) -> UInt8? {
    var (separator, hasPlain, hasZero): (UInt8?, Bool, Bool) = (nil, false, false)
    for cell in cells {
      switch NumberShape(cell[...]) {
      case .silent:
        let digits = cell.drop { $0 == Byte.minus || $0 == Byte.plus }
        guard (1...3).contains(digits.count), digits.allSatisfy(Byte.isDigit) else { return nil }
        hasPlain = true
      case .either(let byte):
        guard separator == nil || separator == byte else { return nil }
        separator = byte
        hasZero = hasZero || cell.last == Byte.zero
      case .decimal, .grouping: return nil
      }
    }
    // A fraction has no zero at its end beside numbers without a fraction.
    return hasPlain && (separator == Byte.comma || hasZero) ? separator : nil
  }

  /// Returns a number without a mark behind it, such as the flag of `3.9 p`, `12*` and `12[1]`; `nil`
  /// if it has none.
  static func withoutMark(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let last = cell.last, let digit = cell.lastIndex(where: Byte.isDigit) else { return nil }
    if last == 0x5D, let open = cell.lastIndex(of: Byte.openBracket), open > cell.startIndex,
      cell[(open + 1)...].dropLast().allSatisfy(Byte.isDigit)
    {
      return cell[..<open]
    }
    let mark = cell[(digit + 1)...]
    let letters = mark.drop(while: Byte.isBlank)
    let isFlag =
      letters.startIndex > mark.startIndex && letters.count < 3
      && letters.allSatisfy { "bcdefnpruz".utf8.contains($0) }
      // Units aren't flags, except for b, which Eurostat uses, rather than as one of bits.
      && (letters.elementsEqual([0x62]) || NumberUnit.name(of: Letters.text(letters)) == nil)
    return isFlag || mark.allSatisfy { $0 == 0x2A } && !mark.isEmpty ? cell[...digit] : nil
  }

  private func removingMarks(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = cell.filter { Byte.isDigit($0) || $0 == Byte.comma || $0 == Byte.point }
    // Letters inside a number mean that it is something else.
    guard sign != nil || NumberUnit.common(of: [Array(cell)]) != nil else { return cell }
    return digits[...]
  }
}
