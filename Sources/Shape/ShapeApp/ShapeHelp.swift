internal import Texts

/// The help that fits on one screen.
struct ShapeHelp {
  /// The program's name as it was called.
  let name: String

  private static let examples = [
    ("draw ring --trim 0..0.7 --cap round", "part of a ring"),
    ("draw pie --end 240 --size 2", "a pie for a prompt"),
    ("draw star --paint gold -o star.png", "or .svg, .txt, .ansi and .cast"),
    ("spin polygon --sides 6", "an animation"), ("face ring 10s", "a face of the timer"),
    ("chart sales.csv", "a chart to explore"), ("quotes prices/", "prices as a watch list"),
    ("gallery", "all shapes, to try and change"), ("probe", "what this terminal supports"),
  ]

  /// The examples, and a reference to the help.
  var usage: String {
    """
    \(name) draws shapes and charts in the terminal and into files.

    \(Examples.lines(Self.examples, of: name))

    \(name) --help shows the shapes and the most common options.
    """
  }

  /// The examples, the shapes and the most common options, in 24 lines.
  var text: String {
    """
    \(name) draws shapes and charts in the terminal and into files.

    \(Examples.lines(Self.examples, of: name))

    Shapes   circle ring ellipse arc pie diamond rectangle rounded uneven capsule
             polygon star graph numerals path
    Stroke   --trim 0..0.7, --width 12, --cap round, --dash 6,3
    Position --frame 25,25,50,50, --rotate 90, --scale 0.5, --offset 10,-5
    Fill     --paint gold, --gradient cyan,magenta, --opacity 0.5, --clip star
    Output   --size 40 or 80x24, -o FILE, --glyphs SET, --color DEPTH
             Options apply to the shape before them, or to all if there is none.
             Lengths are in hundredths of the shorter side, angles in degrees.

    Exit status 0: success; 64: invalid command line; 73: a file can’t be written.
    \(name) COMMAND --help lists its options, --help-all shapes; see man \(name).
    """
  }
}
