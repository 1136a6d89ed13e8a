internal import Cells
package import Charts

/// The labels of a chart's axes.
package struct ChartLabels {
  /// The scale that converts times to dates.
  let zone: DateScale
  /// Returns the width of a text in layout units.
  let width: (String) -> Double
  let form: NumberForm
  let dateForm = DateForm()

  package init(
    zone: DateScale, isASCII: Bool, billions: ChartLook.BillionsLetter = .giga,
    width: @escaping (String) -> Double
  ) {
    self.zone = zone
    self.width = width
    var form =
      isASCII
      ? NumberForm(groupSeparator: " ", minus: "-") : NumberForm(groupSeparator: "\u{202F}")
    form.billions = billions.rawValue
    self.form = form
  }

  /// Returns the labels of a vertical axis.
  func texts(
    of numbers: [DecimalNumber], isPercentage: Bool, unit: ValueUnit? = nil
  ) -> [String] {
    if let unit, !isPercentage {
      return unit.texts(of: numbers, form: form) { TextWidth.columns(of: $0) }
    }
    var form = form
    if isPercentage { form.after = "%" }
    return NumberLabels(numbers, form: form) { TextWidth.columns(of: $0) }.texts
  }

  /// Returns labels that each have a factor and decimals of their own, as numbers of very different
  /// sizes need.
  func separateTexts(of numbers: [DecimalNumber], unit: ValueUnit? = nil) -> [String] {
    numbers.flatMap { texts(of: [$0], isPercentage: false, unit: unit) }
  }
}
