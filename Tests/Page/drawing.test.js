"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const page = load(
  "Numerals", "numeralPath", "lineWidth", "timeLines", "digitLayout", "digitsPath", "extent",
  "addRingPart", "ringCorner", "Theme", "contrast", "colorOfHue", "cssColor", "luminance",
  "StrokeShare");

/** Returns the points of SVG path data, of arcs their ends. */
function points(path) {
  return [...path.matchAll(/([MLA])([^MLA]*)/g)]
    .map(([, , numbers]) => numbers.trim().split(/[ ,]+/).map(Number).slice(-2));
}

test("every digit lies within its box, and digits and strokes fill it", () => {
  const box = { x: 10, y: 20, width: 57.5, height: 100 };
  const stroke = page.StrokeShare * box.height;
  for (const character of "0123456789") {
    const found = points(page.numeralPath(character, box));
    assert.ok(found.length > 2);
    for (const [x, y] of found) {
      assert.ok(x >= box.x + stroke / 2 - 1.2 && x <= box.x + box.width - stroke / 2 + 1.2, `${character} ${x}`);
      assert.ok(y >= box.y + stroke / 2 - 0.1 && y <= box.y + box.height - stroke / 2 + 0.1, `${character} ${y}`);
    }
    const heights = found.map(([, y]) => y);
    assert.ok(Math.max(...heights) - Math.min(...heights) > 0.5 * (box.height - stroke));
  }
});

test("signs are in the middle of their boxes", () => {
  const found = points(page.numeralPath(":", { x: 0, y: 0, width: 17, height: 100 }));
  assert.equal(found.length, 4);
  for (const [x] of found) assert.ok(Math.abs(x - 8.5) < 1);
});

test("characters without a shape are empty", () => {
  assert.equal(page.numeralPath("…", { x: 0, y: 0, width: 10, height: 10 }), "");
});

test("times of the same format have the same width", () => {
  assert.equal(page.lineWidth("0:00"), page.lineWidth("1:59"));
  assert.ok(Math.abs(page.lineWidth("0:00") - (3 * 0.575 + 0.17 + 3 * 0.11)) < 1e-9);
});

test("long times can be in two lines, which have to be larger by half", () => {
  assert.deepEqual(page.timeLines("33 d 20:41:27"), { one: ["33d 20:41:27"], two: ["33d", "20:41:27"] });
  assert.deepEqual(page.timeLines("1:23:45").two, ["1h", "23:45"]);
  assert.equal(page.timeLines("23:45").two, null);
  const fit = (width, height) => (lines) => Math.min(width / lines.width, height / lines.height);
  assert.equal(page.digitLayout("1:23:45", fit(1000, 1000)).isStacked, false);
  assert.equal(page.digitLayout("33 d 20:41:27", fit(100, 1000)).isStacked, true);
  assert.equal(page.digitLayout("1:23", fit(100, 1000)).isStacked, false);
});

test("digits are centered", () => {
  for (const isStacked of [false, true]) {
    const { path, half } = page.digitsPath("8:08:08", { height: 50, isStacked }, { x: 200, y: 100 });
    const found = points(path);
    const [xs, ys] = [0, 1].map((index) => found.map((point) => point[index]));
    assert.ok(Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - 100) < 0.1);
    assert.ok(Math.abs((Math.min(...xs) + Math.max(...xs)) / 2 - 200) < (isStacked ? 30 : 0.1));
    assert.ok(Math.abs(half - (isStacked ? 57.5 : 25)) < 1e-9);
  }
});

/** Records arcs as `[x, y, radius, from, to, isBackward]`. */
class Path {
  arcs = [];

  arc(...words) {
    this.arcs.push(words);
  }

  moveTo() {}

  closePath() {}
}

test("the parts of a ring end exactly at their places, with corners inside", () => {
  for (let share = 0.001; share < 1; share += 0.0137) {
    const path = new Path();
    page.addRingPart(path, 100, 90, 15, 0, share);
    const [outer] = path.arcs;
    const corner = page.ringCorner(90, 15, share);
    assert.ok(corner >= 0 && corner <= 7.5);
    // The corner touches the line from the center through the place.
    const [x, y, radius] = path.arcs[1];
    const direction = 2 * Math.PI * share - Math.PI / 2;
    const distance = Math.abs((x - 100) * Math.sin(direction) - (y - 100) * Math.cos(direction));
    assert.ok(Math.abs(distance - radius) < 1e-6, `${share}`);
    assert.ok(outer[4] >= outer[3] - 1e-9, "the outer arc goes forward");
  }
});

test("a full ring has no ends, and an empty one nothing", () => {
  const [full, empty] = [new Path(), new Path()];
  page.addRingPart(full, 100, 90, 15, 0, 1);
  page.addRingPart(empty, 100, 90, 15, 0, 0);
  assert.deepEqual(full.arcs.map(([, , radius]) => radius), [90, 75]);
  assert.deepEqual(empty.arcs, []);
});

const faceOf = (urgency, tint, phase = "running") => ({ urgency, tint, phase });

test("colors are legible in all themes and states", () => {
  for (const isDark of [true, false]) {
    for (const isHighContrast of [true, false]) {
      const theme = new page.Theme({ isDark, isHighContrast });
      const least = isHighContrast ? [7, 4.5] : [4.5, 3];
      for (const role of ["text", "secondary", "accent", "warningText"]) {
        assert.ok(page.contrast(theme[role], theme.background) >= least[0] - 1e-9, role);
      }
      for (const urgency of ["plenty", "soon", "last"]) {
        for (const tint of [undefined, "red", "orange", "amber", "green", "teal", "blue", "purple", "pink"]) {
          const face = faceOf(urgency, urgency === "plenty" ? tint : undefined);
          for (const color of theme.ringColors(face)) {
            assert.ok(page.contrast(color, theme.background) >= least[1] - 1e-9);
          }
          assert.ok(page.contrast(theme.textColor(face), theme.background) >= least[0] - 1e-9);
          for (const phase of ["running", "paused", "ringing", "ended"]) {
            const digits = theme.digitColor({ ...face, phase });
            assert.ok(page.contrast(digits, theme.background) >= 3);
          }
        }
      }
    }
  }
});

test("hues and luminance are those of their definitions", () => {
  assert.deepEqual(page.colorOfHue(0, 1, 1), [1, 0, 0]);
  assert.deepEqual(page.colorOfHue(1 / 3, 1, 1).map(Math.round), [0, 1, 0]);
  assert.deepEqual(page.colorOfHue(0.5, 0, 0.5), [0.5, 0.5, 0.5]);
  assert.equal(page.luminance([1, 1, 1]), 1);
  assert.equal(page.contrast([1, 1, 1], [0, 0, 0]), 21);
  assert.equal(page.cssColor([1, 0.5, -1]), "rgb(255 128 0)");
});
