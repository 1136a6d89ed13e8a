// The only import of the C library in this module: the standard library has no such functions.
private import Glibc

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }

/// The angle of the vector from the origin, in -π...π.
func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// The angle whose sine is a number, in -π/2...π/2.
func arcsine(_ sine: Double) -> Double { asin(min(1, max(-1, sine))) }

package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Returns Euler's number raised to a power.
func exponential(_ exponent: Double) -> Double { exp(exponent) }
