"use strict";

/**
 * The model of a viewer of a room: messages in, what there is to show out; `RoomViewer` and
 * `SharedTimer` of the room `Sharing`.
 *
 * Moments are parameters, each `{ wall, steady }` in milliseconds: this device's wall clock, and a
 * clock that is never set.
 */
class Room {
  /** How long something that is over is shown. */
  static shownOver = 600000;
  /** How long after a subscription the retained messages may take. */
  static patience = 1000;
  /** The greatest age of a retained state of a publisher that is online: a heartbeat, and a delay. */
  static greatestAge = 30000 + 5000;
  /** The time without a state after which the publisher counts as gone. */
  static silence = 100000;
  /** The change of the clocks' difference that isn't followed, so that the digits don't jitter. */
  static jitter = 2;

  name;
  /** What is wrong with the last message, or null. */
  complaint = null;
  clock = new ClockOffset();
  #order = new StateOrder();
  #watch = new SuspensionWatch();
  #state = null;
  #arrival = null;
  #online = null;
  #goneSince = null;
  #subscribedAt = null;
  #lostSince = null;
  #offset = 0;

  constructor(name) {
    this.name = name;
  }

  get topics() {
    return [`timer/v1/${this.name}/online`, `timer/v1/${this.name}/state`];
  }

  // Events

  /** Handles an event of a `Subscriber`; `half` is half of the own round trip, if it is known. */
  handle(event, now, half) {
    this.clock.ownHalf = half ?? this.clock.ownHalf;
    switch (event.kind) {
      case "subscribed":
        [this.#subscribedAt, this.#lostSince] = [now.steady, null];
        break;
      case "lost":
      case "refused":
        if (this.#subscribedAt !== null) this.#lostSince = now.wall;
        this.#subscribedAt = null;
        break;
      case "oversized":
        this.complaint = "it has more than 4,096 bytes";
        break;
      case "message":
        this.#handleMessage(event, now);
        break;
    }
    this.#noteSilence(now);
  }

  #handleMessage({ topic, payload, isRetained }, now) {
    const [onlineTopic, stateTopic] = this.topics;
    const arrival = { isRetained, now };
    try {
      if (topic === stateTopic && payload.length === 0) {
        [this.#state, this.complaint] = [null, null];
      } else if (topic === stateTopic) {
        this.#follow(stateFrom(payload), arrival);
      } else if (topic === onlineTopic && payload.length > 0) {
        this.#handleOnline(onlineFrom(payload), arrival);
      }
    } catch (error) {
      if (!(error instanceof InvalidPayload)) throw error;
      this.complaint = error.message;
    }
  }

  #handleOnline(online, arrival) {
    const held = this.#order.announce(online);
    this.#online = online;
    this.#addStored();
    this.#updateGone(arrival);
    if (held) this.#follow(held.state, held.arrival);
  }

  #follow(state, arrival) {
    if (!this.#order.accepts(state, arrival)) return;
    if (this.#state && this.#state.id !== state.id) this.clock.reset();
    [this.#state, this.#arrival, this.complaint] = [state, arrival, null];
    if (arrival.isRetained) this.#addStored();
    else this.clock.add(state.sent, state.half, arrival.now);
    this.#updateGone(arrival);
  }

  /** Adds the retained state to the clock, if its age is limited: its publisher is connected. */
  #addStored() {
    if (!this.#arrival?.isRetained || !this.#isAnnounced(true)) return;
    this.clock.addStored(this.#state.sent, Room.greatestAge, this.#arrival.now);
  }

  // The publisher

  /** Returns whether the last announcement is about the publisher and says so. */
  #isAnnounced(isOnline) {
    return this.#state !== null && this.#online?.id === this.#state.id
      && this.#online.isOnline === isOnline;
  }

  #updateGone({ isRetained, now }) {
    if (this.#isOver || !this.#isAnnounced(false)) this.#goneSince = null;
    else this.#goneSince ??= isRetained ? this.#lastHeard(now) : now.wall;
  }

  /** Returns the time of the last state on this device's clock. */
  #lastHeard(now) {
    if (!this.#arrival.isRetained) return this.#arrival.now.wall;
    return Math.min(now.wall, this.#state.sent + (this.verdict(now)?.offset ?? 0));
  }

  /** Notes that the publisher is gone if it is silent although the connection stands. */
  #noteSilence(now) {
    const end = this.#silenceEnd;
    if (end !== null && end <= now.steady) this.#goneSince = this.#lastHeard(now);
  }

  get #silenceEnd() {
    const isWatched = this.#state !== null && !this.#isOver && this.#goneSince === null
      && this.#subscribedAt !== null;
    return isWatched
      ? Math.max(this.#subscribedAt, this.#arrival.now.steady) + Room.silence : null;
  }

  // The clocks

  /** Returns what is known about the clocks; null if it is nothing. */
  verdict(now) {
    return this.clock.verdict(now);
  }

  /** Returns the publisher's wall time. */
  publisherTime(now) {
    const offset = this.verdict(now)?.offset ?? 0;
    if (Math.abs(offset - this.#offset) > Room.jitter) this.#offset = offset;
    return now.wall - this.#offset;
  }

  /** Returns whether the device was suspended, so that the retained messages are needed again. */
  noticesSuspension(now) {
    if (!this.#watch.notices(now)) return false;
    this.clock.reset();
    return true;
  }

  // What there is to show

  get #isOver() {
    return ["ended", "canceled"].includes(this.#state?.state);
  }

  /** The publisher's time at which it was over; a timer without a publisher is over at its end. */
  get #over() {
    if (this.#state === null) return undefined;
    if (this.#isOver) return this.#state.over ?? this.#state.sent;
    return this.#goneSince === null ? undefined : this.#state.ends;
  }

  /** Returns the state unless it has been over for a long time; null if there is nothing to show. */
  shownState(now) {
    const over = this.#over;
    const isLongOver = over !== undefined && this.publisherTime(now) - over > Room.shownOver;
    return isLongOver ? null : this.#state;
  }

  /**
   * Returns `{ kind, since }`: `connecting`, `waiting` (nothing is in the room), `live`, `offline`
   * (this connection is lost) or `gone` (the publisher is), the last two since a wall time.
   */
  standing(now) {
    this.#noteSilence(now);
    const isEmpty = this.shownState(now) === null;
    if (this.#subscribedAt === null) {
      const isOffline = !isEmpty && this.#lostSince !== null;
      return isOffline ? { kind: "offline", since: this.#lostSince } : { kind: "connecting" };
    }
    const isEarly = now.steady - this.#subscribedAt < Room.patience;
    if (isEmpty) return { kind: isEarly && this.#state === null ? "connecting" : "waiting" };
    return this.#goneSince === null ? { kind: "live" } : { kind: "gone", since: this.#goneSince };
  }

  /** Returns the milliseconds until what is shown changes with time alone; null if it doesn't. */
  timeToChange(now) {
    const over = this.#over;
    const times = [
      this.#subscribedAt === null ? NaN : this.#subscribedAt + Room.patience - now.steady,
      (this.#silenceEnd ?? NaN) - now.steady,
      (over ?? NaN) + Room.shownOver + 1 - this.publisherTime(now),
    ].filter((time) => time > 0);
    return times.length > 0 ? Math.min(...times) : null;
  }
}
