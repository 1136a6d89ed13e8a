"use strict";

/**
 * The model of a viewer of a room: messages in, what there is to show out.
 *
 * Instants are parameters, each `{ wall, steady }` in milliseconds: this device's clock, and a clock
 * that is never set.
 */
class Room {
  /** How long something that is over is shown. */
  static shownOver = 600000;
  /** How long after a subscription the retained messages may take. */
  static patience = 1000;

  name;
  clock = new ClockOffset();
  #watch = new ClockWatch();
  #state = null;
  #received = null;
  /** The last number of each publisher that another one has replaced. */
  #superseded = new Map();
  #online = null;
  #offlineSince = null;
  #lostAt = null;
  #subscribedAt = null;
  #isHeard = false;
  #complaint = null;

  constructor(name) {
    this.name = name;
  }

  get topics() {
    return [`timer/v1/${this.name}/online`, `timer/v1/${this.name}/state`];
  }

  /** Why the last message is ignored, or null. */
  get complaint() {
    return this.#complaint;
  }

  /** Handles an event of a `Subscriber`; `half` is half of the own round trip, if it is known. */
  handle(event, now, half) {
    if (half !== undefined) this.clock.setOwnHalf(half);
    switch (event.kind) {
      case "subscribed":
        [this.#subscribedAt, this.#isHeard] = [now, false];
        return;
      case "lost":
      case "refused":
        if (this.#subscribedAt !== null || this.#lostAt === null) this.#lostAt = now.wall;
        this.#subscribedAt = null;
        return;
      case "oversized":
        this.#complaint = "A message was ignored: it is longer than 4,096 bytes.";
        return;
      case "message":
        return this.#handleMessage(event, now);
    }
  }

  #handleMessage({ topic, payload, isRetained }, now) {
    const [onlineTopic, stateTopic] = this.topics;
    if (topic !== onlineTopic && topic !== stateTopic) return;
    try {
      if (topic === stateTopic) this.#handleState(payload, isRetained, now);
      else if (payload.length > 0) this.#handleOnline(onlineFrom(payload), isRetained, now);
      this.#isHeard = true;
      this.#complaint = null;
    } catch (error) {
      if (!(error instanceof InvalidPayload)) throw error;
      this.#complaint = `A message was ignored: ${error.message}.`;
    }
  }

  #handleOnline(online, isRetained, now) {
    this.#online = online;
    // A retained goodbye is of unknown age, but it came after the last state.
    const since = isRetained ? Math.min(now.wall, this.#received ?? now.wall) : now.wall;
    this.#offlineSince = online.isOnline ? null : this.#offlineSince ?? since;
  }

  #handleState(payload, isRetained, now) {
    if (payload.length === 0) {
      // The room was cleared.
      this.#supersede();
      return;
    }
    const state = stateFrom(payload);
    const sample = { received: now.wall, sent: state.sent, half: state.half, isRetained };
    const isSame = this.#state?.id === state.id;
    if (isSame && state.seq === this.#state.seq && this.clock.isEmpty) this.clock.add(sample);
    if (isSame ? state.seq <= this.#state.seq : this.#isObsolete(state)) return;
    if (!isSame) {
      this.#supersede();
      this.clock.clear();
    }
    this.clock.add(sample);
    this.#state = state;
    this.#received = isRetained ? Math.min(now.wall, state.sent + (this.verdict?.offset ?? 0)) : now.wall;
  }

  /** Forgets the state, and remembers that its publisher was replaced. */
  #supersede() {
    if (!this.#state) return;
    this.#superseded.set(this.#state.id, this.#state.seq);
    // So that forged identifiers can’t fill the memory.
    if (this.#superseded.size > 1000) this.#superseded.delete(this.#superseded.keys().next().value);
    this.#state = null;
  }

  /** Returns whether a state is of a publisher that was replaced and hasn't got the room back. */
  #isObsolete({ id, seq }) {
    const last = this.#superseded.get(id);
    const isBack = this.#online?.id === id && this.#online.isOnline;
    return last !== undefined && !(isBack && seq > last);
  }

  /** Returns whether this device's clock was set, so that the retained messages are needed again. */
  noticesClock(now) {
    if (!this.#watch.notices(now)) return false;
    this.clock.clear();
    return true;
  }

  // What there is to show

  /** Whether the publisher of the state is online, as far as is known. */
  get isPublisherOnline() {
    return this.#online === null || this.#online.id !== this.#state?.id || this.#online.isOnline;
  }

  /** The interval of the clocks' difference, and the offset to use; null if nothing is known. */
  get verdict() {
    return this.clock.verdict(this.isPublisherOnline);
  }

  /** Returns the publisher's wall time. */
  publisherTime(now) {
    return now.wall - (this.verdict?.offset ?? 0);
  }

  /**
   * Returns `{ kind, since }`: `connecting`, `waiting` (nothing is in the room), `live`, `offline`
   * (this connection is lost) or `gone` (the publisher is), the last two since a wall time.
   */
  standing(now) {
    const isEmpty = this.shownState(now) === null;
    if (this.#subscribedAt === null) {
      return isEmpty || this.#lostAt === null
        ? { kind: "connecting" } : { kind: "offline", since: this.#lostAt };
    }
    const isPatient = now.steady - this.#subscribedAt.steady < Room.patience;
    if (isEmpty) return { kind: isPatient && !this.#isHeard ? "connecting" : "waiting" };
    if (!this.isPublisherOnline) return { kind: "gone", since: this.#offlineSince };
    // A broker that lost what it retained: the publisher hasn’t come back yet.
    if (!this.#isHeard && !isPatient) return { kind: "gone", since: this.#lostAt ?? this.#received };
    return { kind: "live" };
  }

  /** Returns the state unless it is long over; null if there is nothing to show. */
  shownState(now) {
    const state = this.#state;
    if (!state) return null;
    const ends = this.isPublisherOnline ? undefined : state.ends;
    const over = ["ended", "canceled"].includes(state.state) ? state.over ?? state.sent : ends;
    const isLongOver = over !== undefined && this.publisherTime(now) - over > Room.shownOver;
    return isLongOver ? null : state;
  }

  /** Returns the milliseconds until what is shown changes with time alone; null if it doesn't. */
  timeToChange(now) {
    const state = this.shownState(now);
    const times = [];
    if (this.#subscribedAt !== null) {
      times.push(Room.patience - (now.steady - this.#subscribedAt.steady));
    }
    const over = state?.over ?? (this.isPublisherOnline ? undefined : state?.ends);
    if (over !== undefined) times.push(over + Room.shownOver + 1 - this.publisherTime(now));
    const later = times.filter((time) => time > 0);
    return later.length > 0 ? Math.min(...later) : null;
  }
}
