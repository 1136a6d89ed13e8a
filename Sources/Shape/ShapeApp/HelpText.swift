internal import Texts

/// The help that fits on one screen.
struct HelpText {
  /// The program's name as it was called.
  let name: String

  private static let examples = [
    ("draw ring --trim 0..0.7 --cap round", "a part of a ring"),
    ("draw pie --end 240 --size 2", "a pie for a prompt"),
    ("draw star --paint gold -o star.png", "or .svg, .txt, .ansi and .cast"),
    ("spin polygon --sides 6", "in motion"), ("face ring 10s", "a face of the timer"),
    ("chart sales.csv", "a chart to explore"), ("quotes prices/", "prices as a watch list"),
    ("gallery", "all shapes, to try and to change"), ("probe", "what this terminal supports"),
  ]

  /// The examples, and where the rest is.
  var usage: String {
    """
    \(name) draws shapes and charts in the terminal and into files.

    \(Examples.lines(Self.examples, of: name))

    \(name) --help shows the shapes and the most used options.
    """
  }

  /// The examples, the shapes and the most used options, in 24 lines.
  var text: String {
    """
    \(name) draws shapes and charts in the terminal and into files.

    \(Examples.lines(Self.examples, of: name))

    Shapes   circle ring ellipse arc pie diamond rectangle rounded uneven capsule
             polygon star graph numerals path
    Outline  --trim 0..0.7, --width 12, --cap round, --dash 6,3
    Place    --frame 25,25,50,50, --rotate 90, --scale 0.5, --offset 10,-5
    Paint    --paint gold, --gradient cyan,magenta, --opacity 0.5, --clip star
    Picture  --size 40 or 80x24, -o FILE, --glyphs SET, --color DEPTH
             Options belong to the shape before them, or to all if there is none.
             Lengths are hundredths of the picture’s shorter side, angles degrees.

    Exit status 0: all went well; 64: not understood; 73: a file can’t be written.
    \(name) COMMAND --help lists its options, --help-all shapes; see man \(name).
    """
  }
}
