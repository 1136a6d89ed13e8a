package import Charts

/// The texts about a chart: its description, title, status line, poster and copied line.
///
/// Titles and names are made printable here, so all results can be displayed directly.
package struct ChartWords: Sendable {
  /// The set, with a printable title and names.
  package let set: ChartSet
  /// The formats for positions and numbers.
  package let texts: ChartTexts

  /// Creates the texts for a set; sentences never group digits.
  package init(
    _ set: ChartSet, on scale: DateScale, isUnicode: Bool = true, groupsDigits: Bool = true
  ) {
    self.set = set.withPrintableNames
    texts = ChartTexts(
      self.set.positions, on: scale, isUnicode: isUnicode, groupsDigits: groupsDigits)
  }

  /// The placeholder for a missing value.
  package static let missing = "–"

  /// Returns the part of the visible series in an interval; `nil` is the whole axis.
  package func excerpt(_ window: ClosedRange<Double>?, _ visibility: Visibility) -> ChartExcerpt {
    ChartExcerpt(
      of: set, in: window.map { set.positions.indices(in: $0) }, visible: shownSeries(visibility))
  }

  /// Returns the indices of the visible series.
  package func shownSeries(_ visibility: Visibility) -> [Int] {
    set.series.indices.filter { visibility[$0] }
  }
}

// MARK: - Sentences

extension ChartWords {
  /// Describes an interval in sentences that name the interval and the hidden series.
  package func description(_ window: ClosedRange<Double>?, _ visibility: Visibility) -> [String] {
    let excerpt = excerpt(window, visibility)
    let sentences = ChartDescription(of: excerpt, texts: texts.reading).sentences
    return sentences + [windowSentence(excerpt), hiddenSentence(visibility)].compactMap(\.self)
  }

  /// Returns a sentence that says which part of the whole is shown, if it isn't all.
  private func windowSentence(_ excerpt: ChartExcerpt) -> String? {
    let count = set.positions.count
    guard excerpt.range.count < count, let span = set.positions.span else { return nil }
    let verb = excerpt.range.count == 1 ? "is" : "are"
    return "These \(verb) \(excerpt.range.count) of \(count) positions, from "
      + "\(texts.position(span.lowerBound)) to \(texts.position(span.upperBound))."
  }

  private func hiddenSentence(_ visibility: Visibility) -> String? {
    let names = set.series.indices.filter { !visibility[$0] }.map { set.series[$0].name }
    guard !names.isEmpty else { return nil }
    let listed = names.prefix(ChartDescription.seriesLimit)
    let more = names.count - listed.count
    return "Hidden: " + listed.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "") + "."
  }
}

// MARK: - Lines

extension ChartWords {
  /// Returns the title line: “Followers: Nov 10 2018 – Mar 1 2019, 2 lines”.
  ///
  /// A set without a title uses `untitled`, or starts with its dates.
  package func title(
    _ window: ClosedRange<Double>?, _ visibility: Visibility, untitled: String? = nil,
    isPie: Bool = false
  ) -> String {
    let title = set.title ?? untitled
    let count = count(visibility, isPie: isPie)
    return (title.map { $0 + ": " } ?? "") + span(of: window) + ", " + count
  }

  /// Returns the first and last position in an interval: “Nov 10 2018 – Mar 1 2019”; or the number
  /// of categories, which have no order.
  package func span(of window: ClosedRange<Double>?) -> String {
    let indices = window.map { set.positions.indices(in: $0) } ?? 0..<set.positions.count
    if let bins = set.positions.bins, !indices.isEmpty {
      return texts.range(of: bins, in: indices, between: " – ")
    }
    let ends =
      indices.last.map { [set.positions[indices.lowerBound], set.positions[$0]] }
      ?? window.map { [$0.lowerBound, $0.upperBound] }
    guard let ends else { return "no points" }
    if set.positions.labels != nil, indices.count > 1 {
      return "\(indices.count) categories"
    }
    let (first, last) = (texts.position(ends[0]), texts.position(ends[1]))
    return first == last ? first : "\(first) – \(last)"
  }

  /// Returns the number of visible series: “2 lines”, “1 of 2 lines”, “7 series of bars”,
  /// “7 slices”.
  private func count(_ visibility: Visibility, isPie: Bool) -> String {
    let (shown, count) = (shownSeries(visibility).count, set.series.count)
    let number = shown == count ? "\(count)" : "\(shown) of \(count)"
    if isPie { return number + (count == 1 ? " slice" : " slices") }
    let kinds = Set(set.series.map(\.kind.traits))
    guard let kind = kinds.first, kinds.count == 1 else { return number + " series" }
    if set.wholeKind == .box {
      return set.positions.count == 1 ? "1 box" : "\(set.positions.count) boxes"
    }
    let isOne = shown == 1 && count == 1
    if let bins = set.positions.bins {
      return "\(bins.count) bins" + (isOne ? "" : " of \(number) series")
    }
    if kind.link != nil { return "\(number) \(kind.noun)" + (isOne ? "" : "s") }
    return (isOne ? "" : number + " series of ") + kind.noun + "s"
  }

  /// Returns the status line: “Nov 10 2018 – Mar 1 2019, 30% of all, +12 new”.
  package func status(_ window: ChartWindow) -> String {
    let isBehind = window.follow != nil && !window.isFollowing && window.newCount > 0
    let parts = [
      span(of: window.visible), share(of: window), isBehind ? "+\(window.newCount) new" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func share(of window: ChartWindow) -> String {
    guard !window.showsWhole else { return "all" }
    let shares = window.shares
    let percent = (shares.upperBound - shares.lowerBound) * 100
    // Avoids 0% and 100% for part of an axis.
    let whole = percent >= 1 ? min(99, percent.rounded()) : percent
    return texts.percent(whole) + " of all"
  }

  /// Returns a reading as one line for copying: the position, then each name and value after a tab.
  package func copied(_ reading: Indicator.Reading, _ visibility: Visibility) -> String {
    let values = shownSeries(visibility).map { index in
      let value = reading.value(of: index)
      return set.series[index].name + " " + (value.isNaN ? Self.missing : texts.copiedNumber(value))
    }
    return ([texts.fullPosition(reading.position)] + values).joined(separator: "\t")
  }
}

extension Indicator.Reading {
  /// Returns the value of a series; NaN if missing.
  package func value(of series: Int) -> Double {
    values.indices.contains(series) && values[series].isFinite ? values[series] : .nan
  }
}
