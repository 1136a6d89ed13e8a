"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const { ClockOffset, SuspensionWatch } = load("ClockOffset", "SuspensionWatch");

const hours = 3 * 3600e3;
const epoch = 1795271467e3;

/** Two machines and a network on one virtual clock, in milliseconds. */
class World {
  time = 0;
  #state = 1;
  offset = new ClockOffset();

  constructor({ ahead = 0, drift = 0, up = 5, down = 5, jitter = 2 } = {}) {
    Object.assign(this, { ahead, drift, up, down, jitter });
  }

  #random() {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return this.#state / 2 ** 32;
  }

  /** The viewer's moment. */
  get now() {
    const elapsed = this.time * (1 + this.drift);
    return { wall: epoch + this.ahead + elapsed, steady: 1e6 + elapsed };
  }

  /** Sends a message through the broker, which takes at least both ways. */
  beat({ delay = 0, half = 5 } = {}) {
    const sent = epoch + this.time;
    this.time += this.up + this.down + this.#random() * this.jitter + delay;
    this.offset.add(sent, half, this.now);
    this.time += 30000;
  }

  get truth() {
    return this.now.wall - (epoch + this.time);
  }

  get verdict() {
    return this.offset.verdict(this.now);
  }
}

test("nothing is known at first", () => {
  assert.equal(new World().verdict, null);
});

test("a wrong clock is corrected within the asymmetry of the way", () => {
  for (const ahead of [hours, -hours, 5000, -5000]) {
    const world = new World({ ahead, up: 8, down: 2 });
    world.offset.ownHalf = 5;
    for (let round = 0; round < 12; round += 1) {
      world.beat();
      const { low, high, offset } = world.verdict;
      assert.ok(low <= world.truth && world.truth <= high);
      assert.ok(Math.abs(offset - world.truth) <= 5, `${offset} ${world.truth}`);
    }
  }
});

test("a good clock is never corrected, however slow single messages are", () => {
  for (const ahead of [0, 3, -3]) {
    const world = new World({ ahead, jitter: 8 });
    world.offset.ownHalf = 5;
    for (let round = 0; round < 40; round += 1) {
      world.beat({ delay: round % 3 === 0 ? 900 : 0 });
      assert.equal(world.verdict.offset, 0);
    }
  }
});

test("one slow message doesn’t make a good clock wrong, and three fast ones show a wrong one", () => {
  const world = new World({ ahead: 800 });
  world.offset.ownHalf = 5;
  const offsets = [];
  for (let round = 0; round < 4; round += 1) {
    world.beat();
    offsets.push(world.verdict.offset);
  }
  assert.deepEqual(offsets.slice(0, 2), [0, 0]);
  assert.ok(offsets.slice(2).every((offset) => Math.abs(offset - 800) < 5), String(offsets));
});

test("a drifting clock is followed", () => {
  for (const drift of [100e-6, -100e-6]) {
    const world = new World({ ahead: hours, drift });
    world.offset.ownHalf = 5;
    for (let round = 0; round < 60; round += 1) {
      world.beat();
      assert.ok(Math.abs(world.verdict.offset - world.truth) <= 50 * Math.abs(drift) * 10000,
        `${round}: ${world.verdict.offset - world.truth}`);
    }
    assert.ok(Math.abs(world.verdict.offset - world.truth) < 35);
  }
});

test("without round trips, a second is allowed for each", () => {
  const world = new World({ ahead: 4500 });
  for (let round = 0; round < 3; round += 1) world.beat({ half: null });
  const { low, high } = world.verdict;
  assert.ok(Math.abs(high - low - 2000 - 2 * ClockOffset.tolerance) < 0.01);
  assert.notEqual(world.verdict.offset, 0);
});

test("a stored message bounds the offset by its age", () => {
  const world = new World();
  const stored = (age, ahead) => {
    const offset = new ClockOffset();
    offset.addStored(epoch, 35000, { wall: epoch + age + ahead, steady: 5 });
    return offset.verdict({ wall: epoch + age + ahead, steady: 5 });
  };
  assert.equal(stored(20000, 0).offset, 0);
  assert.equal(stored(35000, 0).offset, 0);
  assert.equal(stored(20000, 10000).offset, 0);
  assert.ok(Math.abs(stored(20000, hours).offset - hours) <= 17501);
  assert.ok(Math.abs(stored(0, -hours).offset + hours) <= 17501);
  assert.equal(world.verdict, null);
});

test("a stored message counts only until another one comes", () => {
  const world = new World({ ahead: hours });
  world.offset.addStored(epoch - 10000, 35000, world.now);
  world.beat();
  assert.ok(Math.abs(world.verdict.estimate - hours) < 20);
  world.offset.addStored(epoch, 35000, world.now);
  assert.ok(Math.abs(world.verdict.estimate - hours) < 20);
});

test("the viewer’s clock may be set at any time", () => {
  const world = new World({ ahead: hours });
  world.offset.ownHalf = 5;
  for (let round = 0; round < 3; round += 1) world.beat();
  world.ahead = -1234567;
  assert.ok(Math.abs(world.verdict.offset - world.truth) < 5);
  world.ahead = 0;
  assert.equal(world.verdict.offset, 0);
});

test("a publisher’s clock that is set back starts over, within eight messages", () => {
  for (const step of [-60000, -5000, 60000]) {
    const world = new World();
    world.offset.ownHalf = 5;
    for (let round = 0; round < 4; round += 1) world.beat();
    const add = world.offset.add.bind(world.offset);
    world.offset.add = (sent, half, now) => add(sent + step, half, now);
    for (let round = 0; round < (step === -60000 ? 3 : 9); round += 1) world.beat();
    assert.ok(Math.abs(world.verdict.offset + step) < 10, String(world.verdict.offset));
  }
});

test("another publisher’s messages start over", () => {
  const world = new World({ ahead: hours });
  world.beat();
  world.offset.reset();
  assert.equal(world.verdict, null);
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
