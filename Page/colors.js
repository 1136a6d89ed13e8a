"use strict";

/**
 * The colors of the programs' standard palette, computed for a background as there: `Theme`, `Tint`
 * and `RGB+Contrast` of the rooms `Scenes` and `Faces`. A color is `[red, green, blue]`, from 0 to 1.
 */

/** Returns the color of a hue, where 1 is a full turn. */
function colorOfHue(hue, saturation, brightness) {
  const turn = hue - Math.floor(hue);
  return [5, 3, 1].map((offset) => {
    const sector = (offset + turn * 6) % 6;
    return brightness - brightness * saturation * Math.max(0, Math.min(sector, 4 - sector, 1));
  });
}

const mixed = (one, other, share) =>
  one.map((component, index) => component + (other[index] - component) * share);

/** Returns the relative luminance (WCAG 2), from 0 to 1. */
function luminance(color) {
  const [red, green, blue] = color.map((component) =>
    (component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors (WCAG 2), from 1 to 21. */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns a color moved toward white or black until its contrast with a background suffices. */
function withContrast(color, least, background) {
  if (contrast(color, background) >= least) return color;
  const [white, black] = [[1, 1, 1], [0, 0, 0]];
  const end = contrast(white, background) >= contrast(black, background) ? white : black;
  for (let step = 1; step < 32; step += 1) {
    const nearer = mixed(color, end, step / 32);
    if (contrast(nearer, background) >= least) return nearer;
  }
  return end;
}

const cssColor = (color) =>
  `rgb(${color.map((component) => Math.round(Math.min(1, Math.max(0, component)) * 255)).join(" ")})`;

class Theme {
  /** The backgrounds; the programs use the terminal's. */
  static dark = [0.043, 0.051, 0.063];
  static light = [0.98, 0.98, 0.973];
  /** The share of the background in the color of something paused. */
  static dimming = 0.55;

  constructor({ isDark, isHighContrast }) {
    this.isDark = isDark;
    this.isHighContrast = isHighContrast;
    const [black, white] = [[0, 0, 0], [1, 1, 1]];
    this.background = isHighContrast ? (isDark ? black : white) : isDark ? Theme.dark : Theme.light;
    this.text = this.#legible(isDark ? [0.92, 0.92, 0.92] : [0.1, 0.1, 0.1]);
    this.secondary = this.#legible(this.#grade(0.6));
    this.border = this.#grade(isHighContrast ? 0.7 : 0.4);
    this.track = this.#grade(isHighContrast ? 0.35 : 0.17);
    this.raised = isHighContrast ? this.background : this.#grade(0.06);
    this.warning = this.#visible(isDark ? [1, 0.72, 0.15] : [0.72, 0.45, 0]);
    this.warningText = this.#legible(isDark ? this.warning : [0.65, 0.38, 0]);
    this.urgent = this.#visible(isDark ? [1, 0.33, 0.3] : [0.8, 0.1, 0.1]);
    this.accent = this.#legible(this.#vivid(0.5));
  }

  /** Returns the color of texts that have a face's color. */
  textColor(face) {
    return this.#legible(this.#stops(face)[0]);
  }

  /** Returns the color of the digits in a ring. */
  digitColor(face) {
    if (face.phase === "paused") return withContrast(this.secondary, 3.2, this.background);
    return face.phase === "ringing" ? this.#stops(face)[0] : this.text;
  }

  /** Returns the color of digits alone, which show the urgency themselves. */
  aloneColor(face) {
    if (face.urgency === "plenty" && face.tint === undefined) return this.digitColor(face);
    const [color] = this.#stops(face);
    return face.phase === "paused"
      ? withContrast(mixed(color, this.background, Theme.dimming), 3.2, this.background) : color;
  }

  /** Returns the colors of the ring at its top and at its bottom, between which it changes. */
  ringColors(face) {
    const stops = this.#stops(face);
    if (face.phase !== "paused") return stops;
    return stops.map((color) => mixed(color, this.background, Theme.dimming));
  }

  #stops(face) {
    if (face.urgency === "soon") return [this.warning, this.warning];
    if (face.urgency === "last" || face.tint === "red") return [this.urgent, this.urgent];
    const hues = {
      orange: [0.06, 0.11], amber: [0.12, 0.155], green: [0.36, 0.25], blue: [0.6, 0.53],
      purple: [0.74, 0.82], pink: [0.9, 0.82],
    }[face.tint] ?? [0.52, 0.36];
    return hues.map((hue) => this.#visible(this.#vivid(hue)));
  }

  #vivid(hue) {
    return this.isDark ? colorOfHue(hue, 0.75, 0.9) : colorOfHue(hue, 0.9, 0.62);
  }

  #grade(share) {
    return mixed(this.background, this.text, share);
  }

  #legible(color) {
    return withContrast(color, this.isHighContrast ? 7 : 4.5, this.background);
  }

  #visible(color) {
    return withContrast(color, this.isHighContrast ? 4.5 : 3, this.background);
  }
}
