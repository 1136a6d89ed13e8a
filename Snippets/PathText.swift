// Parsing, transforming and writing SVG path text.
import Shapes

do throws(PathTextError) {
  let heart = try Path(
    svg: "M12 21 C2 13 3 4 8 4 C10 4 12 6 12 7 C12 6 14 4 16 4 C21 4 22 13 12 21 Z")
  let large = heart.applying(.scale(x: 2, y: 2))
  print(large.svgText)
  print(try Path(svg: large.svgText) == large)
} catch {
  print(error)  // such as: Character 9: a number is missing here.
}
