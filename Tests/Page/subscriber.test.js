"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const page = load("Subscriber", "PacketReader", "encodedLength");

/** A broker that does what a test says, on a clock of its own. */
class World {
  time = 0;
  sockets = [];
  events = [];
  #timers = [];
  random = 1;

  constructor(options = {}) {
    const system = {
      open: (url) => {
        if (this.refuses) throw new Error(this.refuses);
        const socket = new Socket(url);
        this.sockets.push(socket);
        return socket;
      },
      now: () => this.time,
      after: (wait, action) => {
        const timer = { at: this.time + wait, action };
        this.#timers.push(timer);
        return timer;
      },
      cancel: (timer) => this.#timers.splice(0, Infinity, ...this.#timers.filter((one) => one !== timer)),
      random: () => this.random,
    };
    this.subscriber = new page.Subscriber(
      { url: "ws://broker/mqtt", clientID: "page-1", topics: ["a/online", "a/state"], ...options },
      (event) => this.events.push(event), system);
  }

  get socket() {
    return this.sockets.at(-1);
  }

  get kinds() {
    return this.events.map(({ kind }) => kind);
  }

  get timerCount() {
    return this.#timers.length;
  }

  /** Lets time pass, with what is due in it. */
  pass(length) {
    const end = this.time + length;
    for (;;) {
      const [next] = this.#timers.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      this.time = next.at;
      this.#timers.splice(this.#timers.indexOf(next), 1);
      next.action();
    }
    this.time = end;
  }

  /** Connects and subscribes; pings are answered at once until `answers` is false. */
  connect() {
    this.subscriber.start();
    this.socket.open();
    this.socket.receive(0x20, 2, 0, 0);
    const identifier = this.socket.take().at(-1).body;
    this.socket.receive(0x90, 4, identifier[0], identifier[1], 1, 1);
    return this;
  }

  answerPings(delay = 0) {
    while (this.socket.take().some(({ type }) => type === 12)) {
      this.pass(delay);
      this.socket.receive(0xd0, 0);
    }
  }
}

class Socket {
  readyState = 0;
  isClosed = false;
  #sent = new page.PacketReader();
  #packets = [];

