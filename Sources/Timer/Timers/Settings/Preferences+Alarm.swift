internal import CommandLines
internal import Settings
internal import TOML

/// The settings of alarms.
extension Preferences {
  static let alarmSettings: [Setting<Preferences>] = [
    .text(
      "sound", \.sound, help: "Alarm sound: a name listed by timer sounds, a file or none.",
      details: "`\"none\"` stands for only the terminal’s bell. `\"mallet\"` unless set."
    ).row("Sound", in: .alarm, place: 2, usually: "mallet"),
    .number("volume", \.volume, in: 0...100, fallback: 100, help: "Volume in percent.").options([
      Option.number(
        "volume", "percent", \.volume, in: 0...100, "a percentage",
        help: "Volume in percent, from 0 to 100 (default)."
      ).detailed("50 sounds about half as loud as 100. The system’s volume isn’t changed.")
    ]).row("Volume", in: .alarm, place: 3),
    .span(
      "fade", \.fade, fallback: nil, orZero: true,
      help: "Fade-in time of the sound; 0 for no fade.",
      options: [
        Option.span(
          "fade", \.fade, orZero: true,
          help: "Fade-in time of the sound: 4s by default if it rings until Enter."
        ).detailed(
          "The sound starts at -40 dB. By default, speech and alarms that end by themselves don’t fade in."
        ),
        .flag("no-fade", help: "Start at full volume.") { $0.fade = .zero },
      ]),
    .toggle(
      "mute", \.isMuted, fallback: false,
      help: "Whether alarms are silent.", on: "Play no sound and ring no bell.",
      off: "Play a sound, or ring the bell.", short: "m",
      details: "No sound device is opened."
    ).row("Play a sound", in: .alarm, place: 1, isInverted: true),
    .toggle(
      "flash", \.flashes, fallback: true,
      help: "Whether the picture flashes while the alarm rings.",
      on: "Flash while the alarm rings.", off: "Don’t flash."
    ).row("Flash when it rings", in: .alarm, place: 4),
    .span(
      "snooze", \.snooze, fallback: "5m", help: "Time until a snoozed alarm rings again.",
      options: [
        .span("snooze", \.snooze, help: "Time until a snoozed alarm rings again: 5m by default.")
      ]
    ).row(
      "Snooze for", in: .alarm, place: 6,
      spans: ["1m", "2m", "3m", "5m", "8m", "9m", "10m", "15m", "30m"]),
    .span(
      "alarm-limit", \.alarmLimit, fallback: "10m", help: "Maximum ringing time.",
      options: [.span("alarm-limit", \.alarmLimit, help: "Maximum ringing time: 10m by default.")]
    ).row(
      "Ring for at most", in: .alarm, place: 5,
      spans: ["30s", "1m", "2m", "5m", "10m", "20m", "30m", "1h"]),
    .toggle(
      "notify", \.notifies, fallback: true,
      help: "Whether a desktop notification is shown.", on: "Show a desktop notification.",
      off: "Don’t show a desktop notification."
    ).row("Show a notification", in: .alarm),
    .toggle(
      "raise", \.raises, fallback: true,
      help: "Whether the app raises its window and switches to a timer that rings.",
      on: "In the app, raise the window and switch to a timer that rings.",
      off: "In the app, stay on the selected timer.",
      details: "A window is raised if the terminal supports it, as xterm and mintty do."
    ).row("Raise window when it rings", in: .alarm),
  ]
}
