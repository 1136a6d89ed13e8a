// The only import of the C library in this module: the standard library has no trigonometry.
private import Glibc

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }

/// The angle of the vector from the origin, in -π...π.
func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }
