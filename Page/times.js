"use strict";

/**
 * Times as text, in the formats of the programs: `TimeText`, `SpanText` and `ClockText` of the room
 * `Countdowns`. All times are in milliseconds.
 */

const Second = 1000;
const Minute = 60 * Second;
const Hour = 60 * Minute;
const Day = 24 * Hour;

const twoDigits = (value) => String(value).padStart(2, "0");

/**
 * The format of a remaining time: `S`, `M:SS`, `H:MM:SS` or, from a day on, `D d HH:MM:SS`.
 *
 * It depends only on the length, so digits don't jump when a field runs out. A remaining time is
 * rounded up, so 0 appears only at the end; an elapsed time is rounded down.
 */
class TimeText {
  #format;
  #unit;

  constructor(longest, showsTenths = false) {
    this.#format = TimeText.#formatOf(longest);
    this.#unit = showsTenths ? 100 : Second;
  }

  static #formatOf(time) {
    return [Minute, Hour, Day].filter((length) => time >= length).length;
  }

  /** The same format in whole seconds with at least minutes, for the title of a window. */
  get forTitle() {
    const text = new TimeText(0);
    text.#format = Math.max(this.#format, 1);
    return text;
  }

  left(time) {
    return this.#text(this.#unitsLeft(time));
  }

  elapsed(time) {
    return this.#text(this.#unitsPassed(time));
  }

  overtime(time) {
    const units = this.#unitsPassed(time);
    const text = new TimeText(0);
    text.#unit = this.#unit;
    text.#format = Math.max(this.#format, 1, TimeText.#formatOf(time));
    return (units > 0 ? "+" : "") + text.#text(units);
  }

  /** Returns the time until `left(time)` changes; null at the end. */
  timeToChangeLeft(time) {
    const units = this.#unitsLeft(time);
    return units > 0 ? time - this.#unit * (units - 1) : null;
  }

  /** Returns the time until `elapsed(time)` and `overtime(time)` change. */
  timeToChangePassed(time) {
    return this.#unit * (this.#unitsPassed(time) + 1) - time;
  }

  // Sums of milliseconds with fractions are inexact by far less than a microsecond.
  #unitsLeft(time) {
    return Math.max(0, Math.ceil(time / this.#unit - 1e-6));
  }

  #unitsPassed(time) {
    return Math.max(0, Math.floor(time / this.#unit + 1e-6));
  }

  #text(units) {
    const seconds = Math.floor(units * this.#unit / Second);
    const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
    const rest = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
    const whole = this.#format === 0 ? `${seconds}`
      : this.#format === 1 ? `${minutes}:${twoDigits(seconds % 60)}`
        : this.#format === 3 && hours >= 24
          ? `${Math.floor(hours / 24)} d ${twoDigits(hours % 24)}:${rest}` : `${hours}:${rest}`;
    return this.#unit < Second ? `${whole}.${units % 10}` : whole;
  }
}

/** Returns a length in words, such as `1 h 30 min`, rounded up to milliseconds. */
function spanWords(length) {
  let rest = Math.max(0, Math.ceil(length - 1e-6));
  if (rest > 0 && rest < Second) return `${rest} ms`;
  const parts = [];
  for (const [name, unit] of [["d", Day], ["h", Hour], ["min", Minute]]) {
    if (rest >= unit) parts.push(`${Math.floor(rest / unit)} ${name}`);
    rest %= unit;
  }
  if (rest > 0 || parts.length === 0) parts.push(`${rest / Second} s`);
  return parts.join(" ");
}

/** Returns a span that passes, in whole seconds rounded up if it is at least a second. */
function roundedSpanWords(length) {
  return spanWords(length >= Second ? Math.ceil(length / Second - 1e-6) * Second : length);
}

const MonthNames =
  ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * Returns a wall time in this device's zone: `14:32:07` on the day of `now`, or else `Sun 22 Nov
 * 09:00:00`, with the year if it differs; to the nearest second, or without seconds.
 */
function clockWords(wallTime, now, showsSeconds = true) {
  const shown = new Date(wallTime + 500);
  const today = new Date(now);
  const fields = [shown.getHours(), shown.getMinutes(), ...showsSeconds ? [shown.getSeconds()] : []];
  const clock = fields.map(twoDigits).join(":");
  if (shown.toDateString() === today.toDateString()) return clock;
  const day = `${DayNames[shown.getDay()]} ${shown.getDate()} ${MonthNames[shown.getMonth()]}`;
  const isSameYear = shown.getFullYear() === today.getFullYear();
  return isSameYear ? `${day} ${clock}` : `${day} ${shown.getFullYear()} ${clock}`;
}
