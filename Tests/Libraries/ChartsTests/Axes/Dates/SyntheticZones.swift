import Clocks
import Charts

/// Zones with one change each way; each has a peculiarity that breaks simple arithmetic.
enum SyntheticZone: String, CaseIterable, Sendable {
  /// Clocks are set forward on 2019-03-31 at 2:00 and back on 2019-10-27 at 3:00.
  case berlin
  /// Half an hour: forward at 2:00, back at 2:00.
  case lordHowe
  /// The day has no midnight in spring, and clocks are set back from midnight in fall.
  case saoPaulo
  /// Clocks are set back from 1:00 to midnight.
  case havana
  /// Clocks are set back from 0:01 into the previous day.
  case saintJohns
  /// A whole day is skipped: 2019-03-31.
  case apia

  /// The instants of the changes forward and back, and the offsets before, between and after them.
  private var rule: (forward: Double, back: Double, ahead: [Int]) {
    switch self {
    case .berlin: (at(31, 3, 1, 0), at(27, 10, 1, 0), [3600, 7200, 3600])
    case .lordHowe: (at(31, 3, 15, 30), at(27, 10, 15, 0), [37_800, 39_600, 37_800])
    case .saoPaulo: (at(31, 3, 3, 0), at(27, 10, 2, 0), [-10_800, -7200, -10_800])
    case .havana: (at(31, 3, 5, 0), at(27, 10, 5, 0), [-18_000, -14_400, -18_000])
    case .saintJohns: (at(31, 3, 3, 31), at(27, 10, 2, 31), [-12_600, -9000, -12_600])
    case .apia: (at(31, 3, 10, 0), at(27, 10, 10, 0), [-36_000, 50_400, 50_400])
    }
  }

  private func at(_ day: Int, _ month: Int, _ hour: Int, _ minute: Int) -> Double {
    let days = CivilDate(year: 2019, month: month, day: day)?.epochDay ?? 0
    return Double(days * 86_400 + hour * 3600 + minute * 60)
  }

  var changes: [Double] { [rule.forward, rule.back] }

  func ahead(_ instant: Double) -> Int {
    let rule = rule
    return rule.ahead[instant < rule.forward ? 0 : instant < rule.back ? 1 : 2]
  }

  var scale: DateScale {
    let (forward, back, ahead) = rule
    return .seconds { $0 < forward ? ahead[0] : $0 < back ? ahead[1] : ahead[2] }
  }
}
