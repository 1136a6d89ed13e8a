internal import Mathematics

/// Returns the ratio of amplitudes for a number of decibels.
func amplitude(decibels: Double) -> Double { Mathematics.power(10, decibels / 20) }

/// Returns the decibels for a ratio of powers; minus infinity for zero.
func decibels(power: Double) -> Double { 10 * decimalLogarithm(power) }

/// Returns the decibels for a ratio of amplitudes; minus infinity for zero.
func decibels(amplitude: Double) -> Double { 20 * decimalLogarithm(amplitude) }

/// Returns a raised cosine that rises from 0 to 1 while `fraction` goes from 0 to 1.
func smoothStep(_ fraction: Double) -> Double { 0.5 - 0.5 * cosine(.pi * min(1, max(0, fraction))) }
