/// The terminal modes that a program sets.
///
/// All bytes that set, change and restore these modes are composed here, including those that a
/// crash writes.
package struct TerminalModes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The alternate screen (1049).
  package static let alternateScreen = TerminalModes(rawValue: 1 << 0)
  /// A hidden cursor (25).
  package static let hiddenCursor = TerminalModes(rawValue: 1 << 1)
  /// The window's title, which is saved on the terminal's stack and restored.
  package static let title = TerminalModes(rawValue: 1 << 2)
  /// Markers around pasted text (2004).
  package static let bracketedPaste = TerminalModes(rawValue: 1 << 3)
  /// Focus reports (1004).
  package static let focusReports = TerminalModes(rawValue: 1 << 4)
  /// Kitty's keyboard protocol, with disambiguated escape codes and alternate keys (flags 1 and 4).
  package static let keyboardDisambiguation = TerminalModes(rawValue: 1 << 5)
  /// Mouse reports of buttons and the wheel (1000).
  package static let mousePress = TerminalModes(rawValue: 1 << 6)
  /// Mouse reports of buttons, the wheel, and motion with a button held (1002).
  package static let mouseDrag = TerminalModes(rawValue: 1 << 7)
  /// Mouse reports of buttons, the wheel, and all motion (1003).
  package static let mouseMotion = TerminalModes(rawValue: 1 << 8)
  /// Mouse positions in pixels (1016), with one of the modes above.
  package static let mousePixels = TerminalModes(rawValue: 1 << 9)

  /// The modes in which the terminal reports the mouse.
  package static let mouse: TerminalModes = [.mousePress, .mouseDrag, .mouseMotion]

  /// The modes of a full-screen program.
  package static let fullScreen: TerminalModes = [.inline, .alternateScreen]
  /// The modes of a program that draws inline, among other lines.
  package static let inline: TerminalModes = [.hiddenCursor, .bracketedPaste]

  /// The mouse mode; of several, the one that reports most.
  private var tracking: Int? {
    contains(.mouseMotion) ? 1003 : contains(.mouseDrag) ? 1002 : contains(.mousePress) ? 1000 : nil
  }

  private var hasPixels: Bool { tracking != nil && contains(.mousePixels) }
}

// MARK: - Bytes

extension TerminalModes {
  /// The bytes that set the modes.
  package var entering: [UInt8] { TerminalModes().changing(to: self) }

  /// The bytes that restore the terminal.
  ///
  /// A frame may have been interrupted; CAN ends a partial sequence.
  package var leaving: [UInt8] { [0x18] + restoring }

  /// Returns the bytes that restore the terminal in a crash.
  ///
  /// - Parameter removal: The bytes that remove pictures.
  /// - Returns: At most 200 bytes more than `removal`.
  package func crashing(removingPictures removal: [UInt8] = []) -> [UInt8] {
    var output = Sequences()
    output.raw([0x18])
    if !removal.isEmpty { output.raw([0x1B, 0x5C] + removal) }
    output.raw(restoring)
    // Without the alternate screen, the shell's prompt goes below the last frame.
    if !contains(.alternateScreen) { output.text("\r\n") }
    return output.bytes
  }

  /// Returns the bytes that change the modes while the program runs.
  package func changing(to next: TerminalModes) -> [UInt8] {
    var output = Sequences()
    var (off, on) = (subtracting(next), next.subtracting(self))
    // Each screen has its own keyboard mode.
    if off.union(on).contains(.alternateScreen), contains(.keyboardDisambiguation) {
      off.insert(.keyboardDisambiguation)
      on.formUnion(next.intersection(.keyboardDisambiguation))
    }
    mouseOff(before: next, &output)
    off.reset(&output)
    on.set(&output)
    next.mouseOn(after: self, &output)
    return output.bytes
  }

  /// The bytes that end synchronized output, reset the style and reset all modes.
  private var restoring: [UInt8] {
    var output = Sequences()
    output.mode(2026, false)
    output.csi(final: "m")
    output.raw(changing(to: []))
    return output.bytes
  }

  /// Sets all modes except the mouse, in the reverse order of `reset`.
  private func set(_ output: inout Sequences) {
    if contains(.title) { output.csi(22, 2, final: "t") }
    if contains(.alternateScreen) {
      output.mode(1049, true)
      output.csi(2, final: "J")
    }
    if contains(.hiddenCursor) { output.mode(25, false) }
    if contains(.bracketedPaste) { output.mode(2004, true) }
    if contains(.focusReports) { output.mode(1004, true) }
    if contains(.keyboardDisambiguation) { output.text("\u{1B}[>5u") }
  }

  private func reset(_ output: inout Sequences) {
    if contains(.focusReports) { output.mode(1004, false) }
    if contains(.bracketedPaste) { output.mode(2004, false) }
    if contains(.keyboardDisambiguation) { output.text("\u{1B}[<u") }
    if contains(.alternateScreen) { output.mode(1049, false) }
    if contains(.hiddenCursor) { output.mode(25, true) }
    if contains(.title) { output.csi(23, 2, final: "t") }
  }

  /// Ends the mouse reports that `next` lacks; all possible ones if it has no mouse mode.
  private func mouseOff(before next: TerminalModes, _ output: inout Sequences) {
    guard let tracking else { return }
    guard let nextTracking = next.tracking else {
      for mode in [1003, 1002, 1000, 1006] { output.mode(mode, false) }
      if hasPixels { output.mode(1016, false) }
      return
    }
    if tracking != nextTracking { output.mode(tracking, false) }
    if hasPixels, !next.hasPixels { output.mode(1016, false) }
  }

  /// Begins the mouse reports that `last` lacked: the encoding first, so that none arrives in
  /// another one.
  private func mouseOn(after last: TerminalModes, _ output: inout Sequences) {
    guard let tracking else { return }
    // In many terminals, 1006 and 1016 are values of the same setting.
    if last.tracking == nil || last.hasPixels && !hasPixels { output.mode(1006, true) }
    if hasPixels, !last.hasPixels { output.mode(1016, true) }
    if tracking != last.tracking { output.mode(tracking, true) }
  }
}
