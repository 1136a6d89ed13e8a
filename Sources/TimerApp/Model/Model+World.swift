internal import Countdowns

extension Model {
  /// Works out anew when the target on the wall is reached.
  mutating func wallClockSet(at now: Moment) -> [Effect] {
    guard let target else {
      return perform(.timePassed, at: now)
    }
    return perform(.wallClockSet(deadline: now.instant(of: target)), at: now)
  }
}
