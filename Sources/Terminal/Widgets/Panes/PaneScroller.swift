/// A calculation of which items of a pane are visible, and where, that requests only those.
struct PaneScroller<Owner: Hashable & Sendable> {
  /// A visible item, with its cells relative to the viewport's top left one.
  struct VisibleItem {
    var index: Int
    var item: Item<Owner>
    var columns: Range<Int>
    var rows: Range<Int>
  }

  let content: any Rows<Owner>
  let arrangement: Arrangement
  let columns: Int
  let rows: Int
  let surroundings: Surroundings
  let margin: Int
  private let perBand: Int
  private let bands: Int
  var state: ScrollState<Owner>

  init(
    _ content: any Rows<Owner>, _ arrangement: Arrangement, columns: Int, rows: Int, margin: Int,
    in surroundings: Surroundings, from state: consuming ScrollState<Owner>
  ) {
    (self.content, self.arrangement) = (content, arrangement)
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    self.surroundings = surroundings
    perBand = arrangement.itemsPerBand(count: content.count, width: self.columns)
    bands = arrangement.bands(count: content.count, width: self.columns)
    self.margin = max(0, min(margin, (self.rows - 1) / 2))
    let isOtherWidth = state.columns != self.columns
    self.state = state
    if isOtherWidth { self.state.cache = HeightCache() }
    self.state.cache.enter(surroundings)
    if isOtherWidth || self.state.heights.count != bands {
      let estimate = content.count > 0 ? content.item(at: 0).widget.base : nil
      self.state.heights = HeightIndex(
        count: bands, estimate: max(1, estimate?.estimatedHeight(forWidth: self.columns) ?? 1))
    }
  }

  /// The lines of the content above the viewport, as far as they are known.
  var linesAbove: Int { state.heights.lines(above: state.anchor.band) + state.anchor.linesAbove }

  mutating func request(_ request: ScrollState<Owner>.PendingScroll) { state.request(request) }

  /// Returns the final scroll state.
  consuming func finish() -> ScrollState<Owner> { state }

  // MARK: Heights

  /// Returns the measured height of a band.
  mutating func height(of band: Int) -> Int { height(of: band, items(of: band)) }

  private mutating func height(of band: Int, _ items: [Item<Owner>]) -> Int {
    var height = 0
    for (place, item) in items.enumerated() {
      height = max(height, self.height(of: item, at: place))
    }
    state.heights.note(height, of: band)
    return height
  }

  private func items(of band: Int) -> [Item<Owner>] {
    (band * perBand..<min((band + 1) * perBand, content.count)).map { content.item(at: $0) }
  }

  private mutating func height(of item: Item<Owner>, at place: Int) -> Int {
    let width = arrangement.columns(of: place, count: content.count, width: columns).count
    // With uneven columns, the cache would mix up the widths.
    guard case .column = arrangement, item.widget.base.isCostlyToMeasure else {
      return max(0, item.widget.base.height(forWidth: width, in: surroundings))
    }
    return state.cache.height(of: item.widget, columns: width, in: surroundings)
  }

  /// Returns the height of the content, measured up to `limit` lines.
  mutating func contentHeight(upTo limit: Int) -> Int {
    var lines = 0
    for band in 0..<bands {
      lines += height(of: band)
      if lines > limit { break }
    }
    return lines
  }
}

// MARK: - Scrolling

extension PaneScroller {
  /// Carries out the requests and returns the visible items.
  ///
  /// The item of the owner `kept` is scrolled into view when that owner changes.
  mutating func scroll(keeping kept: Owner?) -> [VisibleItem] {
    findAnchor()
    for request in state.requests {
      switch request {
      case .lines(let lines): move(by: lines)
      case .share(let share): move(toShare: share)
      case .reveal(let owner): reveal(owner)
      }
    }
    state.requests = []
    let isResized = state.columns != columns || state.rows != rows
    if let kept, kept != state.kept || isResized { reveal(kept) }
    state.kept = kept
    (state.columns, state.rows) = (columns, rows)
    var visible = visibleItems()
    // The content moves down if it ends above the lower edge.
    let end = visible.last?.rows.upperBound ?? -state.anchor.linesAbove
    if end < rows, state.anchor != ScrollState.ScrollAnchor(owner: state.anchor.owner) {
      move(by: end - rows)
      visible = visibleItems()
    }
    noteAnchor()
    return visible
  }

