"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const { Room } = load("Room");

const epoch = 1795271467e3;
const [own, other] = ["aaaaaaaa", "bbbbbbbb"];

/** A room and its time, in milliseconds since the start. */
class Story {
  time = 0;
  ahead = 0;
  room = new Room("hall");
  numbers = {};

  get now() {
    return { wall: epoch + this.ahead + this.time, steady: 500 + this.time };
  }

  event(event) {
    this.room.handle(event, this.now, 5);
    return this;
  }

  message(topic, members, isRetained = false) {
    const payload = members === null ? Buffer.alloc(0)
      : Buffer.from(typeof members === "string" ? members : JSON.stringify(members));
    return this.event({ kind: "message", topic: `timer/v1/hall/${topic}`, payload, isRetained });
  }

  online(id, online, isRetained) {
    return this.message("online", { v: 1, id, online }, isRetained);
  }

  state(id, changes = {}, isRetained = false) {
    this.numbers[id] = (this.numbers[id] ?? 0) + 1;
    return this.message("state", {
      v: 1, id, seq: this.numbers[id], state: "running", name: id, ends: epoch + 1000000,
      planned: 2000000, longest: 2000000, sent: epoch + this.time, half: 5, ...changes,
    }, isRetained);
  }

  pass(length) {
    this.time += length;
    return this;
  }

  get shown() {
    return this.room.shownState(this.now);
  }

  get kind() {
    return this.room.standing(this.now).kind;
  }

  get since() {
    return this.room.standing(this.now).since - epoch;
  }

  live() {
    return this.event({ kind: "subscribed" }).online(own, true).state(own);
  }
}

test("a room is connecting, then waits, then shows its timer", () => {
  const story = new Story();
  assert.equal(story.kind, "connecting");
  story.event({ kind: "connected" }).event({ kind: "subscribed" });
  assert.equal(story.kind, "connecting");
  assert.equal(story.room.timeToChange(story.now), 1000);
  story.pass(1000);
  assert.equal(story.kind, "waiting");
  story.online(own, true).state(own);
  assert.deepEqual([story.kind, story.shown.name], ["live", own]);
});

test("messages of other rooms are ignored", () => {
  const story = new Story().event({ kind: "subscribed" });
  story.event({
    kind: "message", topic: "timer/v1/other/state", payload: Buffer.from("x"), isRetained: false,
  });
  assert.deepEqual([story.shown, story.room.complaint], [null, null]);
});

test("old and repeated states are dropped", () => {
  const story = new Story().live().state(own, { name: "new" });
  story.message("state", { v: 1, id: own, seq: 1, state: "paused", left: 1, planned: 1, longest: 1, sent: 1 });
  assert.equal(story.shown.name, "new");
  story.numbers[own] = 1;
  story.state(own, { name: "again" });
  assert.equal(story.shown.name, "new");
});

test("invalid messages change nothing, and a valid state ends the complaint", () => {
  const story = new Story().live().message("state", "hello");
  assert.match(story.room.complaint, /JSON/);
  assert.equal(story.shown.name, own);
  story.state(own);
  assert.equal(story.room.complaint, null);
  story.event({ kind: "oversized", topic: "timer/v1/hall/state" });
  assert.match(story.room.complaint, /4,096/);
});

test("an empty message clears the room", () => {
  const story = new Story().live().pass(2000).message("state", null);
  assert.deepEqual([story.shown, story.kind], [null, "waiting"]);
});

test("a lost connection is stated with its time, and the state stays", () => {
  const story = new Story().live().pass(5000).event({ kind: "lost", reason: "x" });
  assert.deepEqual([story.kind, story.since, story.shown.name], ["offline", 5000, own]);
  story.pass(5000).event({ kind: "lost", reason: "x" });
  assert.equal(story.since, 5000);
  story.event({ kind: "connected" }).event({ kind: "subscribed" });
  assert.equal(story.kind, "live");
});

test("a publisher that is gone is stated with its time, until it is back", () => {
  const story = new Story().live().pass(7000).online(own, false);
  assert.deepEqual([story.kind, story.since], ["gone", 7000]);
  story.pass(1000).online(own, false);
  assert.equal(story.since, 7000);
  story.online(own, true);
  assert.equal(story.kind, "live");
});

test("a goodbye that was retained dates from the last state", () => {
  const story = new Story().event({ kind: "subscribed" });
  story.online(own, false, true).state(own, { sent: epoch - 60000 }, true);
  assert.deepEqual([story.kind, story.since], ["gone", -60000]);
});

test("a silent publisher is gone after 100 s", () => {
  const story = new Story().live().pass(99999);
  assert.equal(story.kind, "live");
  assert.equal(story.room.timeToChange(story.now), 1);
  story.pass(1);
  assert.deepEqual([story.kind, story.since], ["gone", 0]);
  story.state(own);
  assert.equal(story.kind, "live");
});

test("another publisher’s goodbye means nothing", () => {
  const story = new Story().live().online(other, false);
  assert.equal(story.kind, "live");
});

