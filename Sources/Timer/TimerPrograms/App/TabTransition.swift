internal import Widgets

/// A widget that is redrawn during the transition between wheels and face.
struct TabTransition: Widget {
  var content: AnyWidget
  var transition: Animated<TimerTab.Transition>

  /// The number of frames in a transition.
  private static let steps = 8

  init(_ content: some Widget, _ transition: Animated<TimerTab.Transition>) {
    self.content = AnyWidget(content)
    self.transition = transition
  }

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    content.base.height(forWidth: columns, in: surroundings)
  }

  func draw(in context: inout DrawContext) {
    _ = context.value(of: transition, steps: Self.steps)
    content.base.draw(in: &context)
  }
}
