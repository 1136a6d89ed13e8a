"use strict";

/**
 * The digits of the programs as centerlines to stroke with round ends: `Numeral`, `Digits`, `Signs`
 * and `DigitLayout` of the rooms `Shapes` and `Faces`. They are drawn rather than written, so that
 * they are the same on every screen, whatever fonts it has.
 */

/** The height of centerlines in their own units, and the stroke as a share of the whole height. */
const CapHeight = 0.66;
const StrokeShare = 0.17;
/** The widths of digits, signs and gaps, and the space between lines, as shares of the height. */
const DigitWidth = 0.575;
const GapWidth = 0.11;
const LineGap = 0.3;
const Signs = ":.·";

/** Returns an arc as lines from an angle in degrees on, clockwise if the sweep is positive. */
const arc = (x, y, radius, from, sweep, radiusY = radius) =>
  ({ x, y, radius, radiusY, from, sweep });

const SixArcs = [[arc(0.2, 0.2, 0.2, -35, -145), arc(0.2, 0.46, 0.2, 180, -360)]];

/** The lines of each character: points and arcs, and its width. */
const Numerals = {
  0: [[arc(0.2, 0.2, 0.2, 180, 180), arc(0.2, 0.46, 0.2, 0, 180), [0, 0.2]]],
  1: [[[0.04, 0.13], [0.2, 0], [0.2, 0.66]], [[0.04, 0.66], [0.36, 0.66]]],
  2: [[arc(0.2, 0.2, 0.2, -165, 211.57), [0.005, 0.66], [0.395, 0.66]]],
  3: [
    [arc(0.195, 0.155, 0.155, -155, 245), [0.15, 0.31]],
    [[0.195, 0.31], arc(0.195, 0.485, 0.175, -90, 240)],
  ],
  4: [[[0.3, 0.66], [0.3, 0], [0, 0.49], [0.4, 0.49]]],
  5: [[[0.37, 0], [0.035, 0], [0.035, 0.28], arc(0.2, 0.47, 0.19, -90, 240)]],
  6: SixArcs,
  7: [[[0.01, 0], [0.39, 0], [0.14, 0.66]]],
  8: [[arc(0.2, 0.15, 0.16, -90, 360, 0.15)], [arc(0.2, 0.48, 0.2, -90, 360, 0.18)]],
  // A six, turned around the middle.
  9: SixArcs.map((line) => line.map(({ x, y, radius, from, sweep }) =>
    arc(0.4 - x, CapHeight - y, radius, from + 180, sweep))),
  ":": [[[0.02, 0.17], [0.02, 0.17]], [[0.02, 0.49], [0.02, 0.49]]],
  ".": [[[0.02, 0.66], [0.02, 0.66]]],
  "·": [[[0.02, 0.36], [0.02, 0.36]]],
  "+": [[[0, 0.36], [0.36, 0.36]], [[0.18, 0.18], [0.18, 0.54]]],
  d: [[arc(0.155, 0.44, 0.155, -90, 360, 0.22)], [[0.31, 0], [0.31, 0.66]]],
  h: [[[0, 0], [0, 0.66]], [[0, 0.375], arc(0.155, 0.375, 0.155, 180, 180), [0.31, 0.66]]],
  " ": [],
};
const NumeralWidths = { ":": 0.04, ".": 0.04, "·": 0.04, "+": 0.36, d: 0.31, h: 0.31, " ": 0.1 };

/** Returns the SVG path data of a character's centerlines that, with its stroke, fills a box. */
function numeralPath(character, box) {
  const lines = Numerals[character] ?? [];
  const width = NumeralWidths[character] ?? 0.4;
  const stroke = Math.min(StrokeShare * box.height, box.width);
  const scaleY = (box.height - stroke) / CapHeight;
  const isWide = width >= 0.3;
  const scaleX = isWide ? (box.width - stroke) / width : scaleY;
  const left = isWide ? box.x + stroke / 2 : box.x + box.width / 2 - width * scaleY / 2;
  const at = (x, y) => `${round(left + x * scaleX)} ${round(box.y + stroke / 2 + y * scaleY)}`;
  return lines.map((line) => line.map((part, index) => {
    const command = index === 0 ? "M" : "L";
    if (Array.isArray(part)) return command + at(...part);
    const point = (degrees) => at(
      part.x + part.radius * Math.cos(degrees * Math.PI / 180),
      part.y + part.radiusY * Math.sin(degrees * Math.PI / 180));
    const radii = `${round(part.radius * scaleX)} ${round(part.radiusY * scaleY)}`;
    // In two parts, since an arc can't be a whole turn.
    const half = `A${radii} 0 0 ${part.sweep > 0 ? 1 : 0} `;
    return command + point(part.from) + half + point(part.from + part.sweep / 2)
      + half + point(part.from + part.sweep);
  }).join("")).join("");
}

const round = (value) => Math.round(value * 100) / 100;

/** Returns the width of a line of characters of height 1. */
function lineWidth(text) {
  const widths = [...text].map((character) => (Signs.includes(character) ? StrokeShare : DigitWidth));
  return widths.reduce((sum, width) => sum + width + GapWidth, -GapWidth);
}

/** Returns the lines of a time: `33d 20:41:27` in one, or its larger unit and the rest in two. */
function timeLines(text) {
  const days = text.split(" ");
  const fields = text.split(":");
  return {
    one: [days.length === 3 ? `${days[0]}d ${days[2]}` : text],
    two: days.length === 3 ? [`${days[0]}d`, days[2]]
      : fields.length === 3 ? [`${fields[0]}h`, `${fields[1]}:${fields[2]}`] : null,
  };
}

/**
 * Returns the layout of the widest time, `{ height, isStacked }`, by the greatest height of lines
 * that fits; two lines have to be larger by half, since they read more slowly.
 */
function digitLayout(widest, largest) {
  const { one, two } = timeLines(widest);
  const [line, stack] = [largest(extent(one)), two ? largest(extent(two)) : 0];
  const isStacked = 2 * stack >= 3 * line;
  return { height: isStacked ? stack : line, isStacked };
}

/** Returns the size of lines of height 1. */
function extent(lines) {
  return {
    width: Math.max(...lines.map(lineWidth)), height: lines.length + LineGap * (lines.length - 1),
  };
}

/** Returns the path data of a time in a layout, centered at a point, and half of its height. */
function digitsPath(text, { height, isStacked }, center) {
  const { one, two } = timeLines(text);
  const lines = isStacked && two ? two : one;
  const half = extent(lines).height * height / 2;
  let y = center.y - half;
  const path = lines.map((line) => {
    let x = center.x - lineWidth(line) * height / 2;
    const characters = [...line].map((character) => {
      const width = (Signs.includes(character) ? StrokeShare : DigitWidth) * height;
      const box = { x, y, width, height };
      x += width + GapWidth * height;
      return numeralPath(character, box);
    });
    y += height * (1 + LineGap);
    return characters.join("");
  });
  return { path: path.join(""), half };
}
