package import Programs
package import Testing

extension ProgramTester {
  /// Removes an action from the unclaimed ones, and returns whether it was there.
  package mutating func remove(_ action: Action<P.Effect>) -> Bool {
    guard let index = actions.firstIndex(of: action) else { return false }
    actions.remove(at: index)
    return true
  }

  /// Expects that the program requested an action, and claims it.
  package mutating func claim(
    _ action: Action<P.Effect>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wasThere = remove(action)
    #expect(
      wasThere, "the program didn't ask for \(action), but for \(actions)",
      sourceLocation: sourceLocation)
  }

  /// Expects that the program requested an effect, and claims it.
  package mutating func expect(
    _ effect: P.Effect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    claim(.perform(effect), sourceLocation: sourceLocation)
  }

  /// Claims all actions of a kind and returns them.
  @discardableResult
  package mutating func claimAll(
    where isMeant: (Action<P.Effect>) -> Bool = { _ in true }
  ) -> [Action<P.Effect>] {
    defer { actions.removeAll(where: isMeant) }
    return actions.filter(isMeant)
  }

  /// Reports the unclaimed actions.
  package func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(actions.isEmpty, "no test claimed these actions", sourceLocation: sourceLocation)
  }
}
