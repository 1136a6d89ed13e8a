"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const { ClockOffset, SuspensionWatch } = load("ClockOffset", "SuspensionWatch");

const epoch = 1795271467e3;
const hours = 3 * 3600e3;

/** Returns the moment on a clock that is ahead and drifts, at a true time in milliseconds. */
function moment(time, ahead = 0, drift = 0) {
  const elapsed = time * (1 + drift);
  return { wall: epoch + ahead + elapsed, steady: 1e6 + elapsed };
}

/** Returns what is known after messages with transit times in milliseconds, 30 s apart. */
function afterMessages({ ahead = 0, transits, half = 20, drift = 0 }) {
  const offset = new ClockOffset();
  offset.ownHalf = half ?? undefined;
  transits.forEach((transit, number) => {
    const sent = number * 30000;
    offset.add(moment(sent).wall, half, moment(sent + transit, ahead, drift));
  });
  return offset;
}

/** Returns random whole numbers below a limit, the same for a seed. */
function randomNumbers(seed) {
  let state = Math.imul(seed + 1, 48271) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * below);
  };
}

const isNear = (one, other, error) => assert.ok(Math.abs(one - other) <= error, `${one} ${other}`);

test("nothing is corrected before anything is known", () => {
  assert.equal(new ClockOffset().verdict(moment(0)), null);
});

test("clocks that differ by hours are corrected by the fastest message", () => {
  for (const ahead of [-hours, hours]) {
    const offset = afterMessages({ ahead, transits: [90, 45, 300] });
    // Its transit was 5 ms longer than half of both round trips.
    isNear(offset.verdict(moment(200000, ahead)).offset - ahead, 5, 0.01);
  }
});

test("the drift is measured, so that lost heartbeats don’t matter", () => {
  for (const drift of [-150e-6, 150e-6]) {
    const offset = afterMessages({ ahead: 60000, transits: Array(8).fill(0), half: 0, drift });
    const now = moment(600000, 60000, drift);
    isNear(offset.verdict(now).offset, now.wall - moment(600000).wall, 1);
  }
});

test("right clocks aren’t corrected, whatever delays the messages", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomNumbers(seed);
    // The broker serves this viewer late, always.
    const late = random(200);
    const transits = Array.from({ length: 1 + random(12) }, (_, index) =>
      late + 40 + (index > 1 ? 0 : random(900)));
    assert.equal(afterMessages({ transits }).verdict(moment(400000)).offset, 0);
  }
});

test("the limits hold and are kept for clocks that drift and messages that are late", () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = randomNumbers(seed);
    const drift = (random(401) - 200) * 1e-6;
    const ahead = random(2 * hours) - hours;
    const transits = Array.from({ length: 1 + random(40) }, () => 40 + random(240));
    const offset = afterMessages({ ahead, transits, drift });
    // Beats may have been lost for an hour.
    const time = transits.length * 30000 + random(3600e3);
    const now = moment(time, ahead, drift);
    const truth = now.wall - moment(time).wall;
    const { low, high, estimate } = offset.verdict(now);
    assert.ok(low <= truth && truth <= high, `${seed}: ${low} ${truth} ${high}`);
    assert.ok(low <= estimate && estimate <= high);
  }
});

test("a clock is corrected once it surely differs, and not before", () => {
  const isCorrected = (ahead, count) => afterMessages({ ahead, transits: Array(count).fill(40) })
    .verdict(moment((count - 1) * 30000 + 40, ahead)).offset !== 0;
  assert.ok(isCorrected(-60, 1) && !isCorrected(-40, 8));
  assert.ok(!isCorrected(500, 1) && !isCorrected(500, 2) && isCorrected(500, 3));
  assert.ok(!isCorrected(200, 8));
});

test("unknown round trips make it less sure", () => {
  const offset = afterMessages({ ahead: 1500, transits: [40, 40, 40], half: null });
  assert.equal(offset.verdict(moment(90000, 1500)).offset, 0);
});

test("a stored message bounds the offset by its age, until one comes directly", () => {
  for (const ahead of [-hours, hours]) {
    for (const age of [0, 20000, 35000]) {
      const offset = new ClockOffset();
      const now = moment(age, ahead);
      offset.addStored(epoch, 35000, now);
      const { low, high } = offset.verdict(now);
      assert.ok(low <= ahead && ahead <= high);
      isNear(offset.verdict(now).offset, ahead, 17501);
      offset.ownHalf = 0;
      offset.add(moment(40000).wall, 0, moment(40004, ahead));
      isNear(offset.verdict(moment(41000, ahead)).offset - ahead, 4, 0.01);
      offset.addStored(epoch, 35000, moment(42000, ahead));
      isNear(offset.verdict(moment(42000, ahead)).offset - ahead, 4, 0.01);
    }
  }
});

test("right clocks aren’t corrected by a stored message of any age", () => {
  for (let age = 0; age <= 37000; age += 500) {
    const offset = new ClockOffset();
    offset.addStored(epoch, 35000, moment(age));
    assert.equal(offset.verdict(moment(age)).offset, 0);
  }
});

test("when the viewer’s clock is set, what was measured stays right", () => {
  const offset = afterMessages({ ahead: 3600e3, transits: [40, 40, 40] });
  isNear(offset.verdict(moment(100000, -1800e3)).offset, -1800e3, 1000);
  assert.equal(offset.verdict(moment(100000)).offset, 0);
});

test("when the publisher’s clock is set, either way, the next message corrects it", () => {
  for (const step of [-60000, 60000]) {
    const offset = afterMessages({ transits: [40, 40, 40] });
    offset.add(moment(90000).wall + step, 20, moment(90040));
    isNear(offset.verdict(moment(90040)).offset, -step, 0.01);
  }
});

test("old messages are forgotten", () => {
  const offset = afterMessages({ transits: [40] });
  for (let number = 1; number <= ClockOffset.mostSamples; number += 1) {
    offset.add(moment(number * 30000).wall - 5000, 20, moment(number * 30000 + 40));
  }
  isNear(offset.verdict(moment(ClockOffset.mostSamples * 30000 + 40)).offset, 5000, 1);
});

test("another publisher’s messages start over", () => {
  const offset = afterMessages({ ahead: hours, transits: [40] });
  offset.addStored(epoch, 35000, moment(0));
  offset.reset();
  assert.equal(offset.verdict(moment(50000)), null);
});

test("a suspension is noticed, and neither drift nor a clock that is set back is one", () => {
  const watch = new SuspensionWatch();
  const notices = (wall, steady) => watch.notices({ wall, steady });
  assert.equal(notices(1000, 0), false);
  assert.equal(notices(2000, 1000), false);
  assert.equal(notices(3090, 2000), false);
  assert.equal(notices(4280, 3000), true);
  assert.equal(notices(5280, 4000), false);
  assert.equal(notices(1280, 5000), false);
});
