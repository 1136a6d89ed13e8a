"use strict";

/** Shows the countdown of a room: connects the parts, and draws when something changes. */
class Page {
  /** Changes that are closer than this are drawn frame by frame. */
  static frame = 25;

  #elements = new Proxy({}, { get: (_, name) => document.getElementById(name) });
  #picture = new Picture(document.getElementById("stage"));
  #screen = null;
  #subscriber = null;
  #address;
  #room = null;
  #clientID = `page-${randomDigits(16)}`;
  #problem = null;
  #announced = null;
  #timer = null;
  #frame = null;

  constructor() {
    this.#screen = new Screen(() => this.#draw());
    new ResizeObserver(() => this.#draw()).observe(document.getElementById("stage"));
    document.addEventListener("visibilitychange", () => this.#wake());
    for (const name of ["online", "offline", "pageshow"]) addEventListener(name, () => this.#wake());
    addEventListener("hashchange", () => location.reload());
    this.#addForms();
    try {
      this.#address = roomAddress(location.href);
    } catch (error) {
      if (!(error instanceof InvalidAddress)) throw error;
      return this.#askRoom(error.message);
    }
    const { room, url, user } = this.#address;
    if (room === undefined || url === undefined) return this.#askRoom();
    this.#room = new Room(room);
    if (user !== undefined) this.#askPassword();
    else this.#connect();
  }

  // The connection

  #connect(user, password) {
    this.#problem = null;
    this.#subscriber?.stop();
    const options = {
      url: this.#address.url, clientID: this.#clientID, topics: this.#room.topics, user, password,
    };
    this.#subscriber = new Subscriber(options, (event) => this.#handle(event), {
      open: (url) => new WebSocket(url, "mqtt"),
      now: () => performance.now(),
      after: (time, action) => setTimeout(action, time),
      cancel: (timer) => clearTimeout(timer),
      random: () => Math.random(),
    });
    this.#subscriber.start();
    this.#draw();
  }

