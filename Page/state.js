"use strict";

/**
 * The payloads of a room, checked: `timer/v1/ROOM/state` and `timer/v1/ROOM/online`.
 *
 * They come from a network, so every member is checked, and members that aren't known are left out.
 */

/** Why a payload isn't shown: a sentence's end. */
class InvalidPayload extends Error {}

const TimerStates = Object.freeze(["running", "paused", "waiting", "ringing", "ended", "canceled"]);
const TintNames = Object.freeze(
  ["red", "orange", "amber", "green", "teal", "blue", "purple", "pink"]);

/** Limits in milliseconds: the longest duration (290 years) and the years 1 to 9999. */
const LongestDuration = 290 * 31557600e3;
const WallTimes = Object.freeze([-62135510400e3, 253402214399e3]);
/** The number of rounds that stands for rounds without end. */
const MostRounds = 1e7;
const LongestText = 200;
const MostWarnings = 100;

/** Returns the state in a payload; undefined members are those that it doesn't have. */
function stateFrom(payload) {
  const members = new Members(payload);
  const state = {
    id: members.identifier(), seq: members.count("seq"), state: members.choice("state", TimerStates),
    name: members.text("name"), label: members.optional("label", "text"),
    ends: members.optional("ends", "wallTime"), left: members.optional("left", "duration"),
    planned: members.optional("planned", "duration"), up: members.optional("up", "flag") ?? false,
    origin: members.optional("origin", "wallTime"),
    elapsed: members.optional("elapsed", "duration"), longest: members.duration("longest"),
    tenths: members.optional("tenths", "flag") ?? false,
    step: members.optional("step", "count"), steps: members.optional("steps", "count"),
    round: members.optional("round", "count"), rounds: members.optional("rounds", "number"),
    stepLabel: members.optional("stepLabel", "text"), next: members.optional("next", "text"),
    color: members.optional("color", "tint"), warnings: members.optional("warnings", "warnings") ?? [],
    over: members.optional("over", "wallTime"), sent: members.wallTime("sent"),
    half: members.optional("half", "duration"),
  };
  const isOpen = state.planned === undefined;
  const needed = {
    running: isOpen ? "origin" : "ends", paused: isOpen ? "elapsed" : "left",
    waiting: isOpen ? "elapsed" : "left", ringing: isOpen ? "over" : "ends",
  }[state.state];
  if (needed && state[needed] === undefined) {
    throw new InvalidPayload(`“${needed}” is missing from a state that is ${state.state}`);
  }
  return state;
}

/** Returns whether a publisher is online, as `{ id, isOnline }`. */
function onlineFrom(payload) {
  const members = new Members(payload);
  return { id: members.identifier(), isOnline: members.flag("online") };
}

/** The members of a JSON object in a payload. */
class Members {
  #members;

  constructor(payload) {
    let value;
    try {
      value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(payload));
    } catch {
      throw new InvalidPayload("it isn’t JSON");
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      throw new InvalidPayload("it isn’t a JSON object");
    }
    this.#members = value;
    const version = this.number("v");
    if (version > 1) throw new InvalidPayload("it is from a newer version of the timer");
    if (version !== 1) this.#fail("v", "1");
  }

  optional(name, kind) {
    return Object.hasOwn(this.#members, name) ? this[kind](name) : undefined;
  }

  identifier() {
    const id = this.#value("id", "string", "8 to 32 hex digits");
    return /^[0-9a-f]{8,32}$/i.test(id) ? id.toLowerCase() : this.#fail("id", "8 to 32 hex digits");
  }

  choice(name, choices) {
    const value = this.#value(name, "string", choices.join(", "));
    return choices.includes(value) ? value : this.#fail(name, choices.join(", "));
  }

  text(name) {
    return shownText(this.#value(name, "string", "a text"));
  }

  flag(name) {
    return this.#value(name, "boolean", "true or false");
  }

  number(name) {
    const value = this.#value(name, "number", "a number");
    return Number.isFinite(value) ? value : this.#fail(name, "a number");
  }

  count(name) {
    const value = this.number(name);
    return Number.isSafeInteger(value) && value >= 1 ? value : this.#fail(name, "a count from 1");
  }

  duration(name) {
    return Math.min(Math.max(this.number(name), 0), LongestDuration);
  }

  wallTime(name) {
    return Math.min(Math.max(this.number(name), WallTimes[0]), WallTimes[1]);
  }

  /** Returns a color; one that a later version may add is left out. */
  tint(name) {
    const value = this.#value(name, "string", "a color");
    return TintNames.includes(value) ? value : undefined;
  }

  warnings(name) {
    const list = this.#members[name];
    const isValid = Array.isArray(list) && list.length <= MostWarnings && list.every((warning) =>
      typeof warning === "object" && warning !== null && Number.isFinite(warning.left));
    if (!isValid) this.#fail(name, "a list of colors, each with the time left");
    return list.filter(({ color }) => TintNames.includes(color))
      .map(({ left, color }) => ({ left, color }));
  }

  #value(name, type, expected) {
    const value = Object.hasOwn(this.#members, name) ? this.#members[name] : undefined;
    return typeof value === type ? value : this.#fail(name, expected);
  }

  #fail(name, expected) {
    throw new InvalidPayload(`“${name}” isn’t ${expected}`);
  }
}

/**
 * Returns a text that changes nothing around it: without control characters, marks of direction and
 * other invisible characters, except for those that join emoji, and of limited length.
 */
function shownText(text) {
  const visible = [...text.toWellFormed?.() ?? text]
    .map((character) => (/[\p{Cc}\u2028\u2029]/u.test(character) ? "\uFFFD" : character))
    .filter((character) => character === "\u200D" || !/\p{Cf}/u.test(character));
  return visible.length <= LongestText
    ? visible.join("") : visible.slice(0, LongestText - 1).join("") + "…";
}
