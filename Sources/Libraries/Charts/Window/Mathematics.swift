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

func decimalLogarithm(_ value: Double) -> Double { log10(value) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

func areaHyperbolicSine(_ value: Double) -> Double { asinh(value) }

func hyperbolicSine(_ value: Double) -> Double { sinh(value) }

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }

func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

func binaryLogarithm(_ value: Double) -> Double { log2(value) }
