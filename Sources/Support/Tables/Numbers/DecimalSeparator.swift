/// A decimal separator; the other one may separate thousands.
public enum DecimalSeparator: String, Hashable, Sendable, CaseIterable {
  case point
  case comma
}
