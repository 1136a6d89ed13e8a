"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

process.env.TZ = "Europe/Berlin";
const { TimeText, spanWords, roundedSpanWords, clockWords } =
  load("TimeText", "spanWords", "roundedSpanWords", "clockWords");

const [second, minute, hour, day] = [1000, 60e3, 3600e3, 86400e3];

/** Returns the seconds that a text states. */
function seconds(text) {
  const [, days = 0, rest] = text.replace("+", "").match(/^(?:(\d+) d )?(.+)$/);
  return days * 86400 + rest.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

test("the format depends only on the length", () => {
  const text = (longest, left) => new TimeText(longest).left(left);
  assert.equal(text(5 * second, 5 * second), "5");
  assert.equal(text(59999, 59999), "60");
  assert.equal(text(minute, minute), "1:00");
  assert.equal(text(minute, second), "0:01");
  assert.equal(text(hour, 61 * second), "0:01:01");
  assert.equal(text(hour - 1, hour - 1), "60:00");
  assert.equal(text(day, day), "1 d 00:00:00");
  assert.equal(text(day, day - second), "23:59:59");
  assert.equal(text(34 * day, 33 * day + 20 * hour + 41 * minute + 27 * second), "33 d 20:41:27");
});

test("what is left is rounded up, what passed is rounded down", () => {
  const text = new TimeText(minute);
  assert.equal(text.left(1), "0:01");
  assert.equal(text.left(0), "0:00");
  assert.equal(text.left(1000), "0:01");
  assert.equal(text.left(1000.01), "0:02");
  assert.equal(text.elapsed(999.9), "0:00");
  assert.equal(text.elapsed(1000), "0:01");
});

test("tenths", () => {
  const text = new TimeText(minute, true);
  assert.equal(text.left(100), "0:00.1");
  assert.equal(text.left(101), "0:00.2");
  assert.equal(text.elapsed(12345), "0:12.3");
  assert.equal(new TimeText(5 * second, true).left(4950), "5.0");
});

test("overtime has minutes, a plus sign unless it is zero, and grows", () => {
  const text = new TimeText(5 * second);
  assert.equal(text.overtime(0), "0:00");
  assert.equal(text.overtime(999), "0:00");
  assert.equal(text.overtime(1000), "+0:01");
  assert.equal(text.overtime(hour), "+1:00:00");
  assert.equal(new TimeText(hour).overtime(second), "+0:00:01");
});

test("for every time, the text states it to the next unit and changes exactly when it says", () => {
  let state = 7;
  const random = () => (state = Math.imul(state, 48271) >>> 0) / 2 ** 32;
  for (let round = 0; round < 5000; round += 1) {
    const hasTenths = round % 3 === 0;
    const unit = hasTenths ? 100 : 1000;
    const longest = 10 ** (3 + random() * 6.5);
    const left = round % 7 === 0 ? Math.round(random() * longest / unit) * unit : random() * longest;
    const text = new TimeText(longest, hasTenths);
    const stated = Math.round(seconds(text.left(left)) * 1000);
    assert.ok(stated >= left - 0.01 && stated < left + unit, `${left} ${text.left(left)}`);
    const change = text.timeToChangeLeft(left);
    if (stated === 0) {
      assert.equal(change, null);
    } else {
      assert.ok(change > 0 && change <= unit + 0.01);
      assert.equal(text.left(left - change + 0.01), text.left(left));
      assert.notEqual(text.left(left - change), text.left(left));
    }
    const passed = text.timeToChangePassed(left);
    assert.equal(text.elapsed(left + passed - 0.01), text.elapsed(left));
    assert.notEqual(text.elapsed(left + passed), text.elapsed(left));
  }
});

test("lengths in words", () => {
  assert.equal(spanWords(0), "0 s");
  assert.equal(spanWords(250), "250 ms");
  assert.equal(spanWords(90 * second), "1 min 30 s");
  assert.equal(spanWords(1500), "1.5 s");
  assert.equal(spanWords(day + 2 * hour), "1 d 2 h");
  assert.equal(roundedSpanWords(90500), "1 min 31 s");
  assert.equal(roundedSpanWords(0.5), "1 ms");
});

test("wall times have a day if it isn’t today’s", () => {
  const now = Date.UTC(2026, 10, 29, 13, 0, 0);
  assert.equal(clockWords(Date.UTC(2026, 10, 29, 13, 32, 6) + 600, now), "14:32:07");
  assert.equal(clockWords(Date.UTC(2026, 10, 29, 13, 32, 7), now, false), "14:32");
  assert.equal(clockWords(Date.UTC(2026, 10, 30, 8, 0, 0), now), "Mon 30 Nov 09:00:00");
  assert.equal(clockWords(Date.UTC(2027, 0, 1, 8, 0, 0), now, false), "Fri 1 Jan 2027 09:00");
});
