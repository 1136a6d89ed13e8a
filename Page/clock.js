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
  static mostSamples = 16;
  /** The greatest drift of two clocks, and its inaccuracy once it is measured. */
  static greatestDrift = 200e-6;
  static driftError = 30e-6;
  /** The number of messages from which the drift is measured. */
  static leastForDrift = 4;
  /** The inaccuracy that is left uncorrected, since good clocks have it, too. */
  static tolerance = 5;
  /** The time in which a broker serves a crowd, or a busy browser a message: no round trip shows it. */
  static crowd = 250;
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
    const fastest = ClockOffset.#fastest(this.#samples);
    if (fastest && sample.difference - fastest.difference > ClockOffset.impossibleDelay) {
      this.#samples = [];
    }
    this.#samples = [...this.#samples.slice(1 - ClockOffset.mostSamples), sample];
    this.#publisherHalf = half ?? this.#publisherHalf;
  }

  /** Adds a message that the broker had stored, for at most a time; it counts until one comes directly. */
  addStored(sent, longest, now) {
    this.#stored = { difference: now.steady - sent, longest };
  }

  /** Forgets all messages, since another publisher has another clock. */
  reset() {
    [this.#samples, this.#stored, this.#publisherHalf] = [[], null, undefined];
  }

  /** Returns the sample with the smallest difference; undefined if there is none. */
  static #fastest(samples) {
    return samples.reduce(
      (best, sample) => (best === undefined || sample.difference < best.difference ? sample : best),
      undefined);
  }

  /**
   * The drift of the clocks: the change from the fastest of the earlier half of the messages to the
   * fastest of the later half; null for few messages.
   */
  get #drift() {
    if (this.#samples.length < ClockOffset.leastForDrift) return null;
    const half = Math.floor(this.#samples.length / 2);
    const [early, late] = [this.#samples.slice(0, half), this.#samples.slice(half)]
      .map(ClockOffset.#fastest);
    if (early.arrival >= late.arrival) return null;
    const slope = (late.difference - early.difference) / (late.arrival - early.arrival);
    return Math.min(Math.max(slope, -ClockOffset.greatestDrift), ClockOffset.greatestDrift);
  }

  /** Returns the smallest difference of the clocks, as it has drifted until now, and its error. */
  #smallest(now, drift, error) {
    const drifted = this.#samples.map(({ difference, arrival }) => {
      const age = now.steady - arrival;
      return { difference: difference + age * drift, error: age * error };
    });
    return drifted.reduce((best, one) =>
      (one.difference + one.error < best.difference + best.error ? one : best));
  }

  /**
   * Returns `{ low, high, estimate, offset }`: the limits of the offset, its best estimate, and the
   * offset to correct for, which is zero unless the clocks surely differ; null if nothing is known.
   */
  verdict(now) {
    const base = now.wall - now.steady;
    const { chance, crowd, tolerance, greatestDrift, driftError } = ClockOffset;
    if (this.#samples.length === 0) {
      if (this.#stored === null) return null;
      const { difference, longest } = this.#stored;
      const latest = difference + base;
      return ClockOffset.#judged(
        latest - longest - chance[0] - crowd, latest + tolerance, latest - longest / 2);
    }
    const drift = this.#drift;
    const sure = this.#smallest(now, 0, greatestDrift);
    const best = this.#smallest(now, drift ?? 0, drift === null ? greatestDrift : driftError);
    const [own, publisher] = [this.ownHalf, this.#publisherHalf]
      .map((half) => (half === undefined ? ClockOffset.unknownTrip : 2 * half));
    const delay = own + publisher + (chance[this.#samples.length - 1] ?? 0) + crowd + tolerance;
    const [low, high] = [sure.difference - sure.error - delay, sure.difference + sure.error];
    const known = (this.ownHalf ?? 0) + (this.#publisherHalf ?? 0);
    const estimate = Math.min(Math.max(best.difference - known, low), high);
    return ClockOffset.#judged(low + base, high + base + tolerance, estimate + base);
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
