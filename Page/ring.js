"use strict";

/**
 * The outline of a part of a ring, as in the programs: `RingShare` of the room `Shapes`. The part
 * begins at the top and goes clockwise; its ends lie exactly at their places, with round corners as
 * wide as the gap allows.
 */

/** The width of the ring's line as a share of its diameter. */
const RingLine = 0.085;

/** Returns the radius of the corners at both ends of a part that is `length` of the whole. */
function ringCorner(radius, width, length) {
  const way = 2 * Math.PI * (radius - width / 2);
  const most = Math.min(width, (1 - length) * way) / 2;
  // The corners of both ends must fit, and the inner side is the shorter one.
  const sine = Math.sin(Math.min(Math.PI / 2, Math.PI * length));
  const inner = sine < 1 ? (radius - width) * sine / (1 - sine) : most;
  return Math.max(0, Math.min(most, inner));
}

/** Adds the part of a ring between two places from 0 to 1 to a path of a canvas. */
function addRingPart(path, center, radius, width, start, end) {
  if (end <= start) return;
  const inner = radius - width;
  if (end - start >= 1) {
    path.arc(center, center, radius, 0, 2 * Math.PI);
    path.closePath();
    path.moveTo(center + inner, center);
    path.arc(center, center, inner, 0, 2 * Math.PI, true);
    path.closePath();
    return;
  }
  const corner = ringCorner(radius, width, end - start);
  const [from, to] = [start, end].map((place) => 2 * Math.PI * place - Math.PI / 2);
  const outside = Math.asin(corner / (radius - corner));
  const inside = Math.asin(corner / Math.max(corner, inner + corner));
  const round = (distance, direction, first, last) => path.arc(
    center + distance * Math.cos(direction), center + distance * Math.sin(direction), corner, first,
    last);
  path.arc(center, center, radius, from + outside, to - outside);
  round(radius - corner, to - outside, to - outside, to + Math.PI / 2);
  round(inner + corner, to - inside, to + Math.PI / 2, to - inside + Math.PI);
  path.arc(center, center, inner, to - inside, from + inside, true);
  round(inner + corner, from + inside, from + inside + Math.PI, from + 1.5 * Math.PI);
  round(radius - corner, from + outside, from - Math.PI / 2, from + outside);
  path.closePath();
}
