// Draws cases, one a line on standard input, for the comparison with other renderers.
//
// A case is words apart by spaces, which Case reads: a size, the steps of a path, a shape or at the
// end path text, and what is done with it. For each case some lines come out, the last of which is
// empty. A line that begins with `combine` gives the steps of two combined paths; see combined(_:).

var drawer = CaseDrawer()
while let line = readLine() {
  do {
    if line.hasPrefix("combine ") {
      print(try combined(line.dropFirst("combine ".count)))
    } else {
      let drawn = drawer.draw(try Case(line))
      for line in drawn { print(line) }
    }
  } catch {
    print("error", error.reason)
  }
  print()
}
