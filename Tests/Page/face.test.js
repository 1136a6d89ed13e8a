"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

process.env.TZ = "UTC";
const { Face, stateFrom } = load("Face", "stateFrom");

const start = Date.UTC(2026, 10, 29, 14, 0, 0);

/** Returns the face of a state at a time since the start. */
function face(changes, time = 0) {
  const state = stateFrom(Buffer.from(JSON.stringify({
    v: 1, id: "9f2c61d4", seq: 1, state: "running", name: "hall", ends: start + 300000,
    planned: 300000, longest: 300000, sent: start, ...changes,
  })));
  return new Face(state, start + time);
}

const look = (one) => [one.phase, one.digits, one.share(false), one.urgency];

test("a running timer", () => {
  assert.deepEqual(look(face({})), ["running", "5:00", 1, "plenty"]);
  assert.deepEqual(look(face({}, 150000)), ["running", "2:30", 0.5, "plenty"]);
  assert.deepEqual(look(face({}, 150001)).slice(0, 2), ["running", "2:30"]);
  assert.equal(face({}, 270000).urgency, "soon");
  assert.equal(face({}, 290000).urgency, "last");
  assert.equal(face({}, 299999.5).digits, "0:01");
});

test("the last fifth of a short timer is the last", () => {
  const short = (left) => face({ planned: 20000, ends: start + left }).urgency;
  assert.deepEqual([short(4001), short(4000)], ["plenty", "last"]);
});

test("the time is up exactly at the deadline, without a word of the publisher", () => {
  assert.equal(face({}, 299999).phase, "running");
  assert.deepEqual(look(face({}, 300000)), ["ringing", "0:00", 1, "last"]);
  assert.deepEqual(look(face({}, 301500)).slice(0, 2), ["ringing", "+0:01"]);
});

test("a step that is over waits for the publisher", () => {
  const one = face({ step: 1, steps: 2, next: "Break" }, 305000);
  assert.deepEqual([one.phase, one.digits, one.share(false)], ["running", "0:00", 0]);
  assert.equal(one.timeToChange(100, false), null);
});

test("a paused timer doesn’t change", () => {
  const one = face({ state: "paused", left: 60500, ends: undefined }, 1e9);
  assert.deepEqual(look(one).slice(0, 2), ["paused", "1:01"]);
  assert.equal(one.timeToChange(1000, false), null);
  assert.equal(one.stateWords, "paused");
});

test("what is over", () => {
  // Its alarm was stopped later.
  const ended = face({ state: "ended", over: start + 340000 }, 400000);
  assert.deepEqual(look(ended), ["ended", "0:00", 0, "last"]);
  assert.equal(ended.endWords(start), "ended 14:05:00");
  const canceled = face({ state: "canceled", left: 150000, ends: undefined, over: start + 150000 }, 1);
  assert.deepEqual(look(canceled), ["ended", "2:30", 0.5, "plenty"]);
  assert.deepEqual([canceled.stateWords, canceled.endWords(start)], ["canceled", "canceled 14:02:30"]);
});

test("a timer that counts up fills the ring", () => {
  assert.deepEqual(look(face({ up: true }, 75000)).slice(0, 3), ["running", "1:15", 0.25]);
});

test("the deadline is exact for one that counts up by fractions of a second, too", () => {
  const one = { up: true, planned: 300500, ends: start + 300500 };
  assert.equal(face(one, 300400).timeToChange(1, true), 100);
  assert.equal(face(one, 300500).phase, "ringing");
});

test("a stopwatch makes a turn each minute", () => {
  const open = { planned: undefined, ends: undefined, longest: 60000, origin: start };
  const one = face({ ...open, tenths: true }, 75250);
  assert.deepEqual(look(one), ["running", "1:15.2", 15250 / 60000, "plenty"]);
  assert.equal(face(open, 3600000).digits, "1:00:00");
  assert.equal(face({ ...open, origin: undefined, state: "paused", elapsed: 61000 }).digits, "1:01");
  assert.equal(face(open, 1e9).timeToChange(1, true) > 0, true);
});

