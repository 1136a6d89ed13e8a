internal import ChartDrawings
internal import ChartReaders
internal import Charts
internal import CommandLines
internal import Texts

extension ChartPlan {
  /// The options that show what follows from the values instead of these.
  ///
  /// They apply in this order.
  static let derived: [Option<ChartPlan>] = [
    Option.flag("rate", \.look.showsRates, help: "Show how fast each series rises.").detailed(
      """
      The rate is per second, per day on an axis of days, and per unit on an axis of numbers. A value \
      below the one before it is that of a counter that was reset to 0 in between.
      """),
    Option.value(
      "average", "window", .rollingWindow, help: "Show the rolling mean of each series"
    ) { $0.look.average = $1 }.detailed(
      """
      The window ends at each value and includes it. At the start, the mean is that of the values so \
      far; where a value is missing, so is the mean. Candles become a line of their closes. With \
      `--rate`, it is the mean of the rates.
      """),
    Option.toggle(
      "rebase", \.look.isRebased, help: "Show the change of each series in percent.",
      opposite: "Show values, not changes."
    ).detailed(
      """
      It is the change from the first value in the window, also of rates and means. With \
      `--join compare`, it is the default for lines and candles on a linear scale.
      """),
  ]
}

extension ValueForm<RollingWindow> {
  /// The form of a window: a number of rows, a duration with a unit, or a distance after `x:`.
  static var rollingWindow: ValueForm {
    ValueForm(
      "a number of rows such as 20, a time such as 7d, or on an axis of numbers a distance such as x:5"
    ) { text in
      if text.hasPrefix("x:") {
        return NumberScanner.number(in: text.dropFirst(2)).flatMap { $0 > 0 ? .distance($0) : nil }
      }
      return switch try? ValueForm<ChartStream.Window>.streamWindow.value(of: text) {
      case .points(let count): .rows(count)
      case .duration(let seconds) where seconds > 0: .seconds(seconds)
      default: nil
      }
    }
  }
}
