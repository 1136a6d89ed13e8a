"use strict";

/**
 * The packets of MQTT 3.1.1 that a subscriber sends and receives, to and from bytes.
 *
 * Sections in brackets are those of the standard (OASIS, 29 October 2014).
 */

/** The types of packets, the upper half of the first byte [2.2.1]. */
const PacketType = Object.freeze({
  connect: 1, connack: 2, publish: 3, puback: 4, subscribe: 8, suback: 9, pingreq: 12,
  pingresp: 13, disconnect: 14,
});

/** Bytes that no server of MQTT 3.1.1 sends to this subscriber; the connection has to be closed. */
class MalformedPacket extends Error {}

// To bytes

/** Returns a text as its length in two bytes and its bytes [1.5.3]. */
function encodedText(text) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > 65535) throw new RangeError("a text of MQTT has at most 65,535 bytes");
  return [bytes.length >> 8, bytes.length & 255, ...bytes];
}

/** Returns a remaining length in one to four bytes [2.2.3]. */
function encodedLength(length) {
  const bytes = [];
  do {
    bytes.push((length % 128) | (length >= 128 ? 128 : 0));
    length = Math.floor(length / 128);
  } while (length > 0);
  return bytes;
}

/** Returns a packet of a type, the flags of its first byte, and its body. */
function packet(type, flags, body = []) {
  return Uint8Array.from([(type << 4) | flags, ...encodedLength(body.length), ...body]);
}

/** Returns the request for a clean session [3.1]; `keepAlive` is in seconds. */
function connectPacket({ clientID, keepAlive, user, password }) {
  const hasUser = user !== undefined;
  const hasPassword = hasUser && password !== undefined;
  const flags = 0x02 | (hasUser ? 0x80 : 0) | (hasPassword ? 0x40 : 0);
  return packet(PacketType.connect, 0, [
    ...encodedText("MQTT"), 4, flags, keepAlive >> 8, keepAlive & 255, ...encodedText(clientID),
    ...(hasUser ? encodedText(user) : []), ...(hasPassword ? encodedText(password) : []),
  ]);
}

/** Returns the subscription to topics with QoS 1 [3.8]. */
function subscribePacket(identifier, topics) {
  const filters = topics.flatMap((topic) => [...encodedText(topic), 1]);
  return packet(PacketType.subscribe, 2, [identifier >> 8, identifier & 255, ...filters]);
}

/** Returns the acknowledgment of a message of QoS 1 [3.4]. */
function pubackPacket(identifier) {
  return packet(PacketType.puback, 0, [identifier >> 8, identifier & 255]);
}

const pingPacket = () => packet(PacketType.pingreq, 0);
const disconnectPacket = () => packet(PacketType.disconnect, 0);

// From bytes

/**
 * Splits a stream of bytes into packets, wherever the stream is cut into pieces.
 *
 * Of a packet longer than `longest`, only the beginning is kept, so a huge message costs no memory
 * and can still be acknowledged.
 */
class PacketReader {
  #longest;
  #header = [];
  #body = null;
  #length = 0;
  #received = 0;

  constructor(longest = 8192) {
    this.#longest = longest;
  }

  /** Adds bytes and returns the packets that they complete, as `{ type, flags, body, length }`. */
  add(bytes) {
    const packets = [];
    let place = 0;
    while (place < bytes.length) {
      if (this.#body === null) {
        this.#addToHeader(bytes[place]);
        place += 1;
      } else {
        const piece = bytes.subarray(place, place + this.#length - this.#received);
        const free = this.#body.length - this.#received;
        if (free > 0) this.#body.set(piece.subarray(0, free), this.#received);
        this.#received += piece.length;
        place += piece.length;
      }
      if (this.#body !== null && this.#received === this.#length) packets.push(this.#take());
    }
    return packets;
  }

  #addToHeader(byte) {
    this.#header.push(byte);
    const digits = this.#header.slice(1);
    if (digits.length === 0 || byte >= 128) {
      if (digits.length === 4) throw new MalformedPacket("a length has more than four bytes");
      return;
    }
    this.#length = digits.reduce((sum, digit, index) => sum + (digit & 127) * 128 ** index, 0);
    const type = this.#header[0] >> 4;
    // Only messages can be long; anything else that is wouldn't be MQTT.
    if (type !== PacketType.publish && this.#length > 1024) {
      throw new MalformedPacket(`a packet of type ${type} has ${this.#length} bytes`);
    }
    this.#body = new Uint8Array(Math.min(this.#length, this.#longest));
    this.#received = 0;
  }

  #take() {
    const [first] = this.#header;
    const packet = { type: first >> 4, flags: first & 15, body: this.#body, length: this.#length };
    this.#header = [];
    this.#body = null;
    return packet;
  }
}

/** Returns the return code of the server's answer to a connection [3.2], from 0 to 5. */
function connackCode({ flags, body }) {
  if (flags !== 0 || body.length !== 2 || body[0] > 1 || body[1] > 5) {
    throw new MalformedPacket("the answer to the connection is malformed");
  }
  if (body[0] === 1) throw new MalformedPacket("the broker continues a session that was to be clean");
  return body[1];
}

/** Returns whether each of `count` subscriptions was granted [3.9]. */
function subackGrants({ flags, body }, identifier, count) {
  const codes = [...body.subarray(2)];
  const isValid = flags === 0 && body.length === 2 + count
    && (body[0] << 8 | body[1]) === identifier && codes.every((code) => code <= 2 || code === 128);
  if (!isValid) throw new MalformedPacket("the answer to the subscription is malformed");
  return codes.map((code) => code !== 128);
}

/**
 * Returns a message [3.3] as `{ topic, payload, isRetained, identifier }`; the identifier is that of
 * QoS 1, or else undefined, and the payload is null if it is longer than `longest`.
 */
function publishedMessage({ flags, body, length }, longest) {
  const qos = flags >> 1 & 3;
  // QoS 2 was never subscribed to, and a message of QoS 0 can't be a duplicate.
  if (qos > 1 || (qos === 0 && flags & 8)) {
    throw new MalformedPacket("a message has an invalid QoS");
  }
  const end = 2 + (body.length < 2 ? Infinity : body[0] << 8 | body[1]);
  const start = end + (qos === 1 ? 2 : 0);
  if (start > length) throw new MalformedPacket("a message is shorter than its topic");
  if (start > body.length) throw new MalformedPacket("a topic is too long");
  const identifier = qos === 1 ? body[end] << 8 | body[end + 1] : undefined;
  if (identifier === 0) throw new MalformedPacket("a message has the identifier 0");
  const isLong = length - start > longest || length > body.length;
  return {
    topic: decodedTopic(body.subarray(2, end)), isRetained: (flags & 1) === 1, identifier,
    payload: isLong ? null : body.slice(start),
  };
}

/** Returns the name of a topic, which has no wildcards [3.3.2.1]. */
function decodedTopic(bytes) {
  let topic;
  try {
    topic = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new MalformedPacket("a topic isn’t UTF-8");
  }
  if (topic === "" || /[\0+#]/.test(topic)) throw new MalformedPacket("a topic is invalid");
  return topic;
}
