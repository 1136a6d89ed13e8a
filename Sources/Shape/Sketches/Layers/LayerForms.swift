internal import CommandLines
internal import Shapes
internal import Texts

extension ValueForm<Double> {
  static var angle: ValueForm { number("an angle in degrees such as 90") }

  static var fraction: ValueForm { number("a number from 0 to 1 such as 0.5", in: 0...1) }

  static func number(
    _ description: String, in range: ClosedRange<Double> = -1e9...1e9
  ) -> ValueForm {
    ValueForm(description) { text in
      ValueText(text).number.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueForm<Int> {
  /// The form of a number of sides or points.
  static var count: ValueForm {
    ValueForm("a whole number from 3 to 1000") { text in
      guard let number = ValueText(text).number, number == number.rounded(), 3...1000 ~= number
      else { return nil }
      return Int(number)
    }
  }
}

extension ValueForm where Value: CaseIterable & Sendable {
  /// The form of the names of cases that have no raw value.
  static var names: ValueForm { .choice(Value.allCases.map { ("\($0)", $0) }) }
}

// MARK: - Numbers

extension ValueForm<[Double]> {
  /// The form of one radius or four.
  static var radii: ValueForm {
    ValueForm("one radius or four in hundredths of the shorter side, such as 20 or 20,20,0,0") {
      text in
      guard let radii = ValueText(text).numbers, [1, 4].contains(radii.count),
        radii.allSatisfy({ $0 >= 0 })
      else { return nil }
      return radii
    }
  }

  /// The form of dashes and gaps.
  static var dash: ValueForm {
    ValueForm("lengths of dashes and gaps in hundredths of the shorter side, such as 6,3") { text in
      guard let lengths = ValueText(text).numbers, lengths.allSatisfy({ $0 >= 0 }),
        lengths.contains(where: { $0 > 0 })
      else { return nil }
      return lengths
    }
  }
}

extension ValueForm<[Double?]> {
  /// The form of the values of a graph, with `-` for a gap.
  static var gappedNumbers: ValueForm {
    ValueForm("numbers such as 1,4,2,8, with - for a gap") { text in
      ValueText(text).numbers { $0 == "-" ? .nan : ValueText(String($0)).number }?
        .map { $0.isNaN ? nil : $0 }
    }
  }
}

extension ValueForm<Rect> {
  /// Returns the form of a rectangle that isn't empty.
  static func rect(_ unit: String) -> ValueForm {
    ValueForm("X,Y,WIDTH,HEIGHT\(unit)") { text in
      guard let numbers = ValueText(text).numbers, numbers.count == 4, numbers[2] > 0,
        numbers[3] > 0
      else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

extension ValueForm<UnitPoint> {
  static var anchor: ValueForm {
    ValueForm("X,Y as fractions of the frame such as 0.5,0.5") { text in
      ValueText(text).pair.map { UnitPoint(x: $0, y: $1) }
    }
  }
}

extension ValueForm<Size> {
  static var scale: ValueForm {
    ValueForm("a factor such as 0.5, or one each for width and height such as 1,-1") { text in
      guard let numbers = ValueText(text).numbers, numbers.count <= 2 else { return nil }
      return Size(width: numbers[0], height: numbers[numbers.count - 1])
    }
  }

  static var offset: ValueForm {
    ValueForm("X,Y in hundredths of the shorter side such as 10,-5") { text in
      ValueText(text).pair.map { Size(width: $0, height: $1) }
    }
  }
}

extension ValueForm<ClosedRange<Double>> {
  static var trim: ValueForm {
    ValueForm("two fractions of the length such as 0..0.7") { (text) throws(ValueError) in
      guard let span = ValueText(text).span, 0...1 ~= span.from, 0...1 ~= span.to else {
        return nil
      }
      guard span.from <= span.to else {
        throw .reason("a trim can’t run backward; use --rotate to move its start")
      }
      return span.from...span.to
    }
  }
}

extension ValueText {
  /// Two numbers.
  fileprivate var pair: (Double, Double)? {
    guard let numbers, numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1])
  }
}

// MARK: - Texts

extension ValueForm<String> {
  static var numerals: ValueForm {
    ValueForm("digits, time symbols and capital letters, such as 12:34") {
      (text) throws(ValueError) in
      guard !text.isEmpty else { return nil }
      guard text.allSatisfy(Numeral.characters.contains) else {
        throw .reason("only \(Numeral.characters)can be drawn")
      }
      return text
    }
  }
}

extension ValueForm<Path> {
  static var path: ValueForm {
    ValueForm("SVG path text such as 'M0 0L9 9'") { (text) throws(ValueError) in
      do throws(PathTextError) {
        return try Path(svg: text)
      } catch {
        throw .reason(error.description.asClause)
      }
    }
  }
}

extension ValueForm<PaintPlan> {
  /// The form of the colors of a gradient.
  static var gradient: ValueForm {
    ValueForm("two or more colors such as cyan,magenta, with positions such as red@0.3") {
      PaintPlan(gradient: $0)
    }
  }
}

extension PaintPlan {
  /// Returns other colors with the settings of this paint.
  func with(_ colors: PaintPlan) -> PaintPlan {
    var paint = colors
    (paint.kind, paint.angle, paint.mixing) = (kind, angle, mixing)
    return paint
  }
}
