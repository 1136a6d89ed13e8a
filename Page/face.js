"use strict";

/**
 * What is drawn of a state at an instant, by the rules of the programs: `TimerReport`, `FaceState`,
 * `Urgency`, `StepPlace.words` and `Wording`. Nothing here draws.
 */

/** Half the period of the alarm's flashing, and how long the ring flashes. */
const Flash = 500;
const LongFlash = 10000;
/** The most rounds that are shown as dots. */
const MostDots = 12;
const EndWords = "time’s up";

class Face {
  #state;
  #now;

  /** Creates the face of a state; `publisherTime` is the publisher's wall time. */
  constructor(state, publisherTime) {
    [this.#state, this.#now] = [state, publisherTime];
    this.timeText = new TimeText(
      this.isOpen ? Math.max(this.elapsed, Minute) : state.longest, state.tenths);
  }

  // Times

  /** Whether it is a stopwatch without an end. */
  get isOpen() {
    return this.#state.planned === undefined;
  }

  /** Its phase: `ready`, `running`, `paused`, `ringing` or `ended`; the time is up at once. */
  get phase() {
    const { state, isLastStep } = this.#state;
    if (state === "running" && isLastStep && !this.isOpen && this.left <= 0) return "ringing";
    return { waiting: "ready", canceled: "ended" }[state] ?? state;
  }

  get left() {
    const { state, ends, left = 0 } = this.#state;
    if (this.isOpen || state === "ringing") return 0;
    return state === "running" ? Math.max(0, ends - this.#now) : left;
  }

  get elapsed() {
    const { state, origin, elapsed, planned } = this.#state;
    if (this.isOpen) return state === "running" ? Math.max(0, this.#now - origin) : elapsed ?? 0;
    const isOver = state === "ended" || state === "canceled";
    return isOver && elapsed !== undefined ? elapsed : Math.max(0, planned - this.left);
  }

  get overtime() {
    const { ends } = this.#state;
    return this.phase === "ringing" && ends !== undefined ? Math.max(0, this.#now - ends) : 0;
  }

  // The picture

  get #countsUp() {
    return this.#state.up || this.isOpen;
  }

  get digits() {
    if (this.phase === "ringing") return this.timeText.overtime(this.overtime);
    return this.#countsUp ? this.timeText.elapsed(this.elapsed) : this.timeText.left(this.left);
  }

  /** The widest digits of this format, so that their size stays the same until the end. */
  get widestDigits() {
    const length = this.#state.planned ?? 0;
    const texts = [this.digits, this.timeText.left(length), this.timeText.overtime(this.overtime)]
      .map((text) => text.replace("+", ""));
    return texts.reduce((widest, text) => (text.length > widest.length ? text : widest));
  }

  /** The part of the ring that is drawn, from 0 to 1 clockwise from the top. */
  share(isStill) {
    if (this.phase === "ringing") return this.#isRingDark(isStill) ? 0 : 1;
    if (this.isOpen) return this.elapsed % Minute / Minute;
    const fraction = this.#state.planned > 0 ? Math.min(1, this.left / this.#state.planned) : 0;
    return this.#countsUp ? 1 - fraction : fraction;
  }

  #isRingDark(isStill) {
    return !isStill && this.overtime < LongFlash && Math.floor(this.overtime / Flash) % 2 === 1;
  }

  /** Its urgency: `plenty`, `soon` (a tenth is left) or `last` (10 s or a fifth). */
  get urgency() {
    if (this.isOpen) return "plenty";
    if (this.phase === "ringing") return "last";
    if (this.phase === "ended") return this.left > 0 ? "plenty" : "last";
    if (this.#state.warnings.length > 0) return "plenty";
    const { planned } = this.#state;
    if (this.left <= Math.min(10 * Second, planned / 5)) return "last";
    return this.left <= planned / 10 ? "soon" : "plenty";
  }

  /** The color of the warning that has been reached: the one with the least time left. */
  get warning() {
    if (!["running", "paused"].includes(this.#state.state) || this.isOpen) return undefined;
    const reached = this.#state.warnings.filter(({ left }) => this.left <= left);
    return reached.length === 0 ? undefined
      : reached.reduce((one, other) => (other.left < one.left ? other : one)).color;
  }

  /** The name of the color, unless the urgency decides it. */
  get tint() {
    return this.urgency === "plenty" ? this.warning ?? this.#state.color : undefined;
  }

  /**
   * Returns the time until the picture changes by itself; null if it doesn't. The ring takes `steps`
   * visible steps for its whole way.
   */
  timeToChange(steps, isStill) {
    const { phase, timeText } = this;
    if (phase === "ringing") {
      const text = timeText.timeToChangePassed(this.overtime);
      if (isStill || this.overtime >= LongFlash) return text;
      return Math.min(text, Flash * (Math.floor(this.overtime / Flash) + 1) - this.overtime);
    }
    if (phase !== "running") return null;
    const text = this.#countsUp
      ? timeText.timeToChangePassed(this.elapsed) : timeText.timeToChangeLeft(this.left);
    if (text === null) return this.left > 0 ? this.left : null;
    // The deadline is exact, whatever else is shown.
    const end = this.isOpen ? Infinity : this.left;
    const ring = isStill ? Infinity : (this.#state.planned ?? Minute) / Math.max(1, steps);
    return Math.min(text, ring, end);
  }

  // Texts

  get name() {
    return this.#state.label ?? this.#state.name;
  }

  /** The step in words, such as `Work · round 1 of 4`; undefined if there is only one. */
  get stepWords() {
    const { step, steps, round, rounds, isEndless, stepLabel } = this.#state;
    if (steps === 1 && rounds === 1) return undefined;
    const isNumbered = steps > 1 && (!stepLabel || rounds === 1);
    return [
      stepLabel, isNumbered ? `step ${step} of ${steps}` : "",
      rounds > 1 ? `round ${round}${isEndless ? "" : ` of ${rounds}`}` : "",
    ].filter(Boolean).join(" · ");
  }

  /** The rounds as `{ done, all }`, the current one included; undefined if there are too many. */
  get dots() {
    const { round, rounds } = this.#state;
    return rounds >= 2 && rounds <= MostDots
      ? { done: round, all: rounds } : undefined;
  }

  /** The words inside the ring, below the digits; empty while it runs. */
  get stateWords() {
    if (this.phase === "ringing") return EndWords;
    return { paused: "paused", waiting: "waiting", ended: "ended", canceled: "canceled" }[
      this.#state.state] ?? "";
  }

  /** Returns the line below the ring: when it ends or ended, or how it stands. */
  endWords(now) {
    const { state, ends, over } = this.#state;
    const ended = ends ?? over;
    if (state === "canceled") return over === undefined ? "" : `canceled ${clockWords(over, now)}`;
    if (state === "ended") return ended === undefined ? "" : `ended ${clockWords(ended, now)}`;
    if (this.phase === "ringing" && ends !== undefined) return `ended ${clockWords(ends, now)}`;
    if (state === "waiting") return "the next step waits for a key";
    return state === "running" && ends !== undefined ? `ends ${clockWords(ends, now)}` : "";
  }

  /** The second line below the ring: the length of the step, and the next step. */
  get detailWords() {
    const { planned, next, nextPlanned, state } = this.#state;
    const length = planned === undefined ? "stopwatch" : roundedSpanWords(planned);
    if (state !== "running" && state !== "paused") return length;
    const step = [next, nextPlanned === undefined ? "" : spanWords(nextPlanned)].filter(Boolean);
    return step.length > 0 ? `${length} · next: ${step.join(" ")}` : length;
  }

  /** The title of the window. */
  get title() {
    const text = this.timeText.forTitle;
    const digits = this.#countsUp ? text.elapsed(this.elapsed) : text.left(this.left);
    const time = this.phase === "ringing" ? "Time’s up"
      : this.phase === "paused" ? `${digits} paused` : digits;
    return `${time} · ${this.name}`;
  }

  /** Returns the sentence that a screen reader says when the state changes. */
  announcement(now) {
    const { state } = this.#state;
    const left = this.isOpen
      ? `at ${roundedSpanWords(this.elapsed)}` : `${roundedSpanWords(this.left)} left`;
    const step = this.stepWords ? `${this.stepWords}, ` : "";
    const words = {
      running: `${step}${left}${this.#state.ends ? `, ${this.endWords(now)}` : ""}`,
      paused: `paused, ${left}`, ready: `${step}waiting for a key`, ringing: EndWords,
      ended: state === "canceled" ? `canceled, ${left}` : this.endWords(now),
    }[this.phase];
    return `${this.name}: ${words}`;
  }

  /** What has to change for the announcement to be made again. */
  get announcementKey() {
    const { id, step, round, ends, planned } = this.#state;
    return [id, this.phase, this.#state.state === "canceled", step, round,
      this.phase === "running" ? Math.round((ends ?? 0) / Second) : planned].join(" ");
  }
}
