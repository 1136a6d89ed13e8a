"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const load = require("./load.js");

const page = load(
  "PacketReader", "MalformedPacket", "connectPacket", "subscribePacket", "pubackPacket",
  "pingPacket", "disconnectPacket", "encodedLength", "connackCode", "subackGrants",
  "publishedMessage");

const bytes = (...values) => Uint8Array.from(values);
const text = (value) => [value.length >> 8, value.length & 255, ...Buffer.from(value)];

/** Returns a packet as a server sends it. */
function packet(first, body) {
  return bytes(first, ...page.encodedLength(body.length), ...body);
}

function message({ topic = "a", payload = [], flags = 0, identifier }) {
  const number = identifier === undefined ? [] : [identifier >> 8, identifier & 255];
  return packet(0x30 | flags, [...text(topic), ...number, ...payload]);
}

/** Returns random numbers from 0 to 1 that are the same each time. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const malformed = (action) => assert.throws(action, page.MalformedPacket);

test("a connection is requested as in the standard's example", () => {
  const request = page.connectPacket({ clientID: "page-01", keepAlive: 300, user: "anna", password: "pw" });
  assert.deepEqual([...request], [
    0x10, 29, ...text("MQTT"), 4, 0xc2, 1, 44, ...text("page-01"), ...text("anna"), ...text("pw"),
  ]);
});

test("without a user there is no password", () => {
  const request = page.connectPacket({ clientID: "c", keepAlive: 0, password: "pw" });
  assert.deepEqual([...request], [0x10, 13, ...text("MQTT"), 4, 2, 0, 0, ...text("c")]);
});

test("texts are UTF-8, and their length counts bytes", () => {
  const request = page.subscribePacket(0x1234, ["ä"]);
  assert.deepEqual([...request], [0x82, 7, 0x12, 0x34, 0, 2, 0xc3, 0xa4, 1]);
});

test("small packets are constant", () => {
  assert.deepEqual([...page.pubackPacket(258)], [0x40, 2, 1, 2]);
  assert.deepEqual([...page.pingPacket()], [0xc0, 0]);
  assert.deepEqual([...page.disconnectPacket()], [0xe0, 0]);
});

test("lengths are encoded as in the standard's table", () => {
  const table = [
    [0, [0]], [127, [0x7f]], [128, [0x80, 1]], [16383, [0xff, 0x7f]], [16384, [0x80, 0x80, 1]],
    [2097151, [0xff, 0xff, 0x7f]], [2097152, [0x80, 0x80, 0x80, 1]],
    [268435455, [0xff, 0xff, 0xff, 0x7f]],
  ];
  for (const [length, encoded] of table) assert.deepEqual(page.encodedLength(length), encoded);
});

test("packets are the same however the stream is cut", () => {
  const random = randomNumbers(1);
  const sizes = [0, 1, 2, 3, 90, 117, 118, 127, 128, 129, 4096, 7000];
  const sent = sizes.map((size, index) => message({
    topic: "t", flags: 2, identifier: index + 1,
    payload: Array.from({ length: size }, () => Math.floor(random() * 256)),
  }));
  const stream = Buffer.concat([...sent, page.pingPacket(), ...sent]);
  const whole = new page.PacketReader().add(stream);
  assert.equal(whole.length, 2 * sizes.length + 1);
  const expected = JSON.stringify(whole);
  for (let round = 0; round < 200; round += 1) {
    const reader = new page.PacketReader();
    const packets = [];
    const longest = [1, 2, 7, 300, 20000][round % 5];
    for (let place = 0; place < stream.length;) {
      const end = place + 1 + Math.floor(random() * longest);
      packets.push(...reader.add(stream.subarray(place, end)));
      place = end;
    }
    assert.equal(JSON.stringify(packets), expected);
  }
});

test("an incomplete packet is no packet", () => {
  const whole = message({ payload: [1, 2, 3] });
  for (let end = 0; end < whole.length; end += 1) {
    assert.deepEqual(new page.PacketReader().add(whole.subarray(0, end)), []);
  }
});

test("of a long packet the beginning is kept, and what follows is read", () => {
  const reader = new page.PacketReader(100);
  const long = message({ topic: "room", flags: 2, identifier: 7, payload: new Array(70000).fill(9) });
  const [first, second] = reader.add(Buffer.concat([long, message({ topic: "b" })]));
  assert.equal(first.body.length, 100);
  const { topic, identifier, payload } = page.publishedMessage(first, 50);
  assert.deepEqual({ topic, identifier, payload }, { topic: "room", identifier: 7, payload: null });
  assert.equal(page.publishedMessage(second, 50).topic, "b");
});

test("the longest packet of the standard takes no memory", () => {
  const reader = new page.PacketReader(100);
  reader.add(bytes(0x30, 0xff, 0xff, 0xff, 0x7f));
  const piece = new Uint8Array(1 << 20);
  for (let sent = 0; sent + piece.length <= 268435455; sent += piece.length) {
    assert.deepEqual(reader.add(piece), []);
  }
  const rest = 268435455 % piece.length;
  assert.equal(reader.add(piece.subarray(0, rest))[0].length, 268435455);
});

test("a length of more than four bytes is malformed", () => {
  malformed(() => new page.PacketReader().add(bytes(0x30, 0xff, 0xff, 0xff, 0xff)));
  malformed(() => new page.PacketReader().add(bytes(0x30, 0x80, 0x80, 0x80, 0x80, 1)));
});

test("only messages may be long", () => {
  malformed(() => new page.PacketReader().add(bytes(0x20, 0x80, 0x80, 1)));
});

const read = (value) => new page.PacketReader().add(value)[0];

test("a message has a topic, flags and a payload", () => {
  const plain = page.publishedMessage(read(message({ topic: "a/b", payload: [1, 2] })), 10);
  assert.deepEqual({ ...plain, payload: [...plain.payload] },
    { topic: "a/b", isRetained: false, identifier: undefined, payload: [1, 2] });
  const retained = page.publishedMessage(read(message({ flags: 3, identifier: 515 })), 10);
  assert.deepEqual([retained.isRetained, retained.identifier, retained.payload.length], [true, 515, 0]);
  assert.equal(page.publishedMessage(read(message({ flags: 0xa, identifier: 1 })), 10).identifier, 1);
});

test("a payload up to the limit is kept", () => {
  const payload = (size) =>
    page.publishedMessage(read(message({ payload: new Array(size).fill(1) })), 4096).payload;
  assert.equal(payload(4096).length, 4096);
  assert.equal(payload(4097), null);
});

test("malformed messages are found", () => {
  for (const value of [
    message({ flags: 6, identifier: 1 }), message({ flags: 4, identifier: 1 }), message({ flags: 8 }),
    message({ flags: 2, identifier: 0 }), packet(0x30, []), packet(0x30, [0]), packet(0x30, [0, 5, 97]),
    packet(0x32, [...text("a"), 1]), message({ topic: "" }), message({ topic: "a/+" }),
    message({ topic: "#" }), message({ topic: "a\0b" }), packet(0x30, [0, 1, 0xff]),
    packet(0x30, [0, 2, 0xc0, 0x80]), packet(0x30, [0, 3, 0xed, 0xa0, 0x80]),
    packet(0x30, [0xff, 0xff, ...new Array(70000).fill(97)]),
  ]) {
    malformed(() => page.publishedMessage(read(value), 4096));
  }
});

test("the answer to a connection has one of six codes", () => {
  for (let code = 0; code <= 5; code += 1) {
    assert.equal(page.connackCode(read(packet(0x20, [0, code]))), code);
  }
  for (const value of [
    packet(0x20, [0, 6]), packet(0x20, [2, 0]), packet(0x20, [0]), packet(0x20, [0, 0, 0]),
    packet(0x21, [0, 0]), packet(0x20, [1, 0]),
  ]) {
    malformed(() => page.connackCode(read(value)));
  }
});

test("each subscription is granted or refused", () => {
  const grants = (...body) => page.subackGrants(read(packet(0x90, body)), 258, 2);
  assert.deepEqual(grants(1, 2, 0, 1), [true, true]);
  assert.deepEqual(grants(1, 2, 128, 2), [false, true]);
  malformed(() => grants(1, 3, 1, 1));
  malformed(() => grants(1, 2, 1));
  malformed(() => grants(1, 2, 1, 1, 1));
  malformed(() => grants(1, 2, 3, 1));
  malformed(() => page.subackGrants(read(packet(0x91, [1, 2, 1, 1])), 258, 2));
});

test("random bytes are packets or malformed, and never anything else", () => {
  const random = randomNumbers(2);
  for (let round = 0; round < 20000; round += 1) {
    const length = 1 + Math.floor(random() * 40);
    const value = Uint8Array.from({ length }, () => Math.floor(random() * (round % 2 ? 256 : 5)));
    value[0] = [0x30, 0x32, 0x20, 0x90, value[0]][round % 5];
    try {
      for (const one of new page.PacketReader(16).add(value)) {
        page.publishedMessage(one, 8);
        page.connackCode(one);
        page.subackGrants(one, 1, 1);
      }
    } catch (error) {
      assert.ok(error instanceof page.MalformedPacket, String(error.stack));
    }
  }
});