test("the room belongs to the publisher that is online", () => {
  const story = new Story().live().state(other);
  assert.equal(story.shown.name, own);
  story.online(other, true);
  assert.equal(story.shown.name, other);
  story.state(own);
  assert.equal(story.shown.name, other);
  story.online(own, true).state(own, { name: "back" });
  assert.equal(story.shown.name, "back");
});

test("of a publisher that isn’t announced yet, the newest state is shown", () => {
  const story = new Story().live();
  for (const seq of [4, 5, 3]) story.state(other, { seq, name: `b${seq}` });
  assert.equal(story.shown.name, own);
  story.online(other, true);
  assert.equal(story.shown.name, "b5");
});

test("a publisher that is held makes room for the next one", () => {
  const story = new Story().live().state(other, { seq: 9 }).state("cccccccc", { seq: 1 });
  story.online("cccccccc", true);
  assert.equal(story.shown.name, "cccccccc");
});

test("after its goodbye a publisher’s room is free, and replays don’t take it back", () => {
  const story = new Story().live().online(own, false).state(other);
  assert.equal(story.shown.name, other);
  story.state(own);
  assert.equal(story.shown.name, other);
});

test("after two heartbeats of silence the room is free", () => {
  const story = new Story().live().pass(64999).state(other);
  assert.equal(story.shown.name, own);
  story.pass(2).state(other);
  assert.equal(story.shown.name, other);
});

test("what is over is shown for ten minutes", () => {
  for (const state of ["ended", "canceled"]) {
    const story = new Story().live();
    story.state(own, { state, left: 0, over: epoch });
    story.pass(600000);
    assert.equal(story.shown.state, state);
    assert.equal(story.room.timeToChange(story.now), 1);
    story.pass(1);
    assert.deepEqual([story.shown, story.kind], [null, "waiting"]);
  }
});

test("a timer whose publisher is gone is over at its end", () => {
  const story = new Story().live().online(own, false).pass(1600000);
  assert.equal(story.shown.name, own);
  story.pass(1);
  assert.equal(story.shown, null);
});

test("a timer without an end, or paused, stays", () => {
  const story = new Story().live();
  story.state(own, { state: "paused", left: 1000, ends: undefined }).online(own, false).pass(1e8);
  assert.equal(story.shown.state, "paused");
});

test("the age of what is over is on the publisher’s clock", () => {
  const story = new Story();
  story.ahead = 3 * 3600e3;
  story.live();
  for (let round = 0; round < 3; round += 1) story.pass(10).state(own);
  story.state(own, { state: "ended", over: epoch + 30, left: 0 });
  assert.equal(story.shown.state, "ended");
  assert.ok(Math.abs(story.room.publisherTime(story.now) - epoch - story.time) <= 10);
});

test("a retained state of a publisher that is online bounds the clocks, whichever comes first", () => {
  for (const isOnlineFirst of [true, false]) {
    const story = new Story();
    story.ahead = 3 * 3600e3;
    story.event({ kind: "subscribed" });
    if (isOnlineFirst) story.online(own, true, true);
    story.state(own, {}, true);
    if (!isOnlineFirst) story.online(own, true, true);
    const { offset } = story.room.verdict(story.now);
    assert.ok(Math.abs(offset - story.ahead) <= 17500);
  }
});

test("without its publisher a retained state says nothing about the clocks", () => {
  const story = new Story().event({ kind: "subscribed" });
  story.online(own, false, true).state(own, { sent: epoch - 1e6 }, true);
  assert.equal(story.room.verdict(story.now), null);
});

test("another publisher has another clock", () => {
  const story = new Story().live();
  story.online(other, true).state(other, { sent: epoch - 5000 });
  assert.ok(Math.abs(story.room.verdict(story.now).offset - 5000) <= 10);
});

test("small changes of the estimate don’t move the digits", () => {
  const story = new Story();
  story.ahead = 3 * 3600e3;
  story.live();
  const before = story.room.publisherTime(story.now);
  story.state(own, { sent: epoch + 1 });
  assert.equal(story.room.publisherTime(story.now), before);
  story.state(own, { sent: epoch + 20 });
  assert.notEqual(story.room.publisherTime(story.now), before);
});

test("a suspension compares the clocks again", () => {
  const story = new Story().live();
  assert.equal(story.room.noticesSuspension(story.now), false);
  story.ahead += 60000;
  assert.equal(story.room.noticesSuspension(story.now), true);
  assert.equal(story.room.verdict(story.now), null);
});

test("any order of a room’s messages shows the newest state of its owner", () => {
  let seed = 5;
  const random = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * below);
  };
  for (let round = 0; round < 500; round += 1) {
    const story = new Story().event({ kind: "subscribed" }).online(own, true);
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    for (let index = numbers.length - 1; index > 0; index -= 1) {
      const place = random(index + 1);
      [numbers[index], numbers[place]] = [numbers[place], numbers[index]];
    }
    let newest = 0;
    for (const number of numbers) {
      story.state(own, { seq: number });
      newest = Math.max(newest, number);
      assert.equal(story.shown.seq, newest);
    }
  }
});
