package import Clocks
package import Programs
package import Raster
internal import TerminalCodes
internal import Texts
internal import Widgets

/// Browses the gallery: shows one shape at a time with editable values, and the command that draws
/// it.
package struct GalleryProgram: Program {
  package typealias Message = Never
  package typealias Effect = Never

  package enum Owner: Hashable, Sendable {
    case variantsPane, shapesPane, parametersPane, picturePane, commandPane, keysPane, helpPane
    case variants, filter, picture, command, keys, help(Int)
    case shape(ShapeKind)
    case parameter(Parameter)
  }

  /// The part of the screen that keys go to.
  enum Focus: Hashable, Sendable {
    case shapes, parameters, filter, help
  }

  /// A shape in a variant.
  struct ShapeVariant: Hashable, Sendable {
    var shape = ShapeKind.circle
    var variant = 0
  }

  /// The background of the picture, with its text as typed.
  let background: (color: RGBA, text: String)?
  let terminalBackground: RGB?
  private(set) var choice = ShapeVariant()
  private(set) var focus = Focus.shapes
  private(set) var filter = TextState(limit: 40)
  private(set) var notice: Notice?
  /// The digits typed so far for a parameter.
  private(set) var entry: String?
  private var cursor: Parameter?
  private var exhibits: [ShapeVariant: Exhibit] = [:]
  private(set) var focusBeforeHelp = Focus.shapes

  package init(background: (color: RGBA, text: String)? = nil, terminalBackground: RGB? = nil) {
    self.background = background
    self.terminalBackground = terminalBackground
  }

  /// Returns the gallery as it opens, with its first picture.
  package func opened() -> GalleryProgram {
    var program = self
    program.choice = ShapeVariant(shape: Gallery.first.shape, variant: Gallery.firstVariant)
    program.exhibits[program.choice] = Gallery.first
    return program
  }

  package var appearance: Appearance { Appearance(background: terminalBackground) }
}

// MARK: - What is shown

extension GalleryProgram {
  var variant: Gallery.Variant { Gallery.variants[choice.variant] }

  var exhibit: Exhibit { exhibits[choice] ?? Exhibit(choice.shape, variant) }

  /// The shapes whose names match the filter.
  var shapes: [ShapeKind] {
    let filter = ListFilter(filter.text)
    return ShapeKind.allCases.filter { filter.matches($0.rawValue) }
  }

  /// The parameter under the cursor.
  var parameter: Parameter? {
    let parameters = exhibit.parameters
    return cursor.flatMap { parameters.contains($0) ? $0 : nil } ?? parameters.first
  }

  /// Whether any value has changed.
  var isChanged: Bool { exhibit != Exhibit(choice.shape, variant) }

  /// The command that draws the exhibit.
  var command: String {
    let more = background.map { ["--background", $0.text] } ?? []
    return ShellText.line(["shape", "draw"] + exhibit.words + more)
  }
}

// MARK: - Events

extension GalleryProgram {
  package mutating func update(
    _ event: Event<Never, Command, Owner>, at now: Moment
  ) -> [Action<Never>] {
    notice.expire(at: now)
    switch event {
    case .command(let command):
      notice = nil
      return handle(command, now)
    case .refused(_, let reason), .pixelsRefused(let reason): show(reason, now)
    case .interaction(.typed(let press, _)) where focus == .help: return leaveHelp(by: press, now)
    case .interaction(let interaction): handle(interaction)
    default: break
    }
    return []
  }

  private mutating func handle(_ command: Command, _ now: Moment) -> [Action<Never>] {
    if command != .erase { entry = nil }
    switch command {
    case .leave: return [.end(status: 0)]
    case .copy:
      show("Copied; paste it at a prompt", now)
      return [.copy(self.command), .say("Copied: \(self.command)")]
    case .help:
      focusBeforeHelp = focus
      focus = .help
    case .closeHelp: focus = focusBeforeHelp
    case .find: focus = .filter
    case .keepFilter: focus = .shapes
    case .clearFilter:
      filter.set("")
      focus = .shapes
    case .filterStart: filter.move(to: 0)
    case .filterEnd: filter.move(to: filter.characters.count)
    case .switchPart: focus = focus == .parameters ? .shapes : .parameters
    case .reset: exhibits[choice] = nil
    case .previousVariant: choose(variant: choice.variant - 1)
    case .nextVariant: choose(variant: choice.variant + 1)
    case .variant(let number): choose(variant: number)
    case .previous: move(by: -1)
    case .next: move(by: 1)
    case .pageUp: move(by: -10)
    case .pageDown: move(by: 10)
    case .first: move(by: -100)
    case .last: move(by: 100)
    case .less: change(by: -1)
    case .more: change(by: 1)
    case .muchLess: change(by: -5)
    case .muchMore: change(by: 5)
    case .erase:
      if let entry { enter(String(entry.dropLast())) }
    }
    return []
  }

