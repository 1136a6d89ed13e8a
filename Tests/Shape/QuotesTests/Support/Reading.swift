import Quotes

/// Returns the quotes in a text.
func quotes(
  _ text: String, _ options: QuoteReaderOptions = QuoteReaderOptions()
) throws -> QuoteReading {
  try QuoteReader(options).read(Array(text.utf8))
}

/// Returns the error sentence for a text.
func fault(_ text: String, _ options: QuoteReaderOptions = QuoteReaderOptions()) -> String? {
  do {
    _ = try QuoteReader(options).read(Array(text.utf8), file: "p")
    return nil
  } catch { return error.description }
}
