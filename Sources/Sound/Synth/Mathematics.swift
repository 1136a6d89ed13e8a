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

func tangent(_ radians: Double) -> Double { tan(radians) }

/// Returns e raised to a power.
func exponential(_ exponent: Double) -> Double { exp(exponent) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Returns the ratio of amplitudes for a number of decibels.
func amplitude(decibels: Double) -> Double { pow(10, decibels / 20) }

/// Returns the decibels for a ratio of powers; minus infinity for zero.
func decibels(power: Double) -> Double { 10 * log10(power) }

/// Returns the decibels for a ratio of amplitudes; minus infinity for zero.
func decibels(amplitude: Double) -> Double { 20 * log10(amplitude) }

/// Returns a raised cosine that rises from 0 to 1 while `fraction` goes from 0 to 1.
func smoothStep(_ fraction: Double) -> Double { 0.5 - 0.5 * cos(.pi * min(1, max(0, fraction))) }
