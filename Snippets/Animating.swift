// Interpolation between two shapes of the same type.
import Shapes

let pace = UnitCurve.easeInOut
let empty = Circle().trim(to: 0).rotation(.degrees(-90))
let full = Circle().trim(to: 1).rotation(.degrees(-90))
let third = empty.interpolated(towards: full, amount: pace.value(at: 0.3))

// snippet.hide
print(third.path(in: Rect(x: 0, y: 0, width: 100, height: 100)))
