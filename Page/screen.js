"use strict";

/** The screen around the picture: light or dark, full screen, wake lock, and what hides when idle. */
class Screen {
  /** How long buttons and the cursor stay after the last movement, in milliseconds. */
  static idleTime = 3000;

  #changed;
  #lock = null;
  #isLockWanted = false;
  #idle = null;
  #queries;

  /** `changed` is called when the theme or the wish for less motion has changed. */
  constructor(changed) {
    this.#changed = changed;
    this.#queries = {
      isDark: matchMedia("(prefers-color-scheme: dark)"),
      isHighContrast: matchMedia("(prefers-contrast: more)"),
      isStill: matchMedia("(prefers-reduced-motion: reduce)"),
    };
    for (const query of Object.values(this.#queries)) {
      query.addEventListener("change", () => this.#applyTheme());
    }
    this.#addControls();
    this.#addKeys();
    this.#hideWhenIdle();
    document.addEventListener("visibilitychange", () => this.#updateLock());
    this.#applyTheme();
  }

  /** Whether the picture moves only with its digits. */
  get isStill() {
    return this.#queries.isStill.matches;
  }

  /** Keeps the screen on, or no longer; browsers allow it only on https and on this machine. */
  keepAwake(isWanted) {
    if (this.#isLockWanted === isWanted) return;
    this.#isLockWanted = isWanted;
    this.#updateLock();
  }

  // Light and dark

  #applyTheme() {
    const isDark = Screen.#chosenTheme ?? (this.#queries.isDark.matches ? "dark" : "light");
    this.theme = new Theme({
      isDark: isDark === "dark", isHighContrast: this.#queries.isHighContrast.matches,
    });
    const style = document.documentElement.style;
    for (const role of ["background", "text", "secondary", "track", "border", "raised", "accent"]) {
      style.setProperty(`--${role}`, cssColor(this.theme[role]));
    }
    style.setProperty("--warning", cssColor(this.theme.warningText));
    style.colorScheme = isDark;
    this.#changed();
  }

  #toggleTheme() {
    const theme = this.theme.isDark ? "light" : "dark";
    const isOwn = theme !== (this.#queries.isDark.matches ? "dark" : "light");
    Screen.#chosenTheme = isOwn ? theme : null;
    this.#applyTheme();
  }

  static #fallback = null;

  /** The theme that was chosen instead of the system's; not every page may store it. */
  static get #chosenTheme() {
    try {
      return localStorage.getItem("theme");
    } catch {
      return Screen.#fallback;
    }
  }

  static set #chosenTheme(theme) {
    Screen.#fallback = theme;
    try {
      if (theme === null) localStorage.removeItem("theme");
      else localStorage.setItem("theme", theme);
    } catch {
      // Then it lasts as long as the page.
    }
  }

  // Full screen, keys and idleness

  #addControls() {
    const [theme, full] = ["theme", "full-screen"].map((name) => document.getElementById(name));
    theme.addEventListener("click", () => this.#toggleTheme());
    full.addEventListener("click", () => this.#toggleFullScreen());
    full.hidden = !document.fullscreenEnabled;
    document.addEventListener("fullscreenchange", () =>
      full.setAttribute("aria-pressed", document.fullscreenElement !== null));
  }

  #toggleFullScreen() {
    if (!document.fullscreenEnabled) return;
    const change = document.fullscreenElement
      ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => {});
  }

  #addKeys() {
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (isTyping || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (event.key === "f") this.#toggleFullScreen();
      if (event.key === "t") this.#toggleTheme();
    });
  }

  #hideWhenIdle() {
    const wake = () => {
      clearTimeout(this.#idle);
      document.body.classList.remove("idle");
      this.#idle = setTimeout(() => document.body.classList.add("idle"), Screen.idleTime);
    };
    for (const event of ["pointermove", "pointerdown", "keydown"]) {
      document.addEventListener(event, wake, { passive: true });
    }
    wake();
  }

  // The wake lock, which the browser releases when the page is hidden

  async #updateLock() {
    if (!navigator.wakeLock) return;
    try {
      if (!this.#isLockWanted) {
        await this.#lock?.release();
        this.#lock = null;
      } else if (document.visibilityState === "visible" && (this.#lock?.released ?? true)) {
        this.#lock = await navigator.wakeLock.request("screen");
      }
    } catch {
      // The battery is low, or the page may not: the screen then goes dark as usual.
    }
  }
}
