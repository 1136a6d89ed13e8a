internal import CommandLines
internal import TOML

/// The settings of alarms.
extension Setting {
  static let alarm: [Setting] = [
    .text(
      "sound", \.sound, in: .alarm,
      help: "What rings: a name that timer sounds lists, a file or none.",
      details: "With `\"none\"`, the terminal’s bell alone. `\"mallet\"` unless set."
    ).row("Sound selection", in: .alarm, place: 3, usually: "mallet"),
    .number(
      "volume", \.volume, in: .alarm, range: 0...100, fallback: 100,
      help: "How loud, in percent.", option: "How loud: 0 to 100, the default.",
      kind: "a percentage", placeholder: "percent",
      details: "50 sounds about half as loud. The system’s own volume isn’t touched."
    ).row("Volume", in: .alarm, place: 4),
    .span(
      "fade", \.fade, in: .alarm, fallback: nil, orZero: true,
      help: "How long the sound takes to come up; 0 for no fade.",
      options: [
        Option.span(
          "fade", \.fade, orZero: true,
          help: "How long the sound takes to come up: 4s when it rings until Enter."
        ).detailed(
          "It comes up from -40 dB. Unless this is given, words and what ends by itself don’t fade in."
        ),
        .flag("no-fade", help: "Start at full loudness.") { $0.fade = .zero },
      ]),
    .toggle(
      "mute", \.isMuted, in: .alarm, fallback: false,
      help: "Whether there is no sound and no bell.", on: "No sound and no bell.",
      off: "Sound, or the bell.", details: "No device is opened."
    ).row("Sound", in: .alarm, place: 1, isInverted: true),
    .toggle(
      "flash", \.flashes, in: .alarm, fallback: true, help: "Whether the picture flashes.",
      on: "Flash while the alarm rings.", off: "Don’t flash."
    ).row("Flash", in: .alarm, place: 2),
    .span(
      "snooze", \.snooze, in: .alarm, fallback: "5m", help: "How much later it rings again.",
      options: [
        .span("snooze", \.snooze, help: "How much later to ring again after s is pressed: 5m.")
      ]
    ).row(
      "Snooze", in: .time, place: 4,
      spans: ["1m", "2m", "3m", "5m", "8m", "9m", "10m", "15m", "30m"]),
    .span(
      "alarm-limit", \.alarmLimit, in: .alarm, fallback: "10m", help: "How long it rings at most.",
      options: [.span("alarm-limit", \.alarmLimit, help: "How long to ring at most: 10m.")]
    ).row(
      "Ring at most", in: .time, place: 5,
      spans: ["30s", "1m", "2m", "5m", "10m", "20m", "30m", "1h"]),
    .toggle(
      "notify", \.notifies, in: .alarm, fallback: true,
      help: "Whether a message appears on the desktop.", on: "A message on the desktop.",
      off: "No message on the desktop."
    ).row("Desktop message", in: .alarm),
    .toggle(
      "raise", \.raises, in: .alarm, fallback: true,
      help: "Whether the app shows the timer that rings.", on: "In the app, show what rings.",
      off: "In the app, stay with the timer that is shown."
    ).row("Come forward", in: .alarm),
  ]
}
