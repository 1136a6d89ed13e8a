/// The short help for a command line without arguments.
enum Usage {
  static let text = """
    timer counts down and rings.

      timer 5m                 a bar for five minutes
      timer 1h30m --ring       a ring on the whole screen
      timer until 14:30        until a time of day
      timer 25m --name Tea     with a label

    Faces: --ring --pie --diamond --bar --digits --line. Press ? while it runs for the keys.
    timer --help lists all options.
    """
}
