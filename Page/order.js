"use strict";

/**
 * The order of the states of a room, whatever the order in which they arrive: `StateOrder` of the
 * room `Sharing`.
 *
 * A publisher's states are numbered. Between publishers, `online` decides: whoever it names as
 * connected owns the room.
 */
class StateOrder {
  static mostKnown = 16;
  /** The time without a state after which the current publisher no longer owns the room: two heartbeats. */
  static patience = 65000;

  /** The publishers that were seen with their highest number, ending with the current one. */
  #known = new Map();
  #owner;
  /** The newest state of a publisher that isn't announced yet, with its arrival. */
  #held;
  #acceptedAt;

  /** Returns whether a state is newer than all before, and is the current one from now on. */
  accepts(state, arrival) {
    if (state.seq <= (this.#known.get(state.id) ?? 0)) return false;
    if (!this.#mayFollow(state.id, arrival.now)) {
      const held = this.#held?.state;
      const isNewest = held?.id !== state.id || held.seq < state.seq;
      if (isNewest) this.#held = { state, arrival };
      return false;
    }
    this.#known.delete(state.id);
    this.#known.set(state.id, state.seq);
    if (this.#known.size > StateOrder.mostKnown) this.#known.delete(this.#known.keys().next().value);
    [this.#held, this.#acceptedAt] = [undefined, arrival.now.steady];
    return true;
  }

  /** Returns whether a state of a publisher may follow the last one. */
  #mayFollow(id, now) {
    const current = [...this.#known.keys()].at(-1);
    if (current === undefined || current === id || this.#owner === id) return true;
    if (now.steady - this.#acceptedAt > StateOrder.patience) return true;
    return this.#owner !== current && !this.#known.has(id);
  }

  /** Handles the announcement of a publisher; returns a state of it that arrived before. */
  announce({ id, isOnline }) {
    if (!isOnline) {
      if (this.#owner === id) this.#owner = undefined;
      return undefined;
    }
    this.#owner = id;
    return this.#held?.state.id === id ? this.#held : undefined;
  }
}
