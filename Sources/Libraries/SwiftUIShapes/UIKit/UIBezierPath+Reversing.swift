extension UIBezierPath {
  /// Returns the path in the other direction.
  public func reversing() -> UIBezierPath {
    UIBezierPath(cgPath: Path(cgPath).reversed().cgPath)
  }
}