test("the ring flashes for ten seconds, and not with reduced motion", () => {
  const shares = [300000, 300500, 301000, 309500, 310500].map((time) => face({}, time).share(false));
  assert.deepEqual(shares, [1, 0, 1, 0, 1]);
  assert.equal(face({}, 300500).share(true), 1);
  assert.equal(face({}, 300000).timeToChange(1, false), 500);
  assert.equal(face({}, 300000).timeToChange(1, true), 1000);
  assert.equal(face({}, 310200).timeToChange(1, false), 800);
});

test("warnings replace the colors of urgency, and the smallest one wins", () => {
  const warnings = [{ left: 60000, color: "red" }, { left: 120000, color: "amber" }];
  const seen = [0, 180000, 239999, 240000, 299000].map((time) => {
    const one = face({ warnings, color: "green" }, time);
    return [one.urgency, one.tint];
  });
  assert.deepEqual(seen, [
    ["plenty", "green"], ["plenty", "amber"], ["plenty", "amber"], ["plenty", "red"], ["plenty", "red"],
  ]);
  assert.equal(face({ color: "green" }, 290000).tint, undefined);
});

test("the places of steps in words", () => {
  const words = (step, steps, round, rounds, stepLabel) =>
    face({ step, steps, round, rounds, stepLabel }).stepWords;
  assert.equal(words(1, 1, 1, 1), undefined);
  assert.equal(words(2, 3, 1, 1), "step 2 of 3");
  assert.equal(words(2, 3, 1, 1, "Work"), "Work · step 2 of 3");
  assert.equal(words(2, 3, 1, 4, "Work"), "Work · round 1 of 4");
  assert.equal(words(2, 3, 1, 4), "step 2 of 3 · round 1 of 4");
  assert.equal(words(1, 1, 7, 0), "round 7");
});

test("dots for up to twelve rounds", () => {
  assert.deepEqual(face({ round: 2, rounds: 4 }).dots, { done: 2, all: 4 });
  assert.equal(face({ round: 2, rounds: 13 }).dots, undefined);
  assert.equal(face({ round: 2, rounds: 0 }).dots, undefined);
});

test("names, captions and titles", () => {
  assert.equal(face({ label: "Keynote" }).name, "Keynote");
  assert.equal(face({}).endWords(start), "ends 14:05:00");
  assert.equal(face({ steps: 2, next: "Break", nextPlanned: 300000 }).detailWords, "5 min · next: Break 5 min");
  assert.equal(face({}, 1000).title, "4:59 · hall");
  assert.equal(face({ planned: 5000, longest: 5000, ends: start + 5000 }).title, "0:05 · hall");
  assert.equal(face({ state: "paused", left: 5000, ends: undefined }).title, "0:05 paused · hall");
  assert.equal(face({}, 300000).title, "Time’s up · hall");
});

test("a screen reader hears of changes, and not of seconds", () => {
  const keys = [
    face({}), face({}, 1000), face({ ends: start + 360000 }), face({ state: "paused", left: 9, ends: undefined }),
    face({}, 300000), face({ state: "ringing" }, 300000), face({ steps: 2, step: 2 }),
  ].map((one) => one.announcementKey);
  assert.equal(keys[0], keys[1]);
  assert.equal(keys[4], keys[5]);
  assert.equal(new Set(keys).size, 5);
  assert.equal(face({}).announcement(start), "hall: 5 min left, ends 14:05:00");
  assert.equal(face({ state: "paused", left: 61000, ends: undefined }).announcement(start),
    "hall: paused, 1 min 1 s left");
});

test("at every time of a timer, the picture stays the same until it says so", () => {
  const states = [
    {}, { up: true }, { tenths: true }, { planned: 20000, longest: 20000, ends: start + 20000 },
    { planned: undefined, ends: undefined, origin: start },
  ];
  for (const state of states) {
    for (let time = 0; time < 310000; time += 777.7) {
      const now = face(state, time);
      const change = now.timeToChange(1, true);
      if (change === null) continue;
      assert.ok(change > 0);
      const before = face(state, time + change - 0.01);
      assert.deepEqual([before.phase, before.digits], [now.phase, now.digits]);
      const after = face(state, time + change + 0.001);
      assert.notDeepEqual([after.phase, after.digits], [now.phase, now.digits], `${time} ${change}`);
    }
  }
});
