/// Why a sound device doesn't play.
public struct PCMError: Error, Hashable, Sendable {
  /// The operation that failed: open, configure, write.
  public var operation: String
  /// The number of the error, as in errno(3).
  public var code: Int32
  /// What libasound had to say about it, if anything.
  public var detail: String?
}