  constructor(url) {
    this.url = url;
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  send(bytes) {
    this.#packets.push(...this.#sent.add(bytes));
  }

  take() {
    return this.#packets.splice(0);
  }

  receive(...bytes) {
    this.onmessage?.({ data: Uint8Array.from(bytes).buffer });
  }

  drop() {
    this.readyState = 3;
    this.onclose?.();
  }

  close() {
    this.isClosed = true;
    this.readyState = 3;
  }
}

function message(payload, { flags = 0, identifier = [], topic = "a/state" } = {}) {
  const body = [0, topic.length, ...Buffer.from(topic), ...identifier, ...payload];
  return [0x30 | flags, ...page.encodedLength(body.length), ...body];
}

test("it connects, subscribes and measures the round trip", () => {
  const world = new World();
  world.connect();
  assert.deepEqual(world.kinds, ["connected", "subscribed"]);
  world.answerPings(40);
  assert.equal(world.subscriber.half, 20);
  assert.equal(world.kinds.filter((kind) => kind === "roundTrip").length, 3);
});

test("the subscription names all topics with QoS 1", () => {
  const world = new World();
  world.subscriber.start();
  world.socket.open();
  assert.equal(world.socket.take()[0].type, 1);
  world.socket.receive(0x20, 2, 0, 0);
  const [{ type, flags, body }] = world.socket.take();
  assert.deepEqual([type, flags], [8, 2]);
  assert.deepEqual(Buffer.from(body.subarray(2)).toString("latin1"), "\0\x08a/online\x01\0\x07a/state\x01");
});

test("nothing is sent before the connection is accepted", () => {
  const world = new World();
  world.subscriber.start();
  world.socket.open();
  assert.deepEqual(world.socket.take().map(({ type }) => type), [1]);
});

test("messages arrive, and those of QoS 1 are acknowledged", () => {
  const world = new World().connect();
  world.answerPings();
  world.socket.receive(...message([1, 2]));
  world.socket.receive(...message([3], { flags: 3, identifier: [1, 5] }));
  const messages = world.events.filter(({ kind }) => kind === "message");
  assert.deepEqual(messages.map(({ topic, payload, isRetained }) => [topic, [...payload], isRetained]),
    [["a/state", [1, 2], false], ["a/state", [3], true]]);
  const sent = world.socket.take();
  assert.deepEqual(sent.map(({ type, body }) => [type, [...body]]), [[4, [1, 5]]]);
});

test("a message may come before the subscription is granted", () => {
  const world = new World();
  world.subscriber.start();
  world.socket.open();
  world.socket.receive(0x20, 2, 0, 0);
  world.socket.receive(...message([1]));
  assert.deepEqual(world.kinds, ["connected", "message"]);
});

test("a message that is too long is acknowledged and reported", () => {
  const world = new World().connect();
  world.answerPings();
  world.socket.receive(...message(new Array(5000).fill(1), { flags: 2, identifier: [0, 9] }));
  assert.deepEqual(world.events.at(-1), { kind: "oversized", topic: "a/state" });
  assert.deepEqual([...world.socket.take()[0].body], [0, 9]);
});

test("several packets in a frame, and a packet in several frames", () => {
  const world = new World().connect();
  world.answerPings();
  const [one, other] = [message([1]), message([2])];
  world.socket.receive(...one, ...other.slice(0, 3));
  world.socket.receive(...other.slice(3));
  assert.deepEqual(world.events.filter(({ kind }) => kind === "message").length, 2);
});

test("what isn’t MQTT 3.1.1 closes the connection", () => {
  const cases = [
    [0x20, 2, 0, 0], [0x90, 4, 0, 1, 1, 1], [0x40, 2, 0, 1], [0x50, 2, 0, 1], [0xe0, 0], [0x10, 0],
    [0x00, 0], [0xf0, 0], [0xd1, 0], [0xd0, 1, 0], [0x36, 5, 0, 1, 97, 0, 1], [0x30, 0xff, 0xff, 0xff, 0xff],
  ];
  for (const bytes of cases) {
    const world = new World().connect();
    const { socket } = world;
    socket.receive(...bytes);
    assert.equal(world.kinds.at(-1), "lost", String(bytes));
    assert.match(world.events.at(-1).reason, /MQTT/);
    assert.ok(socket.isClosed);
  }
});

test("a pong without a ping, and anything before the answer, close the connection", () => {
  const world = new World().connect();
  world.answerPings();
  world.socket.receive(0xd0, 0);
  assert.equal(world.kinds.at(-1), "lost");
  for (const bytes of [[0xd0, 0], [0x90, 4, 0, 1, 1, 1], message([1])]) {
    const early = new World();
    early.subscriber.start();
    early.socket.open();
    early.socket.receive(...bytes);
    assert.deepEqual(early.kinds, ["lost"]);
  }
});

test("a text frame closes the connection", () => {
  const world = new World().connect();
  world.socket.onmessage({ data: "hello" });
  assert.equal(world.kinds.at(-1), "lost");
});

test("nothing after a malformed packet is handled", () => {
  const world = new World().connect();
  world.socket.receive(0xe0, 0, ...message([1]));
  assert.equal(world.kinds.at(-1), "lost");
  assert.ok(!world.kinds.includes("message"));
});

test("nothing after a refusal in the same frame is handled", () => {
  for (const code of [3, 5]) {
    const world = new World();
    world.subscriber.start();
    world.socket.open();
    world.socket.receive(0x20, 2, 0, code, ...message([1]));
    assert.equal(world.events.length, 1);
  }
});

test("the codes of the answer say what to do", () => {
  const outcome = (code) => {
    const world = new World();
    world.subscriber.start();
    world.socket.open();
    world.socket.receive(0x20, 2, 0, code);
    const { kind, asksPassword } = world.events.at(-1);
    return [kind, asksPassword, world.timerCount];
  };
  assert.deepEqual(outcome(1), ["refused", false, 0]);
  assert.deepEqual(outcome(2), ["refused", false, 0]);
  assert.deepEqual(outcome(3), ["lost", undefined, 1]);
  assert.deepEqual(outcome(4), ["refused", true, 0]);
  assert.deepEqual(outcome(5), ["refused", true, 0]);
});

test("a refusal after a connection isn’t final", () => {
  const world = new World().connect();
  world.socket.drop();
  world.pass(1000);
  world.socket.open();
  world.socket.receive(0x20, 2, 0, 5);
  assert.equal(world.kinds.at(-1), "lost");
  world.pass(2000);
  assert.equal(world.sockets.length, 3);
});

test("a refused subscription is final", () => {
  const world = new World();
  world.subscriber.start();
  world.socket.open();
  world.socket.receive(0x20, 2, 0, 0);
  world.socket.receive(0x90, 4, 0, 1, 1, 0x80);
  assert.equal(world.kinds.at(-1), "refused");
  assert.equal(world.timerCount, 0);
});

test("user and password are sent", () => {
  const world = new World({ user: "anna", password: "secret" });
  world.subscriber.start();
  world.socket.open();
  const [{ body }] = world.socket.take();
  assert.equal(body[7], 0xc2);
  assert.match(Buffer.from(body).toString("latin1"), /anna\0\x06secret$/);
});

test("the wait doubles from 1 s to 30 s, and starts again after a connection that lasted", () => {
  const world = new World();
  world.subscriber.start();
  const waits = [];
  for (let round = 0; round < 8; round += 1) {
    const count = world.sockets.length;
    world.socket.drop();
    const start = world.time;
    while (world.sockets.length === count) world.pass(1);
    waits.push(world.time - start);
  }
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16000, 30000, 30000, 30000]);
  world.socket.open();
  world.socket.receive(0x20, 2, 0, 0);
  const { body } = world.socket.take().at(-1);
  world.socket.receive(0x90, 4, body[0], body[1], 1, 1);
  world.answerPings();
  world.pass(page.Subscriber.lasting);
  const count = world.sockets.length;
  world.socket.drop();
  world.pass(999);
  assert.equal(world.sockets.length, count);
  world.pass(1);
  assert.equal(world.sockets.length, count + 1);
});