  /// Finds the anchor's row again after rows were inserted or removed above it.
  private mutating func findAnchor() {
    state.anchor.band = max(0, min(state.anchor.band, bands - 1))
    guard let owner = state.anchor.owner, bands > 0,
      content.item(at: state.anchor.band * perBand).owner != owner
    else { return settleAnchor() }
    if let index = content.index(of: owner) { state.anchor.band = index / perBand }
    settleAnchor()
  }

  private mutating func noteAnchor() {
    let index = state.anchor.band * perBand
    state.anchor.owner = index < content.count ? content.item(at: index).owner : nil
  }

  private mutating func move(by lines: Int) {
    state.anchor.linesAbove += lines
    while state.anchor.linesAbove < 0, state.anchor.band > 0 {
      state.anchor.band -= 1
      state.anchor.linesAbove += height(of: state.anchor.band)
    }
    state.anchor.linesAbove = max(0, state.anchor.linesAbove)
    // At the top of a band, one of zero height stays the anchor: it is the first visible one.
    while state.anchor.linesAbove > 0, state.anchor.band + 1 < bands {
      let height = height(of: state.anchor.band)
      guard state.anchor.linesAbove >= height else { break }
      state.anchor.linesAbove -= height
      state.anchor.band += 1
    }
  }

  private mutating func move(toShare share: Double) {
    guard share < 1 else {
      // Only estimates say where the last rows begin; `scroll(keeping:)` measures them.
      state.anchor.band = max(0, bands - 1)
      state.anchor.linesAbove = 0
      return
    }
    // Rounded up, so that the thumb of a scroll bar ends up where it was dragged.
    let line = Double(max(0, state.heights.total - rows)) * max(0, share) - 1e-9
    (state.anchor.band, state.anchor.linesAbove) = state.heights.band(at: Int(line.rounded(.up)))
    settleAnchor()
  }

  /// Scrolls by the minimum that shows an owner's item with its margin.
  private mutating func reveal(_ owner: Owner) {
    guard let index = content.index(of: owner) else { return }
    let band = index / perBand
    let height = height(of: band)
    let middle = max(0, (rows - height) / 2)
    let highest = min(linesAbove(band), middle)
    let lowest = max(rows - height - linesBelow(band), middle)
    guard band >= state.anchor.band else { return place(band, lines: highest) }
    guard let lines = lines(before: band, atMost: lowest) else { return place(band, lines: lowest) }
    if lines < highest { place(band, lines: highest) }
  }

  /// Positions a band so that a number of lines is above it in the viewport.
  private mutating func place(_ band: Int, lines: Int) {
    state.anchor.band = band
    state.anchor.linesAbove = 0
    move(by: -max(0, lines))
  }

  /// Returns the number of lines above a band, at most the margin.
  private mutating func linesAbove(_ band: Int) -> Int {
    var (lines, next) = (0, band - 1)
    while next >= 0, lines < margin {
      lines += height(of: next)
      next -= 1
    }
    return min(lines, margin)
  }

  /// Returns the number of lines below a band, at most the margin.
  private mutating func linesBelow(_ band: Int) -> Int {
    var (lines, next) = (0, band + 1)
    while next < bands, lines < margin {
      lines += height(of: next)
      next += 1
    }
    return min(lines, margin)
  }

  /// Returns the lines between the upper edge and a band, negative if it begins above the edge;
  /// `nil` if it begins more than `limit` lines below.
  private mutating func lines(before band: Int, atMost limit: Int) -> Int? {
    var lines = -state.anchor.linesAbove
    var next = state.anchor.band
    while next < band, lines <= limit {
      lines += height(of: next)
      next += 1
    }
    return next < band || lines > limit ? nil : lines
  }

  /// Clamps the anchor's lines to its band, which may have become shorter.
  private mutating func settleAnchor() {
    guard bands > 0 else { return }
    let height = height(of: state.anchor.band)
    state.anchor.linesAbove = max(0, min(state.anchor.linesAbove, height - 1))
  }

  private mutating func visibleItems() -> [VisibleItem] {
    var visible: [VisibleItem] = []
    var top = -state.anchor.linesAbove
    var band = state.anchor.band
    while band < bands, top < rows {
      let items = items(of: band)
      let height = height(of: band, items)
      for (place, item) in items.enumerated() {
        visible.append(
          VisibleItem(
            index: band * perBand + place, item: item,
            columns: arrangement.columns(of: place, count: content.count, width: columns),
            rows: top..<top + height))
      }
      top += height
      band += 1
    }
    return visible
  }
}
