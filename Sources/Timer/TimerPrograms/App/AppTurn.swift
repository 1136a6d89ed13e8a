internal import Widgets

/// A widget that is redrawn during the transition between wheels and face.
struct AppTurn: Widget {
  var content: AnyWidget
  var turn: Animated<TimerTab.Turn>

  /// The number of frames in a transition.
  private static let steps = 8

  init(_ content: some Widget, _ turn: Animated<TimerTab.Turn>) {
    self.content = AnyWidget(content)
    self.turn = turn
  }

  func height(forWidth columns: Int, in surroundings: Surroundings) -> Int {
    content.base.height(forWidth: columns, in: surroundings)
  }

  func draw(in context: inout DrawContext) {
    _ = context.value(of: turn, steps: Self.steps)
    content.base.draw(in: &context)
  }
}