test("a broker that closes each connection soon is asked less and less often", () => {
  const world = new World();
  const waits = [];
  for (let round = 0; round < 5; round += 1) {
    world.connect();
    world.answerPings();
    world.pass(page.Subscriber.lasting - 1);
    // Another subscription isn't another connection.
    world.subscriber.refresh();
    const { body } = world.socket.take().at(-1);
    world.socket.receive(0x90, 4, body[0], body[1], 1, 1);
    const count = world.sockets.length;
    world.socket.drop();
    const start = world.time;
    while (world.sockets.length === count) world.pass(1);
    waits.push(world.time - start);
  }
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16000]);
});

test("the waits of many viewers differ", () => {
  const world = new World();
  world.random = 0;
  world.subscriber.start();
  world.socket.drop();
  world.pass(499);
  assert.equal(world.sockets.length, 1);
  world.pass(1);
  assert.equal(world.sockets.length, 2);
});

test("a server that doesn’t answer is given up", () => {
  for (const prepare of [
    () => {}, (world) => world.socket.open(),
    (world) => {
      world.socket.open();
      world.socket.receive(0x20, 2, 0, 0);
    },
  ]) {
    const world = new World();
    world.subscriber.start();
    prepare(world);
    // Opening, requesting and subscribing take at most twice the patience together.
    world.pass(2 * page.Subscriber.patience);
    assert.ok(world.kinds.includes("lost"));
    assert.ok(world.sockets[0].isClosed);
  }
});

test("a half-open connection is found within a ping and the patience", () => {
  const world = new World().connect();
  world.answerPings();
  const { socket } = world;
  world.pass(page.Subscriber.pingInterval);
  assert.deepEqual(socket.take().map(({ type }) => type), [12]);
  world.pass(page.Subscriber.patience - 1);
  assert.equal(socket.isClosed, false);
  world.pass(1);
  assert.equal(socket.isClosed, true);
  assert.equal(world.kinds.at(-1), "lost");
});

test("pings go on as long as they are answered", () => {
  const world = new World().connect();
  world.answerPings();
  for (let round = 0; round < 20; round += 1) {
    world.pass(page.Subscriber.pingInterval);
    world.answerPings(5);
  }
  assert.equal(world.sockets.length, 1);
  assert.equal(world.subscriber.half, 2.5);
});

test("waking checks the connection at once", () => {
  const world = new World().connect();
  world.answerPings();
  world.pass(5000);
  world.subscriber.wake();
  world.subscriber.wake();
  assert.equal(world.socket.take().filter(({ type }) => type === 12).length, 1);
  world.pass(page.Subscriber.patience);
  assert.equal(world.kinds.at(-1), "lost");
});

test("waking ends a wait", () => {
  const world = new World();
  world.subscriber.start();
  world.socket.drop();
  world.subscriber.wake();
  assert.equal(world.sockets.length, 2);
  world.pass(page.Subscriber.patience - 1);
  assert.equal(world.sockets.length, 2);
});

test("a refresh subscribes again, and the watch goes on", () => {
  const world = new World().connect();
  world.answerPings();
  world.subscriber.refresh();
  const [{ type, body }] = world.socket.take();
  assert.equal(type, 8);
  world.socket.receive(0x90, 4, body[0], body[1], 1, 1);
  world.pass(page.Subscriber.patience);
  assert.equal(world.kinds.at(-1), "lost");
});

test("a refresh during a ping doesn’t end the watch", () => {
  const world = new World().connect();
  world.answerPings();
  world.pass(page.Subscriber.pingInterval);
  world.subscriber.refresh();
  const { body } = world.socket.take().at(-1);
  world.socket.receive(0x90, 4, body[0], body[1], 1, 1);
  world.pass(page.Subscriber.patience);
  assert.equal(world.kinds.at(-1), "lost");
});

test("an end says goodbye and leaves nothing behind", () => {
  const world = new World().connect();
  world.answerPings();
  const { socket } = world;
  world.subscriber.stop();
  assert.deepEqual(socket.take().map(({ type }) => type), [14]);
  assert.ok(socket.isClosed);
  assert.equal(world.timerCount, 0);
  socket.drop();
  world.pass(100000);
  assert.equal(world.sockets.length, 1);
  assert.equal(world.kinds.at(-1), "roundTrip");
});

test("a browser that refuses the address says why", () => {
  const world = new World();
  world.refuses = "insecure";
  world.subscriber.start();
  assert.equal(world.kinds.at(-1), "refused");
  assert.match(world.events.at(-1).reason, /insecure/);
});

test("an old socket’s events are ignored", () => {
  const world = new World().connect();
  const old = world.socket;
  old.drop();
  world.pass(1000);
  world.events.length = 0;
  old.drop();
  old.receive(...message([1]));
  assert.deepEqual(world.events, []);
});
