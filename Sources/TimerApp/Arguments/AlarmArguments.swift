internal import Alarms
internal import ArgumentParser
internal import Countdowns

/// What happens at the deadline, and what is heard on the way.
struct AlarmArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is played: a name that “\(CalledName.text) sounds” lists, a file, or none for the bell alone.",
      valueName: "name|file|none"))
  var sound: String?

  @Option(help: ArgumentHelp("Say this, by espeak-ng.", valueName: "text"))
  var say: String?

  @Option(help: ArgumentHelp("How loud: 0 to 100, the default.", valueName: "percent"))
  var volume: Int?

  @Option(
    help: ArgumentHelp(
      "How long the sound takes to come up: 4s when it rings until Enter.", valueName: "span"),
    transform: SpanArgument.parseOrZero)
  var fade: SpanArgument?

  @Flag(help: "Start at full loudness.")
  var noFade = false

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp(
      "End after this many rounds instead of ringing until Enter is pressed.", valueName: "times"))
  var times: Int?

  @Flag(help: "The same as --repeat 1.")
  var once = false

  @Option(
    help: ArgumentHelp("How long to ring at most: 10m.", valueName: "span"),
    transform: SpanArgument.parse)
  var alarmLimit: SpanArgument?

  @Option(
    help: ArgumentHelp("How much later to ring again after s is pressed: 5m.", valueName: "span"),
    transform: SpanArgument.parse)
  var snooze: SpanArgument?

  @Flag(help: "Tick each second: --tick, or --tick=10s for only the last ten.")
  var tick = false

  // `--tick=SPAN` comes in as this: an option's value can't be left out.
  @Option(name: .customLong(ArgumentPreparation.lastTicks), help: .private)
  var lastTicks: String?

  @Option(help: ArgumentHelp("The ALSA device that plays it.", valueName: "name"))
  var device: String?

  @Flag(inversion: .prefixedNo, help: "No sound and no bell.")
  var mute: Bool?

  @Flag(inversion: .prefixedNo, help: "Flash while the alarm rings.")
  var flash: Bool?

  @Flag(inversion: .prefixedNo, help: "A message on the desktop.")
  var notify: Bool?

  @Flag(inversion: .prefixedNo, help: "In the app, show what rings.")
  var raise: Bool?

  func validate() throws {
    if let volume, !(0...100).contains(volume) {
      throw ValidationError("--volume \(volume) should be a number of percent from 0 to 100")
    }
    if let times, !(1...1000).contains(times) {
      throw ValidationError("--repeat \(times) should be a number of times from 1 to 1000")
    }
    if let times, once, times != 1 {
      throw ValidationError("--once is --repeat 1, which --repeat \(times) excludes")
    }
    if fade != nil, noFade { throw ValidationError("--fade and --no-fade exclude each other") }
    if let device, device.isEmpty { throw ValidationError("--device needs the name of a device") }
    if let lastTicks { _ = try Self.ticks(lastTicks) }
    if let sound, sound.isEmpty { throw ValidationError("--sound needs a name, a file or none") }
  }

  /// Reads the span behind `--tick=`; its errors name the option as it was typed.
  static func ticks(_ text: String) throws -> Duration {
    guard let span = try? SpanArgument.parse(text) else {
      let typed = text == " " ? "" : text
      throw ValidationError("--tick=\(typed) should be a span such as 10s, or --tick alone")
    }
    return span.duration
  }
}

extension AlarmSettings {
  init(_ arguments: AlarmArguments) {
    sound = Sound(arguments.sound)
    speech = arguments.say.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    rounds = arguments.once ? 1 : arguments.times
    device = arguments.device
    let lastTicks = arguments.lastTicks.flatMap { try? AlarmArguments.ticks($0) }
    ticks = lastTicks.map { .last($0) } ?? (arguments.tick ? .all : .none)
  }
}

extension AlarmSettings.Sound {
  /// Reads the value of `--sound`, if there was one.
  init(_ text: String?) {
    switch text {
    case nil: self = .usual
    case "none": self = .bellOnly
    case .some(let name): self = .named(name)
    }
  }
}
