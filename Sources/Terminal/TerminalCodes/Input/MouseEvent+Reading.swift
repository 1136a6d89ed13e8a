/// The size of a cell in pixels, for converting mouse reports in pixels to cells.
package struct PixelCell: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
  }
}

extension MouseEvent {
  /// Decodes `CSI < BUTTON ; X ; Y M`, or `m` for a release (mode 1006); in pixels in mode 1016.
  init?(_ sequence: ControlSequence, cell: PixelCell?) {
    guard sequence.mark == "<", sequence.intermediates.isEmpty, sequence.fields.count == 3,
      sequence.final == "M" || sequence.final == "m",
      let code = sequence.number(0), let x = sequence.number(1), let y = sequence.number(2),
      let kind = Kind(code: code, isRelease: sequence.final == "m")
    else { return nil }
    let modifiers = Modifiers(mouse: code)
    guard let cell else {
      self.init(kind, column: x - 1, row: y - 1, modifiers: modifiers)
      return
    }
    let pixel = Pixel(x: x - 1, y: y - 1)
    self.init(
      kind, column: pixel.x.dividedDown(by: cell.width), row: pixel.y.dividedDown(by: cell.height),
      pixel: pixel, modifiers: modifiers)
  }
}

extension MouseEvent.Kind {
  /// Decodes a button code: 32 marks motion, 64 the wheel, 128 an additional button.
  fileprivate init?(code: Int, isRelease: Bool) {
    guard (0...255).contains(code) else { return nil }
    let isMotion = code & 32 != 0
    let low = code & 3
    switch code & 0xC0 {
    case 64:
      // A wheel event with motion or a release was already reported.
      guard !isMotion, !isRelease else { return nil }
      let notch = low.isMultiple(of: 2) ? -1 : 1
      self = low < 2 ? .wheel(columns: 0, rows: notch) : .wheel(columns: notch, rows: 0)
    case 0 where low == 3:
      guard isMotion else { return nil }
      self = .move
    case 0, 128:
      let button: MouseButton = code & 128 != 0 ? .other(8 + low) : [.left, .middle, .right][low]
      self = isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
    default: return nil
    }
  }
}

extension Modifiers {
  /// Decodes the modifiers in a button code.
  fileprivate init(mouse code: Int) {
    self = []
    if code & 4 != 0 { insert(.shift) }
    if code & 8 != 0 { insert(.alt) }
    if code & 16 != 0 { insert(.control) }
  }
}

extension Int {
  /// Returns the quotient rounded down, even if negative.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
