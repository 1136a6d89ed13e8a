"use strict";

/** Draws a face into a canvas (the ring) and an SVG picture (the digits) that fill a stage. */
class Picture {
  /** The smallest ring, in CSS pixels, in which digits are legible; below, they stand alone. */
  static leastSide = 130;
  /** How far the tip of the ring moves at once, in pixels of the screen. */
  static ringStep = 0.25;

  #stage;
  #canvas;
  #path;
  #svg;
  #words;
  #drawn = {};

  /** `stage` contains a canvas, an SVG picture with a path, and an element for the state's words. */
  constructor(stage) {
    this.#stage = stage;
    [this.#canvas, this.#svg] = [stage.querySelector("canvas"), stage.querySelector("svg")];
    [this.#path, this.#words] = [this.#svg.querySelector("path"), stage.querySelector(".state")];
  }

  /** The number of visible steps in which the ring empties. */
  get steps() {
    const { side = 0, scale = 1 } = this.#drawn.size ?? {};
    return side >= Picture.leastSide ? Math.PI * side * scale / Picture.ringStep : 1;
  }

  /** Draws a face, or an empty ring if it is null, and changes only what differs. */
  draw(face, theme, isStill) {
    const size = this.#measured();
    const isAlone = size.side < Picture.leastSide;
    const share = face === null || isAlone ? 0 : face.share(isStill);
    const colors = face ? theme.ringColors(face).map(cssColor) : [];
    this.#change("ring", [share, colors, cssColor(theme.track), isAlone, size], () =>
      this.#drawRing(isAlone ? null : share, colors, theme, size));
    const color = face
      ? cssColor(isAlone ? theme.aloneColor(face) : theme.digitColor(face)) : "none";
    const layout = face ? this.#layout(face.widestDigits, isAlone, size) : null;
    const digits = face ? this.#fitting(face.digits, layout, isAlone, size) : "";
    const words = face?.stateWords ?? "";
    this.#change("digits", [digits, color, layout, words, size], () =>
      this.#drawDigits(digits, color, layout, words, size));
    const wordsColor = face?.phase === "ringing" ? cssColor(theme.textColor(face)) : "";
    this.#change("words", [words, wordsColor, isAlone], () => {
      this.#words.textContent = isAlone ? "" : words;
      this.#words.style.color = wordsColor;
    });
    this.#drawn.size = size;
  }

  #change(name, values, draw) {
    const key = JSON.stringify(values);
    if (this.#drawn[name] === key) return;
    this.#drawn[name] = key;
    draw();
  }

  #measured() {
    const { clientWidth: width, clientHeight: height } = this.#stage;
    return { width, height, side: Math.min(width, height), scale: globalThis.devicePixelRatio || 1 };
  }

  /** Draws the ring, or nothing if the share is null. */
  #drawRing(share, [top, bottom], theme, { side, scale }) {
    const canvas = this.#canvas;
    canvas.hidden = share === null;
    if (share === null) return;
    const pixels = Math.max(1, Math.round(side * scale));
    if (canvas.width !== pixels) {
      [canvas.width, canvas.height] = [pixels, pixels];
      canvas.style.width = canvas.style.height = `${pixels / scale}px`;
    }
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, pixels, pixels);
    const [center, radius] = [pixels / 2, pixels / 2 - 1];
    const width = 2 * radius * RingLine;
    // Below the part that is left, a track would show at both edges.
    if (share < 1) {
      const more = share > 0
        ? ringCorner(radius, width, share) / (Math.PI * (2 * radius - width)) : 0;
      context.fillStyle = cssColor(theme.track);
      this.#fill(context, center, radius, width, share > 0 ? share - more : 0, 1 + more);
    }
    if (share <= 0) return;
    const gradient = context.createConicGradient?.(-Math.PI / 2, center, center);
    gradient?.addColorStop(0, top);
    gradient?.addColorStop(0.5, bottom);
    gradient?.addColorStop(1, top);
    context.fillStyle = gradient ?? top;
    this.#fill(context, center, radius, width, 0, share);
  }

  #fill(context, center, radius, width, start, end) {
    context.beginPath();
    addRingPart(context, center, radius, width, start, end);
    context.fill();
  }

  #layout(widest, isAlone, size) {
    return digitLayout(widest, (lines) => this.#largest(lines, isAlone, size));
  }

  /** Returns the greatest height at which lines fit. */
  #largest(lines, isAlone, { width, height, side }) {
    return isAlone ? Math.min(0.9 * width / lines.width, 0.8 * height / lines.height)
      : side * (1 - 2 * RingLine) * 0.9 / Math.hypot(lines.width, lines.height);
  }

  /** Returns digits without their plus sign where it would need a smaller size. */
  #fitting(digits, { height, isStacked }, isAlone, size) {
    const { one, two } = timeLines(digits);
    const largest = this.#largest(extent(isStacked && two ? two : one), isAlone, size);
    return largest < height ? digits.replace("+", "") : digits;
  }

  #drawDigits(digits, color, layout, words, { width, height, side }) {
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    if (layout === null) return this.#path.setAttribute("d", "");
    const { path, half } = digitsPath(digits, layout, { x: width / 2, y: height / 2 });
    this.#path.setAttribute("d", path);
    this.#path.setAttribute("stroke", color);
    this.#path.setAttribute("stroke-width", round(layout.height * StrokeShare));
    // The words stand between the digits and the ring.
    const space = side / 2 * (1 - 2 * RingLine) - half;
    this.#words.style.top = `${round(height / 2 + half + space * 0.3)}px`;
    this.#words.style.fontSize = `${round(Math.min(side * 0.085, space * 0.42))}px`;
  }
}
