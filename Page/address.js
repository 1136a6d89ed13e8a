"use strict";

/** Where a room is, from the address of the page: `?room=hall`, `#hall`, `broker=` and `user=`. */

/** Why an address doesn't name a room: a sentence. */
class InvalidAddress extends Error {}

/** The path at which brokers usually accept WebSockets; mosquitto accepts any. */
const BrokerPath = "/mqtt";

/**
 * Returns `{ room, url, user }` for the address of the page; the room is undefined if none is named,
 * and the broker is the server of the page unless another one is named.
 */
function roomAddress(pageAddress) {
  const page = new URL(pageAddress);
  const words = page.searchParams;
  for (const name of ["password", "pass", "pw"]) {
    if (words.has(name)) {
      throw new InvalidAddress(
        "A password doesn’t belong in an address: leave it out, and the page asks for it.");
    }
  }
  const room = words.get("room") || decodedFragment(page.hash) || undefined;
  if (room !== undefined) checkRoom(room);
  return { room, url: brokerURL(words.get("broker"), page), user: words.get("user") || undefined };
}

function decodedFragment(hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    throw new InvalidAddress("The name of the room after # is invalid: a % has no two hex digits.");
  }
}

/** Throws unless a room has a valid name. */
function checkRoom(room) {
  const length = [...room].length;
  if (length > 64) {
    throw new InvalidAddress(`The name of a room has at most 64 characters, and this one ${length}.`);
  }
  if (/[/+#$]/.test(room)) {
    throw new InvalidAddress(`A room can’t have “${room.match(/[/+#$]/)[0]}” in its name.`);
  }
  if (/[\p{Cc}\p{Cs}]/u.test(room)) {
    throw new InvalidAddress("The name of the room has control characters.");
  }
}

/** Returns the address of the broker's WebSocket. */
function brokerURL(broker, page) {
  const isFile = page.protocol === "file:";
  if (!broker) {
    if (isFile) return undefined;
    const scheme = page.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${page.host}${BrokerPath}`;
  }
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(broker);
  const address = hasScheme ? broker : `${page.protocol === "https:" ? "wss" : "ws"}://${broker}`;
  let url;
  try {
    url = new URL(address);
  } catch {
    throw new InvalidAddress(`“${broker}” isn’t the address of a broker, such as wss://broker.example:8084.`);
  }
  if (url.protocol !== "ws:" && url.protocol !== "wss:") {
    throw new InvalidAddress(
      `A browser reaches a broker by ws:// or wss://, not by ${url.protocol}//.`);
  }
  if (url.username || url.password) {
    throw new InvalidAddress(
      "Names and passwords don’t belong in the broker’s address: write user=NAME; the page asks for the password.");
  }
  if (url.pathname === "/") url.pathname = BrokerPath;
  url.hash = "";
  return url.href;
}

/**
 * Returns `{ words, isPageServer }`: the sentence that says who gets a password, and whether that is the
 * server of the page, for which alone a browser has saved it.
 */
function passwordRecipient(url, pageAddress) {
  const page = new URL(pageAddress);
  const { host } = new URL(url);
  if (page.protocol === "file:") return { words: `Your password goes to ${host}.`, isPageServer: false };
  const isPageServer = host === page.host;
  const doubt = isPageServer ? "" : ", which isn’t the server of this page";
  return { words: `Your password goes to ${host}${doubt}.`, isPageServer };
}

/** Returns whether a password may be sent to a broker: encrypted, or on this machine. */
function mayCarryPassword(url) {
  const { protocol, hostname } = new URL(url);
  const isLoopback = hostname === "localhost" || hostname.endsWith(".localhost")
    || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  return protocol === "wss:" || isLoopback;
}