  #handle(event) {
    this.#room.handle(event, now(), this.#subscriber.half);
    if (event.kind === "subscribed") this.#problem = null;
    if (event.kind === "lost") this.#problem = event.reason;
    if (event.kind === "refused") {
      this.#problem = event.reason;
      if (event.asksPassword) this.#askPassword(sentence(event.reason));
    }
    this.#draw();
  }

  #wake() {
    this.#subscriber?.wake();
    this.#draw();
  }

  // The forms

  #addForms() {
    const { "room-form": roomForm, "password-form": passwordForm } = this.#elements;
    roomForm.addEventListener("submit", (event) => {
      event.preventDefault();
      const words = new URLSearchParams([...new FormData(roomForm)].filter(([, word]) => word));
      location.assign(`${location.pathname}?${words}`);
    });
    passwordForm.addEventListener("submit", (event) => {
      event.preventDefault();
      const { user, password } = passwordForm.elements;
      if (password.value !== "" && !mayCarryPassword(this.#address.url)) {
        return this.#askPassword("A password is sent only over an encrypted connection: the broker’s "
          + "address has to begin with wss://.");
      }
      passwordForm.hidden = true;
      this.#connect(user.value, password.value || undefined);
      password.value = "";
    });
  }

  #askRoom(problem) {
    const words = new URLSearchParams(location.search);
    const form = this.#elements["room-form"];
    form.elements.room.value = words.get("room") ?? "";
    form.elements.broker.value = words.get("broker") ?? "";
    form.elements.broker.required = location.protocol === "file:";
    this.#elements["broker-label"].hidden = location.protocol !== "file:" && !words.has("broker");
    this.#show(form, this.#elements["room-problem"], problem);
  }

  #askPassword(problem) {
    const { "password-form": form, "password-recipient": recipient } = this.#elements;
    const { user, password } = form.elements;
    const { words, isPageServer } = passwordRecipient(this.#address.url, location.href);
    setText(recipient, words);
    recipient.classList.toggle("problem", !isPageServer);
    // What is saved for this page is for its server only; browsers heed "off" for names, not for passwords.
    user.autocomplete = isPageServer ? "username" : "off";
    password.autocomplete = isPageServer ? "current-password" : "new-password";
    user.value ||= this.#address.user ?? "";
    this.#show(form, this.#elements["password-problem"], problem);
  }

  #show(form, paragraph, problem) {
    form.hidden = false;
    paragraph.hidden = problem === undefined;
    setText(paragraph, problem ?? "");
    [...form.elements].find((element) => element.value === "" && !element.hidden)?.focus();
  }

  // The picture

  /** Draws what there is to show now, and sets the time of the next picture. */
  #draw() {
    // The screen calls this while it is being made.
    if (!this.#screen) return;
    const time = now();
    if (this.#room?.noticesSuspension(time)) this.#subscriber?.refresh();
    const state = this.#room?.shownState(time) ?? null;
    const face = state ? new Face(state, this.#room.publisherTime(time)) : null;
    if (!document.hidden) {
      this.#picture.draw(face, this.#screen.theme, this.#screen.isStill);
    }
    this.#writeTexts(face, time);
    this.#screen.keepAwake(face !== null && face.phase !== "ended");
    this.#schedule(face, time);
  }

  #schedule(face, time) {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    const isStill = this.#screen.isStill || document.hidden;
    const picture = face?.timeToChange(this.#picture.steps, isStill) ?? Infinity;
    const moves = picture < Page.frame && !document.hidden;
    if (moves) this.#frame = requestAnimationFrame(() => this.#draw());
    // A frame may be late, so the digits have a timer of their own.
    const digits = face?.timeToChange(1, true) ?? Infinity;
    const room = this.#room?.timeToChange(time) ?? Infinity;
    const wait = Math.min(moves ? digits : picture, room);
    // Timers take at most 24 days.
    if (wait < Infinity) {
      this.#timer = setTimeout(() => this.#draw(), Math.min(Math.ceil(wait), 1e9));
    }
  }

  #writeTexts(face, time) {
    const room = this.#room;
    const standing = room?.standing(time) ?? { kind: "none" };
    // Wall times are the publisher's, and so is the day.
    const today = room?.publisherTime(time) ?? time.wall;
    document.body.dataset.phase = face?.phase ?? "none";
    document.body.dataset.standing = standing.kind;
    document.body.dataset.offset = Math.round(room?.verdict(time)?.offset ?? 0);
    document.title = face?.title ?? (room ? `${room.name} · timer` : "timer");
    setText(this.#elements.name, face?.name ?? (room ? shownText(room.name) : ""));
    setText(this.#elements.time, face ? `${face.digits} ${face.stateWords}`.trim() : "");
    this.#writeStep(face);
    this.#writeCaptions(face, today);
    setText(this.#elements.message, face || !room ? "" : this.#emptyWords(standing));
    this.#writeNote(face ? this.#noteWords(standing, time) : complaintWords(room), standing);
    const key = face?.announcementKey;
    if (key !== undefined && key !== this.#announced) {
      setText(this.#elements.announcement, face.announcement(today));
    }
    this.#announced = key;
  }

  #writeStep(face) {
    const { step, dots, "step-words": words } = this.#elements;
    step.hidden = !face?.stepWords;
    setText(words, face?.stepWords ?? "");
    const { done = 0, all = 0 } = face?.dots ?? {};
    if (dots.dataset.dots === `${done}/${all}`) return;
    dots.dataset.dots = `${done}/${all}`;
    dots.replaceChildren(...Array.from({ length: all }, (_, index) => {
      const dot = document.createElement("i");
      dot.classList.toggle("done", index < done);
      return dot;
    }));
  }

  #writeCaptions(face, today) {
    const { ends, details } = this.#elements;
    setText(ends, face?.endWords(today) ?? "");
    setText(details, face?.detailWords ?? "");
    const isColored = face?.warning !== undefined;
    ends.classList.toggle("is-warning", isColored);
    if (isColored) {
      ends.style.setProperty("--face", cssColor(this.#screen.theme.textColor(face)));
    }
  }

  /** Returns the words in place of a picture. */
  #emptyWords(standing) {
    if (this.#problem !== null) return sentence(this.#problem);
    return standing.kind === "waiting"
      ? "Waiting for a timer in this room." : "Connecting to the broker …";
  }

  #noteWords(standing, time) {
    const since = standing.since === undefined ? "" : clockWords(standing.since, time.wall, false);
    if (standing.kind === "offline") {
      const goesOn = document.body.dataset.phase === "running" ? "; the time goes on" : "";
      return `Offline since ${since}${goesOn}. ${sentence(this.#problem ?? "")}`.trim();
    }
    if (standing.kind === "gone") return `The shared timer has been out of reach since ${since}.`;
    if (this.#room.complaint) return complaintWords(this.#room);
    const offset = this.#room.verdict(time)?.offset ?? 0;
    // Less isn't worth a line.
    if (Math.abs(offset) < Second) return "";
    const length = spanWords(Math.round(Math.abs(offset) / Second) * Second);
    return `This device’s clock is ${length} ${offset > 0 ? "ahead" : "behind"}, which is allowed for.`;
  }

  #writeNote(words, standing) {
    const { note } = this.#elements;
    setText(note, words);
    note.classList.toggle("is-warning", standing.kind === "offline" || standing.kind === "gone");
  }
}

/** Returns this device's clock, and one that is never set, in milliseconds. */
function now() {
  return { wall: Date.now(), steady: performance.now() };
}

function randomDigits(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count / 2));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sets a text, never markup, if it differs; a screen reader then notices only changes. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Returns the sentence about a message that isn't shown; empty if there is none. */
function complaintWords(room) {
  return room?.complaint ? `A message was ignored: ${room.complaint}.` : "";
}

function sentence(words) {
  if (words === "") return "";
  const start = words[0].toUpperCase() + words.slice(1);
  return /[.…]$/.test(start) ? start : `${start}.`;
}

new Page();
