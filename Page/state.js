"use strict";

/**
 * The payloads of a room, checked as by the programs (`SharedState` and `PayloadMembers` of the room
 * `Sharing`): `timer/v1/ROOM/state` and `timer/v1/ROOM/online`.
 *
 * They come from a network, so every member is checked; unknown members are ignored, and `null` is
 * the same as a missing one.
 */

/** Why a payload isn't shown: the end of a sentence. */
class InvalidPayload extends Error {}

const TimerStates = Object.freeze(["running", "paused", "waiting", "ringing", "ended", "canceled"]);
const TintNames = Object.freeze(
  ["red", "orange", "amber", "green", "teal", "blue", "purple", "pink"]);

/** Limits in milliseconds: 290 years, a minute for half of a round trip, and the year 9999. */
const LongestDuration = 290 * 31557600e3;
const LongestHalf = 60e3;
const LatestWallTime = 253402214399e3;
/** The number of rounds that stands for rounds without end, which a payload states as 0. */
const EndlessRounds = 1e7;
const MostSteps = 1000;
const MostWarnings = 12;
const LongestText = 200;

/** Returns the state in a payload; members that it doesn't have are undefined. */
function stateFrom(payload) {
  const members = new Members(payload);
  const state = {
    id: members.id(), seq: members.need("seq", members.count("seq", 1, Number.MAX_SAFE_INTEGER)),
    state: members.need("state", members.choice("state", TimerStates)),
    name: members.text("name") ?? "timer", label: members.text("label"),
    ends: members.time("ends"), left: members.length("left"), planned: members.length("planned"),
    origin: members.time("origin"), elapsed: members.length("elapsed"), up: members.flag("up"),
    longest: members.need("longest", members.length("longest")), tenths: members.flag("tenths"),
    over: members.time("over"), sent: members.need("sent", members.time("sent")),
    half: members.length("half"), color: members.color("color"), warnings: members.warnings(),
    ...stepFrom(members),
  };
  if (state.half !== undefined) state.half = Math.min(state.half, LongestHalf);
  const needed = neededTime(state);
  if (needed.every((name) => state[name] === undefined)) {
    throw new InvalidPayload(`“${needed[0]}” is missing in it`);
  }
  return Object.freeze(state);
}

/** Returns the place among the steps, and the next step. */
function stepFrom(members) {
  const steps = members.count("steps", 1, MostSteps) ?? 1;
  const rounds = members.count("rounds", 0, EndlessRounds) ?? 1;
  const [isEndless, mostRounds] = [rounds === 0 || rounds === EndlessRounds, rounds || EndlessRounds];
  const step = members.count("step", 1, steps) ?? 1;
  const round = members.count("round", 1, mostRounds) ?? 1;
  const isLastStep = step === steps && round === mostRounds;
  return {
    step, steps, round, rounds: mostRounds, isEndless, isLastStep,
    stepLabel: members.text("stepLabel"), next: isLastStep ? undefined : members.text("next"),
    nextPlanned: isLastStep ? undefined : members.length("nextPlanned"),
  };
}

/** Returns the names of times of which a state needs one. */
function neededTime({ state, planned }) {
  const isOpen = planned === undefined;
  switch (state) {
    case "running": return [isOpen ? "origin" : "ends"];
    case "ringing": return [isOpen ? "planned" : "ends"];
    case "waiting": return [isOpen ? "planned" : "left"];
    case "ended": return isOpen ? ["elapsed"] : ["ends", "left"];
    default: return [isOpen ? "elapsed" : "left"];
  }
}

/** Returns whether a publisher is online, as `{ id, isOnline }`. */
function onlineFrom(payload) {
  const members = new Members(payload);
  return { id: members.id(), isOnline: members.flag("online") };
}

/** The members of a JSON object in a payload. */
class Members {
  #members;

  constructor(payload) {
    let value;
    try {
      value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
    } catch {
      value = null;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new InvalidPayload("it isn’t a JSON object");
    }
    this.#members = value;
    if (this.need("v", this.#value("v")) !== 1) {
      throw new InvalidPayload("a newer version of the timer shares it");
    }
  }

  #value(name) {
    return Object.hasOwn(this.#members, name) ? this.#members[name] ?? undefined : undefined;
  }

  /** Returns a value that `isValid` accepts, or undefined if it is missing. */
  #checked(name, should, isValid) {
    const value = this.#value(name);
    if (value === undefined || isValid(value)) return value;
    throw new InvalidPayload(`“${name}” should be ${should}`);
  }

  /** Returns a value that a payload needs. */
  need(name, value) {
    if (value === undefined) throw new InvalidPayload(`“${name}” is missing in it`);
    return value;
  }

  id() {
    return this.need("id", this.#checked("id", "8 to 32 hexadecimal digits", (value) =>
      typeof value === "string" && /^[0-9a-f]{8,32}$/i.test(value)));
  }

  flag(name) {
    return this.#checked(name, "true or false", (value) => typeof value === "boolean") ?? false;
  }

  count(name, least, most) {
    return this.#checked(name, `a whole number from ${least} to ${most}`, (value) =>
      Number.isSafeInteger(value) && value >= least && value <= most);
  }

  choice(name, choices) {
    return this.#checked(name, `one of ${choices.join(", ")}`, (value) => choices.includes(value));
  }

  /** Returns a length of time; a negative one is zero. */
  length(name) {
    const value = this.#checked(name, "a number of milliseconds up to 290 years", (value) =>
      Number.isFinite(value) && value <= LongestDuration);
    return value === undefined ? undefined : Math.max(0, value);
  }

  time(name) {
    return this.#checked(name, "a number of milliseconds since 1970", (value) =>
      Number.isFinite(value) && value >= 0 && value <= LatestWallTime);
  }

  text(name) {
    const value = this.#checked(name, "a text", (value) => typeof value === "string");
    return value === undefined ? undefined : shownText(value);
  }

  /** Returns a color; one that a later version may add is ignored. */
  color(name) {
    const value = this.#value(name);
    return TintNames.includes(value) ? value : undefined;
  }

  /** Returns the warnings; those that aren't valid are ignored. */
  warnings() {
    const list = this.#checked("warnings", "a list", Array.isArray) ?? [];
    return list.slice(0, MostWarnings)
      .filter((warning) => Number.isFinite(warning?.left) && TintNames.includes(warning.color))
      .map(({ left, color }) => ({ left, color }));
  }
}

/**
 * Returns a text that changes nothing around it: without control characters, marks of direction and
 * other invisible characters, except for those that join emoji, and of limited length; undefined if
 * nothing of it would be visible.
 */
function shownText(text) {
  const visible = [...text].slice(0, 2 * LongestText)
    .map((character) => (/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u2028\u2029]/u.test(character)
      ? "\uFFFD" : character))
    .filter((character) => character === "\u200D" || !/\p{Cf}/u.test(character))
    .slice(0, LongestText).join("");
  return /[^\s\u200D]/u.test(visible) ? visible : undefined;
}
