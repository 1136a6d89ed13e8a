extension QuotesKey {
  /// What only the manual page says of an option.
  var details: String {
    switch self {
    case .list:
      """
      It is CSV with the columns `group`, `symbol`, `name`, `amount`, `cost`, `sources` and `alerts`, of \
      which only `symbol` has to be there. Names of files in it are relative to its folder. Without this \
      option, it is `quotes.csv` in `~/.config/shape`.
      """
    case .symbols:
      """
      A symbol has 1 to 32 visible characters; ASCII letters become capitals. The option may be repeated.
      """
    case .sort: "Missing values come last."
    case .decimal: ChartKey.decimal.details
    case .column:
      """
      The fields are `name`, `open`, `high`, `low`, `volume`, `previous-close`, `change`, `percent`, \
      `amount` and `cost`. The option may be repeated.
      """
    case .feed:
      """
      It runs for each symbol; `{symbol}` in it stands for the symbol, and `{lower}` for it in small \
      letters. It is split into words as by a shell, with quotes and backslashes, but no shell runs it, \
      and nothing else is expanded. It prints a number, lines as with --follow, a table or JSON. Without \
      `{symbol}`, it runs once for all symbols, and prints lines. A symbol in a command may have only the \
      letters A to Z, digits, periods, hyphens, underscores, carets, equals signs, colons, slashes and plus \
      signs, and no hyphen at the start: anything else could become an option, or a command of a shell to \
      which the program passes it, as ssh and su do. Interpreters such as perl and python should get it as \
      an argument, not in their code.
      """
    case .refresh:
      """
      It counts from one start to the next, and is 60 seconds by default. A symbol whose command is still \
      running is skipped, and delays no other; its command runs again as soon as it has ended.
      """
    case .timeLimit:
      """
      It is 10 seconds by default. The command is ended then, with all that it has started in its process \
      group. It has no terminal.
      """
    case .line:
      """
      With `auto`, it is the last session of intraday or live prices, else the last 22 days. The keys `[` \
      and `]` change it. The previous close is always that before the last session.
      """
    case .until: "What is later is left out."
    case .up: ChartKey.up.details
    case .decimals: "By default as many as the data have."
    case .alert:
      """
      A condition is a symbol, or `*` for all, a sign, which is `>`, `<`, `>=` or `<=`, and a price, or \
      the change in percent. It rings once for each time that it becomes true, not if it is true from the \
      start. The option may be repeated.
      """
    case .sound:
      """
      The names are those that `timer sounds` lists. Without this option, it is the sound that was chosen \
      for timer(1).
      """
    case .device: "It takes the place of $TIMER_AUDIO_DEVICE."
    case .volume: "By default it is that of timer(1)."
    case .group, .input, .delimiter, .header, .date, .timeColumn, .priceColumn, .symbolColumn,
      .rows,
      .zone:
      ""
    }
  }
}

extension QuotesFlag {
  /// What only the manual page says of an option.
  var details: String {
    switch self {
    case .strict: "Otherwise such rows are left out and counted."
    case .follow:
      """
      They are read from standard input if it or nothing is named, else from the last file. A line is a \
      symbol and a price, with the time before the price if there is one and the volume after it if there \
      is one; commas, semicolons, tabs or blanks separate them. A line of names sets another order of \
      columns. A line may be a JSON object with `symbol`, `price`, `time` and `volume`, or a number alone \
      where there is only one symbol. A time is an ISO date and time, a time of day, or seconds or \
      milliseconds since 1970; a line without one has the time at which it arrives. Lines with a fault \
      are counted.
      """
    case .mute: "There is no sound and no bell."
    case .once: "With --plain, they are sentences."
    case .json: "It is the same as `--format json`; with -o, they are written to a file."
    case .csv:
      """
      It is the same as `--format csv`; with -o, they are written to a file. An apostrophe precedes a \
      text in which a spreadsheet would see a formula.
      """
    case .isStill: "The picture changes in one step, without motion."
    case .reverse, .plain: ""
    }
  }
}
