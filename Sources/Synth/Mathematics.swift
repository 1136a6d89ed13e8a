// The only import of the C library in this module: the standard library has none of these.
private import Glibc

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }

func tangent(_ radians: Double) -> Double { tan(radians) }

/// The natural exponential function.
func exponential(_ exponent: Double) -> Double { exp(exponent) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The ratio of amplitudes that so many decibels are.
func amplitude(decibels: Double) -> Double { pow(10, decibels / 20) }

/// The decibels that a ratio of powers is; minus infinity for zero.
func decibels(power: Double) -> Double { 10 * log10(power) }

/// The decibels that a ratio of amplitudes is; minus infinity for zero.
func decibels(amplitude: Double) -> Double { 20 * log10(amplitude) }

/// The rise of a raised cosine from 0 to 1 while `fraction` goes from 0 to 1.
func smoothStep(_ fraction: Double) -> Double {
  0.5 - 0.5 * cos(.pi * min(1, max(0, fraction)))
}
