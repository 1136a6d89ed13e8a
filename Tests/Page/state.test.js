"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const { stateFrom, onlineFrom, shownText, InvalidPayload } =
  load("stateFrom", "onlineFrom", "shownText", "InvalidPayload");

const valid = {
  v: 1, id: "9f2c61d4", seq: 7, state: "running", name: "hall", ends: 1795271467000,
  planned: 300000, longest: 300000, sent: 1795271400000.25, expiry: 700,
};
const bytes = (value) => Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
const read = (changes) => stateFrom(bytes({ ...valid, ...changes }));
const fails = (changes) => assert.throws(() => read(changes), InvalidPayload, JSON.stringify(changes));

test("a state has its members, and unknown ones are ignored", () => {
  const state = read({ label: "Keynote", half: 2.5, warnings: [{ left: 60000, color: "red" }], x: 1 });
  assert.deepEqual(
    [state.id, state.seq, state.state, state.label, state.ends, state.sent, state.half],
    ["9f2c61d4", 7, "running", "Keynote", 1795271467000, 1795271400000.25, 2.5]);
  assert.deepEqual(state.warnings, [{ left: 60000, color: "red" }]);
  assert.ok(!("x" in state));
});

test("null is the same as missing", () => {
  assert.equal(read({ label: null, half: null, color: null }).label, undefined);
  fails({ seq: null });
  fails({ ends: null });
});

test("what isn’t a JSON object is refused", () => {
  for (const text of ["", "hello", "[]", "null", "1", "\"a\"", "{", "{}", "[".repeat(4000)]) {
    assert.throws(() => stateFrom(bytes(text)), InvalidPayload, text);
  }
  assert.throws(() => stateFrom(Buffer.from([0x7b, 0xff, 0x7d])), InvalidPayload);
});

test("another version is refused by name", () => {
  for (const v of [2, 0, "1", true, 1.5, -1]) {
    assert.throws(() => read({ v }), /newer version/);
  }
});

test("members of a wrong kind are refused", () => {
  for (const changes of [
    { id: "xyz" }, { id: 9 }, { id: "9f2c61d" }, { id: "a".repeat(33) }, { seq: 0 }, { seq: 1.5 },
    { seq: "7" }, { seq: 2 ** 53 }, { state: "flying" }, { state: 1 }, { name: 5 }, { label: [] },
    { ends: "soon" }, { ends: -1 }, { ends: 1e18 }, { longest: "1" }, { longest: 1e14 }, { up: 1 },
    { tenths: "yes" }, { step: 0 }, { step: 2 }, { steps: 1001 }, { round: 3, rounds: 2 },
    { rounds: -1 }, { rounds: 1e8 }, { warnings: {} }, { half: "fast" }, { sent: undefined },
  ]) fails(changes);
  assert.throws(() => stateFrom(bytes(JSON.stringify(valid).replace("300000", "1e999"))), InvalidPayload);
});

test("each state needs its time", () => {
  const open = { planned: undefined, ends: undefined };
  for (const changes of [
    { ends: undefined }, { state: "paused", ends: undefined }, { state: "waiting" },
    { state: "ringing", ends: undefined }, { state: "canceled" }, { state: "ended", ends: undefined },
    { ...open }, { ...open, state: "paused" }, { ...open, state: "ringing" },
    { ...open, state: "waiting", left: 1 }, { ...open, state: "ended" },
  ]) fails(changes);
  for (const changes of [
    { state: "paused", left: 0 }, { state: "waiting", left: 5 }, { state: "ended", over: 5 },
    { state: "ended", ends: undefined, left: 0 }, { ...open, origin: 5 },
    { ...open, state: "paused", elapsed: 5 }, { ...open, state: "canceled", elapsed: 5 },
  ]) read(changes);
});

test("numbers are limited", () => {
  assert.equal(read({ state: "paused", left: -5 }).left, 0);
  assert.equal(read({ half: 1e9 }).half, 60000);
});

test("unknown colors and bad warnings are left out", () => {
  assert.equal(read({ color: "mauve" }).color, undefined);
  const warnings = [1, null, { left: "x", color: "red" }, { left: 5, color: "mauve" }, { left: 9, color: "pink" }];
  assert.deepEqual(read({ warnings }).warnings, [{ left: 9, color: "pink" }]);
  assert.equal(read({ warnings: Array(5000).fill({ left: 1, color: "red" }) }).warnings.length, 12);
});

test("the last step is known, and endless rounds have none", () => {
  assert.equal(read({}).isLastStep, true);
  assert.equal(read({ step: 2, steps: 2, round: 3, rounds: 3 }).isLastStep, true);
  assert.equal(read({ step: 1, steps: 2 }).isLastStep, false);
  assert.equal(read({ round: 1, rounds: 2 }).isLastStep, false);
  const endless = read({ round: 12, rounds: 0, next: "Work" });
  assert.deepEqual([endless.isEndless, endless.isLastStep, endless.next], [true, false, "Work"]);
  assert.equal(read({ next: "Work" }).next, undefined);
});

test("members of the prototype are no members", () => {
  assert.throws(() => stateFrom(bytes('{"__proto__":{"v":1}}')), InvalidPayload);
  assert.equal(read({ constructor: "x" }).label, undefined);
});

test("texts lose what would change something around them", () => {
  assert.equal(shownText("a\u0007b\u001b[31m\n"), "a\uFFFDb\uFFFD[31m\uFFFD");
  assert.equal(shownText("a\u202Eb\u2066c\u200Ed\u2028"), "a\uFFFDb\uFFFDcd\uFFFD");
  assert.equal(shownText("👩\u200D🏫 ä 中"), "👩\u200D🏫 ä 中");
  assert.equal([...shownText("😀".repeat(300))].length, 200);
  assert.equal(shownText("\ud800x"), "\uFFFDx");
  assert.equal(shownText(" \u200B"), undefined);
  assert.equal(read({ name: "" }).name, "timer");
  assert.equal(read({ label: "\u200B" }).label, undefined);
});

test("presence", () => {
  const online = (changes) => onlineFrom(bytes({ v: 1, id: "9f2c61d4", online: true, began: 1, ...changes }));
  assert.deepEqual(online({}), { id: "9f2c61d4", isOnline: true });
  assert.equal(online({ online: false }).isOnline, false);
  assert.equal(online({ online: undefined }).isOnline, false);
  for (const changes of [{ id: "" }, { online: 1 }, { v: 3 }]) {
    assert.throws(() => online(changes), InvalidPayload);
  }
});

test("random changes of a payload are refused or give a state of known kinds", () => {
  let seed = 3;
  const random = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor(seed / 2 ** 32 * below);
  };
  const text = JSON.stringify({ ...valid, label: "x", warnings: [{ left: 1, color: "red" }], rounds: 3, round: 1 });
  let read = 0;
  for (let round = 0; round < 20000; round += 1) {
    const changed = Buffer.from(text);
    for (let count = 0; count <= random(3); count += 1) {
      changed[random(changed.length)] = round % 2 ? random(256) : Buffer.from("0123456789-e.\"{}[],:tfn")[random(24)];
    }
    try {
      const state = stateFrom(changed);
      read += 1;
      assert.ok(Number.isFinite(state.sent) && Number.isFinite(state.longest) && state.longest >= 0);
      assert.ok(state.step <= state.steps && state.round <= state.rounds);
      assert.ok([...state.name].length <= 200 && !/[\p{Cc}\u202E]/u.test(state.name));
    } catch (error) {
      assert.ok(error instanceof InvalidPayload, String(error.stack));
    }
  }
  assert.ok(read > 1000);
});
