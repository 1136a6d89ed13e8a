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
      self = .grouping(last)
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
  package init(guessedFrom cells: [ArraySlice<UInt8>]) {
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
    let comma = shapes.contains(.decimal(Byte.comma)) || shapes.contains(.grouping(Byte.point))
    let point = shapes.contains(.decimal(Byte.point)) || shapes.contains(.grouping(Byte.comma))
    self.init(hasDecimalComma: comma && !point, isGrouped: comma != point)
  }

  private func removingMarks(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = cell.filter { Byte.isDigit($0) || $0 == Byte.comma || $0 == Byte.point }
    // Letters inside a number mean that it is something else.
    guard sign != nil || NumberUnit.common(of: [Array(cell)]) != nil else { return cell }
    return digits[...]
  }
}
