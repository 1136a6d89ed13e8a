import Quotes

/// Returns what a text holds.
func quotes(
  _ text: String, _ options: QuoteReaderOptions = QuoteReaderOptions()
) throws -> QuoteReading {
  try QuoteReader(options).read(Array(text.utf8))
}

/// Returns the sentence of the error that a text causes.
func fault(_ text: String, _ options: QuoteReaderOptions = QuoteReaderOptions()) -> String? {
  do {
    _ = try QuoteReader(options).read(Array(text.utf8), file: "p")
    return nil
  } catch { return error.description }
}