  /// Closes the list of keys and runs the command that `press` has in the part below it.
  private mutating func leaveHelp(by press: KeyPress, _ now: Moment) -> [Action<Never>] {
    focus = focusBeforeHelp
    guard let (command, availability) = command(for: press) else {
      focus = .help
      return []
    }
    guard case .dimmed(let reason) = availability else { return handle(command, now) }
    show(reason, now)
    return []
  }

  private mutating func show(_ words: String, _ now: Moment) { notice = Notice(words, at: now) }

  private mutating func choose(variant: Int) {
    let count = Gallery.variants.count
    choice.variant = (variant + count) % count
  }

  private mutating func move(by steps: Int) {
    if focus == .parameters {
      let all = exhibit.parameters
      cursor = parameter.flatMap { all.moved(from: $0, by: steps) }
    } else {
      choice.shape = shapes.moved(from: choice.shape, by: steps) ?? choice.shape
    }
  }

  private mutating func change(by steps: Int) {
    guard let parameter else { return }
    edit { $0.change(parameter, by: steps) }
  }

  private mutating func edit(_ body: (inout Exhibit) -> Void) {
    var exhibit = exhibit
    body(&exhibit)
    exhibits[choice] = exhibit
  }
}

// MARK: - Typing

extension GalleryProgram {
  /// The maximum number of characters in an entry.
  private static let maxEntryLength = 8

  private mutating func type(_ press: KeyPress) {
    switch focus {
    case .filter: refine { _ = $0.handle(press) }
    case .parameters: if let character = press.typed { enter((entry ?? "") + String(character)) }
    case .shapes, .help: break
    }
  }

  private mutating func paste(_ text: String) {
    switch focus {
    case .filter: refine { $0.insert(text) }
    case .parameters: enter((entry ?? "") + TextState.line(of: text))
    case .shapes, .help: break
    }
  }

  /// Changes the filter, and keeps the current shape if it still matches.
  private mutating func refine(_ change: (inout TextState) -> Void) {
    change(&filter)
    let shapes = shapes
    if !shapes.contains(choice.shape), let first = shapes.first { choice.shape = first }
  }

  /// Accepts the text of a number, or a prefix of one.
  private mutating func enter(_ text: String) {
    guard let parameter, exhibit.number(of: parameter) != nil, text.count <= Self.maxEntryLength,
      text.allSatisfy({ "0123456789.-".contains($0) })
    else { return }
    entry = text
    guard let number = ValueText(text).number else { return }
    edit { $0.set(parameter, to: number, isExact: true) }
  }
}

// MARK: - The mouse

extension GalleryProgram {
  private mutating func handle(_ interaction: Interaction<Owner>) {
    switch interaction {
    case .typed(let press, _): type(press)
    case .pasted(let text, _): paste(text)
    case .pressed(let hit, _, .left, _): press(hit)
    case .dragged(let hit, let from):
      if case .parameter(let parameter) = from.owner, from.part == ParameterRow.sliderPart {
        slide(parameter, hit)
      }
    case .wheeled(let hit, let columns, let rows):
      guard case .parameter(let parameter) = hit.owner else { return }
      select(parameter)
      edit { $0.change(parameter, by: columns - rows) }
    case .pressedOutside: if focus == .help { focus = focusBeforeHelp }
    default: break
    }
  }

  private mutating func press(_ hit: Hit<Owner>) {
    switch hit.owner {
    case .variants:
      choose(variant: hit.part)
      entry = nil
    case .shape(let shape):
      choice.shape = shape
      focus = .shapes
      entry = nil
    case .parameter(let parameter):
      select(parameter)
      switch hit.part {
      case ParameterRow.sliderPart: slide(parameter, hit)
      case ParameterRow.lessPart: edit { $0.change(parameter, by: -1) }
      case ParameterRow.morePart: edit { $0.change(parameter, by: 1) }
      default: break
      }
    default: break
    }
  }

  private mutating func select(_ parameter: Parameter) {
    (focus, cursor, entry) = (.parameters, parameter, nil)
  }

  private mutating func slide(_ parameter: Parameter, _ hit: Hit<Owner>) {
    guard case .slider(let range, _, _) = parameter.control(of: choice.shape) else { return }
    edit { $0.set(parameter, to: Slider.value(of: hit, in: range)) }
  }
}

extension Array where Element: Equatable {
  /// Returns the element a number of steps from `element`, clamped to the ends; the first element
  /// if `element` isn't in the array.
  fileprivate func moved(from element: Element, by steps: Int) -> Element? {
    guard let index = firstIndex(of: element) else { return first }
    return self[Swift.max(0, Swift.min(index + steps, count - 1))]
  }
}
