import Foundation
import Testing

/// Runs random sessions; with STORIES in the environment as many as it says, with STORY the one of
/// that number.
@Suite struct StoryTests {
  private static let count = ProcessInfo.processInfo.environment["STORIES"].flatMap { Int($0) }
  private static let only = ProcessInfo.processInfo.environment["STORY"].flatMap { Int($0) }

  @Test(arguments: 0..<2)
  func storiesKeepWhatAlwaysHolds(part: Int) {
    let seeds = (0..<(Self.count ?? 300) / 2).map { $0 * 2 + part }
    for seed in Self.only.map({ [$0] }) ?? seeds {
      var story = Story(seed: seed)
      story.run()
    }
  }
}
