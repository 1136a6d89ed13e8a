import Foundation
import Testing

/// Runs random sessions; with STORIES in the environment as many as it says.
@Suite struct StoryTests {
  private static let count = ProcessInfo.processInfo.environment["STORIES"].flatMap { Int($0) }

  @Test(arguments: 0..<2)
  func storiesKeepWhatAlwaysHolds(part: Int) {
    for seed in 0..<(Self.count ?? 300) / 2 {
      var story = Story(seed: seed * 2 + part)
      story.run()
    }
  }
}
