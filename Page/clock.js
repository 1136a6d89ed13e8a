"use strict";

/**
 * How far this device's wall clock is ahead of the publisher's: the rule of the programs
 * (`ClockOffset` of the room `Sharing`), in milliseconds.
 *
 * Each message has the publisher's time. Arrivals are measured with a clock that is never set, so the
 * estimate stays right when the wall clock is set. A moment is `{ wall, steady }`.
 */
class ClockOffset {
  /** The number of messages that count. */
  static mostSamples = 8;
  /** The greatest drift of two clocks. */
  static drift = 200e-6;
  /** The inaccuracy that is left uncorrected, since good clocks have it, too. */
  static tolerance = 5;
  /** The additional transit time that a message can have by chance, by the number of messages. */
  static chance = [2000, 1000];
  /** The limit of a round trip that isn't known. */
  static unknownTrip = 1000;
  /** A delay that no message has, so the publisher's clock was set back. */
  static impossibleDelay = 10000;

  /** Half of this page's shortest round trip, once it is known. */
  ownHalf;
  #publisherHalf;
  #samples = [];
  #stored = null;

  /** Adds a message that came directly from the publisher; `half` is half of its round trip. */
  add(sent, half, now) {
    const sample = { difference: now.steady - sent, arrival: now.steady };
    const isImpossible = sample.difference - this.#best?.latest > ClockOffset.impossibleDelay;
    if (isImpossible) this.#samples = [];
    this.#samples = [...this.#samples.slice(1 - ClockOffset.mostSamples), sample];
    this.#publisherHalf = half ?? this.#publisherHalf;
  }

  /** Adds a message that the broker had stored, for at most a time. */
  addStored(sent, longest, now) {
    if (this.#samples.length > 0) return;
    this.#stored = { difference: now.steady - sent, longest };
  }

  /** Forgets all messages, since another publisher has another clock. */
  reset() {
    [this.#samples, this.#stored, this.#publisherHalf] = [[], null, undefined];
  }

  /**
   * The difference of the fastest message, as `{ earliest, latest }`: less and plus the greatest drift
   * until the last one; null if there is none.
   */
  get #best() {
    const last = this.#samples.at(-1)?.arrival;
    const ranges = this.#samples.map(({ difference, arrival }) => {
      const drift = (last - arrival) * ClockOffset.drift;
      return { earliest: difference - drift, latest: difference + drift };
    });
    return ranges.reduce(
      (best, range) => (best === null || range.latest < best.latest ? range : best), null);
  }

  /**
   * Returns `{ low, high, estimate, offset }`: the limits of the offset, its best estimate, and the
   * offset to correct for, which is zero unless the clocks surely differ; null if nothing is known.
   */
  verdict(now) {
    const base = now.wall - now.steady;
    const { tolerance } = ClockOffset;
    const best = this.#best;
    if (best === null) {
      if (this.#stored === null) return null;
      const { difference, longest } = this.#stored;
      const latest = difference + base;
      return ClockOffset.#judged(
        latest - longest - tolerance, latest + tolerance, latest - longest / 2);
    }
    const high = best.latest + base;
    const trips = [this.ownHalf, this.#publisherHalf]
      .map((half) => (half === undefined ? ClockOffset.unknownTrip : 2 * half));
    const known = (this.ownHalf ?? 0) + (this.#publisherHalf ?? 0);
    const chance = ClockOffset.chance[this.#samples.length - 1] ?? 0;
    const low = best.earliest + base - trips[0] - trips[1] - chance;
    return ClockOffset.#judged(low - tolerance, high + tolerance, high - known);
  }

  static #judged(low, high, estimate) {
    return { low, high, estimate, offset: low <= 0 && 0 <= high ? 0 : estimate };
  }
}

/**
 * Notices that the device was suspended, which the clock that is never set may not count.
 *
 * A wall clock that is set forward looks the same; nothing but the messages of the publisher then says
 * what is right, so both are compared again.
 */
class SuspensionWatch {
  /** A smaller step is the inaccuracy of the clocks. */
  static leastStep = 100;

  #difference = null;

  /** Returns whether the wall clock went ahead of the other one since the last call. */
  notices(now) {
    const [last, difference] = [this.#difference, now.wall - now.steady];
    this.#difference = difference;
    return last !== null && difference - last > SuspensionWatch.leastStep;
  }
}
