// The only imports of the C library for calculations: the standard library lacks these functions.
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

/// Returns the sine of an angle in radians.
package func sine(_ radians: Double) -> Double { sin(radians) }

/// Returns the cosine of an angle in radians.
package func cosine(_ radians: Double) -> Double { cos(radians) }

/// Returns the tangent of an angle in radians.
package func tangent(_ radians: Double) -> Double { tan(radians) }

/// Returns the angle of the vector (x, y), in -π...π.
package func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// Returns the arcsine of a number clamped to -1...1, in -π/2...π/2.
package func arcsine(_ sine: Double) -> Double { asin(min(1, max(-1, sine))) }

/// Returns the number whose hyperbolic sine is a value.
package func areaHyperbolicSine(_ value: Double) -> Double { asinh(value) }

/// Returns the hyperbolic sine.
package func hyperbolicSine(_ value: Double) -> Double { sinh(value) }

/// Returns a base raised to a power.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Returns e raised to a power.
package func exponential(_ exponent: Double) -> Double { exp(exponent) }

/// Returns the logarithm to base 10.
package func decimalLogarithm(_ value: Double) -> Double { log10(value) }

/// Returns the logarithm to base 2.
package func binaryLogarithm(_ value: Double) -> Double { log2(value) }
