"use strict";

const { test } = require("node:test");
const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const load = require("./load.js");

const { roomAddress, mayCarryPassword, passwordRecipient, InvalidAddress } =
  load("roomAddress", "mayCarryPassword", "passwordRecipient", "InvalidAddress");

test("the room is a word or the fragment, and the broker is the page’s server", () => {
  assert.deepEqual(roomAddress("http://host:8080/?room=hall"),
    { room: "hall", url: "ws://host:8080/mqtt", user: undefined });
  assert.deepEqual(roomAddress("https://host/timer/#hall%201"),
    { room: "hall 1", url: "wss://host/mqtt", user: undefined });
  assert.equal(roomAddress("http://host/").room, undefined);
  assert.equal(roomAddress("http://host/?room=中#x").room, "中");
});

test("another broker, and a user", () => {
  const address = (words) => roomAddress(`http://host/?room=a&${words}`);
  assert.deepEqual(address("broker=wss://b.example:8084&user=anna"),
    { room: "a", url: "wss://b.example:8084/mqtt", user: "anna" });
  assert.equal(address("broker=ws://b/ws").url, "ws://b/ws");
  assert.equal(address("broker=b.example:9001").url, "ws://b.example:9001/mqtt");
  assert.equal(roomAddress("https://h/?room=a&broker=b").url, "wss://b/mqtt");
  assert.equal(address("broker=wss://[::1]:9").url, "wss://[::1]:9/mqtt");
});

test("a file names no broker", () => {
  assert.equal(roomAddress("file:///x/index.html?room=a").url, undefined);
  assert.equal(roomAddress("file:///x/index.html?room=a&broker=b").url, "ws://b/mqtt");
});

test("what isn’t the address of a room is refused with a sentence", () => {
  for (const words of [
    "?room=a/b", "?room=%2B", "?room=%23", "?room=a$", "?room=a%00", `?room=${"a".repeat(65)}`, "#%zz",
    "#a%0a", "?room=a&broker=mqtt://b", "?room=a&broker=http://b", "?room=a&broker=wss://u:p@b",
    "?room=a&broker=wss://u@b", "?room=a&broker=wss://", "?room=a&password=x",
  ]) {
    assert.throws(() => roomAddress(`http://host/${words}`), (error) =>
      error instanceof InvalidAddress && /^[A-Z“].*\.$/s.test(error.message), words);
  }
});

test("a password is sent encrypted or to this machine", () => {
  for (const url of ["wss://b/", "ws://localhost/", "ws://127.0.0.1:9/", "ws://127.9.9.9/", "ws://[::1]/"]) {
    assert.equal(mayCarryPassword(url), true, url);
  }
  for (const url of ["ws://b/", "ws://192.168.0.2/", "ws://127.0.0.1.example/", "ws://localhost.example/"]) {
    assert.equal(mayCarryPassword(url), false, url);
  }
});

test("who gets a password is named, and saved ones are only for the page’s server", () => {
  const recipient = (page) => passwordRecipient(roomAddress(page).url, page);
  for (const page of [
    "https://laptop.local:8443/?room=a", "https://laptop.local:8443/?room=a&broker=wss://laptop.local:8443/ws",
    "https://laptop.local:8443/?room=a&broker=LAPTOP.local:8443",
  ]) {
    const { words, isPageServer } = recipient(page);
    assert.equal(isPageServer, true, page);
    assert.equal(words, "Your password goes to laptop.local:8443.");
  }
  for (const [broker, host] of [
    ["wss://evil.example", "evil.example"], ["wss://evil.example:443/laptop.local", "evil.example"],
    ["wss://laptop.local:8444", "laptop.local:8444"], ["wss://laptop.local.evil.example", "laptop.local.evil.example"],
    ["wss://lаptop.local:8443", "xn--lptop-4ve.local:8443"], ["ws://127.0.0.1:9", "127.0.0.1:9"],
  ]) {
    const { words, isPageServer } = recipient(`https://laptop.local:8443/?room=a&user=anna&broker=${broker}`);
    assert.equal(isPageServer, false, broker);
    assert.equal(words, `Your password goes to ${host}, which isn’t the server of this page.`);
  }
  assert.deepEqual(recipient("file:///x/index.html?room=a&broker=wss://b.example"),
    { words: "Your password goes to b.example.", isPageServer: false });
});

test("the form lets browsers fill in nothing before its broker is known", () => {
  const html = fs.readFileSync(path.join(__dirname, "../../Page/index.html"), "utf8");
  const [form] = html.match(/<form id="password-form".*?<\/form>/s);
  assert.match(form, /<p id="password-recipient"/);
  assert.deepEqual([...form.matchAll(/autocomplete="(.+?)"/g)].map(([, word]) => word),
    ["off", "new-password"]);
});
