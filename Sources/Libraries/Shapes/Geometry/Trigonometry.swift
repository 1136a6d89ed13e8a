// The module's only imports of the C library: the standard library lacks these functions.
#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Android)
private import Android
#elseif canImport(WASILibc)
private import WASILibc
#elseif canImport(ucrt)
private import ucrt
#endif

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }

/// Returns the angle of the vector (x, y), in -π...π.
func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// Returns the arcsine of a number clamped to -1...1, in -π/2...π/2.
func arcsine(_ sine: Double) -> Double { asin(min(1, max(-1, sine))) }

package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Returns e raised to a power.
func exponential(_ exponent: Double) -> Double { exp(exponent) }
