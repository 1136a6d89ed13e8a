internal import Foundation
package import Programs

/// A run of random stories of a program: a few, the number given by STORIES in the environment, or
/// only the one whose number is in STORY.
package struct Stories {
  /// The parts into which stories are divided, which run in parallel.
  package static let parts = 0..<2

  private static let count = ProcessInfo.processInfo.environment["STORIES"].flatMap { Int($0) }
  private static let only = ProcessInfo.processInfo.environment["STORY"].flatMap { Int($0) }

  /// Runs the stories of one part.
  package static func run<P: Program>(
    _ plan: StoryPlan<P>, part: Int, usualCount: Int = 40
  ) {
    let seeds = (0..<(count ?? usualCount) / 2).map { $0 * 2 + part }
    for seed in only.map({ [$0] }) ?? seeds {
      var story = Story(plan, seed: seed)
      story.run()
    }
  }
}
