"use strict";

/**
 * The difference between this device's clock and the publisher's, from messages that pass through
 * the broker: the rule of the programs, in milliseconds.
 *
 * A message was received − sent = offset + transit later. The transit isn't negative, and that of a
 * live message takes at most both round trips to the broker. So there is an interval of possible
 * offsets; the clocks are trusted unless that interval excludes 0, clearly so if this one seems to be ahead.
 */
class ClockOffset {
  /** The number of last live messages that count. */
  static kept = 8;
  /** The greatest age of a retained message of a publisher that is online: a beat, and a bit. */
  static retainedAge = 30000 + 5000;
  /** How far browsers round the wall clock down, at most. */
  static resolution = 1;
  /**
   * How far the interval must be from 0: a browser that is busy handles a message late, and then
   * one that was handled at once is needed before a small difference can be believed.
   */
  static hesitation = 250;

  #live = [];
  #retained = null;
  #halfOwn;
  #halfPublisher;

  /** Whether nothing is known. */
  get isEmpty() {
    return this.#live.length === 0 && this.#retained === null;
  }

  /** Adds a message; `half` is half of the publisher's round trip, if it is known. */
  add({ received, sent, half, isRetained }) {
    if (half !== undefined) this.#halfPublisher = half;
    if (isRetained) {
      this.#retained = received - sent;
    } else {
      this.#live.push(received - sent);
      this.#live.splice(0, this.#live.length - ClockOffset.kept);
    }
  }

  /** Sets half of the own round trip. */
  setOwnHalf(half) {
    this.#halfOwn = half;
  }

  /** Forgets all messages: this clock was set, or the publisher is another one. */
  clear() {
    [this.#live, this.#retained, this.#halfPublisher] = [[], null, undefined];
  }

  /**
   * Returns `{ low, high, best, offset }`: the interval, the best estimate in it, and the offset to
   * use; null if nothing is known.
   */
  verdict(isPublisherOnline) {
    const halves = (this.#halfOwn ?? NaN) + (this.#halfPublisher ?? NaN);
    if (this.#live.length > 0 && Number.isFinite(halves)) {
      const high = Math.min(...this.#live) + ClockOffset.resolution;
      const low = high - 2 * halves - ClockOffset.resolution;
      return ClockOffset.#judged(low, high, (low + high) / 2);
    }
    // Without round trips, a live message is bounded like a retained one.
    const bound = this.#live.length > 0 ? Math.min(...this.#live) : this.#retained;
    if (bound === null || (this.#live.length === 0 && !isPublisherOnline)) return null;
    const low = bound - ClockOffset.retainedAge;
    return ClockOffset.#judged(low, bound, (low + bound) / 2);
  }

  static #judged(low, high, best) {
    const isTrusted = low - ClockOffset.hesitation <= 0 && 0 <= high;
    return { low, high, best, offset: isTrusted ? 0 : best };
  }
}

/** Notices when this device's clock is set, or the device was suspended. */
class ClockWatch {
  /** A smaller change is the inaccuracy of the clocks. */
  static leastStep = 100;

  #difference = null;

  /** Returns whether the clock was set since the last call; `now` is `{ wall, steady }`. */
  notices(now) {
    const difference = now.wall - now.steady;
    const last = this.#difference;
    this.#difference = difference;
    return last !== null && Math.abs(difference - last) > ClockWatch.leastStep;
  }
}
