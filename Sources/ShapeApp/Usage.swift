/// The short help for a command line without arguments.
enum Usage {
  static let text = """
    shape draws shapes in the terminal and into files.

      shape draw ring --trim 0..0.7 --width 12 --cap round --rotate -90 --gradient cyan,magenta
      shape draw pie --end 240 --size 4          a pie for a prompt
      shape draw star --paint gold -o star.png   a picture; .svg, .txt, .ansi and .cast too
      shape spin polygon --sides 6               in motion
      shape gallery                              all shapes, to try and to change
      shape probe                                what this terminal can

    shape --help lists the shapes; shape draw --help lists all options.
    """
}
