"use strict";

/**
 * A connection to a broker by MQTT 3.1.1 over a WebSocket, renewed whenever it is lost.
 *
 * It only subscribes and never publishes. Sockets, time and random numbers are parameters.
 */
class Subscriber {
  /** Seconds, as in the request for the connection: a hidden page may wake only once a minute. */
  static keepAlive = 120;
  /** Milliseconds between two pings, and until the answer to one has to be there. */
  static pingInterval = 20000;
  static patience = 10000;
  /** Milliseconds until the first and the later attempts to connect again. */
  static shortestDelay = 1000;
  static longestDelay = 30000;
  /** Milliseconds after which a connection has lasted, so that the attempts begin anew after it. */
  static lasting = 10000;
  /** The pings right after a connection, which measure the round trip, and the round trips kept. */
  static quickPings = 3;
  static keptRoundTrips = 8;
  static longestPayload = 4096;
  static silence = "the broker doesn’t answer any longer";

  #options;
  #on;
  #system;
  #socket = null;
  #reader = null;
  #stage = "closed";
  #wasLive = false;
  /** The time at which the room could be read through this connection, or null. */
  #liveSince = null;
  #identifier = 0;
  #failures = 0;
  #pinged = null;
  #quickPings = 0;
  #roundTrips = [];
  #deadline = null;
  #next = null;

  /**
   * `options`: `url`, `clientID`, `topics`, and `user` with its `password` if the broker asks for one.
   *
   * `on` gets events: `{ kind: "connected" }`, `{ kind: "subscribed" }`, `{ kind: "lost", reason }`,
   * `{ kind: "refused", reason, asksPassword }`, after which it is closed, `{ kind: "message", topic,
   * payload, isRetained }`, `{ kind: "oversized", topic }` and `{ kind: "roundTrip" }`.
   *
   * `system`: `open(url)` returns a socket, `now()` monotonic milliseconds, `after(milliseconds,
   * action)` a timer that `cancel(timer)` cancels, and `random()` a number from 0 to 1.
   */
  constructor(options, on, system) {
    [this.#options, this.#on, this.#system] = [options, on, system];
  }

  /** Half of the shortest of the last round trips, in milliseconds, or undefined before the first. */
  get half() {
    return this.#roundTrips.length > 0 ? Math.min(...this.#roundTrips) / 2 : undefined;
  }

  /** Connects. */
  start() {
    if (this.#stage !== "closed") return;
    this.#stage = "opening";
    let socket;
    try {
      socket = this.#system.open(this.#options.url);
    } catch (error) {
      return this.#refuse(`the browser refuses the connection: ${error.message}`);
    }
    [this.#socket, this.#reader, this.#roundTrips] = [socket, new PacketReader(), []];
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.#request();
    socket.onmessage = (event) => this.#receive(event.data);
    socket.onclose = () => this.#lose("the broker closed the connection");
    socket.onerror = () => {};
    this.#expect("the broker doesn’t answer");
  }

  /** Closes the connection for good. */
  stop() {
    if (this.#stage === "live") this.#send(disconnectPacket());
    this.#close();
  }

  /** Checks the connection now, or connects without waiting: the page is visible or online again. */
  wake() {
    if (this.#stage === "waiting") {
      this.#close();
      this.start();
    } else if (this.#stage === "live" && this.#pinged === null) {
      this.#ping();
    }
  }

  /** Requests the retained messages again. */
  refresh() {
    if (this.#stage === "live") this.#subscribe();
  }

  // The connection

  #request() {
    const { clientID, user, password } = this.#options;
    this.#stage = "requesting";
    this.#send(connectPacket({ clientID, keepAlive: Subscriber.keepAlive, user, password }));
  }

  #subscribe() {
    this.#stage = "subscribing";
    this.#identifier = this.#identifier % 65535 + 1;
    this.#send(subscribePacket(this.#identifier, this.#options.topics));
    this.#expect("the broker doesn’t answer the subscription");
  }

  #receive(data) {
    try {
      if (!(data instanceof ArrayBuffer)) throw new MalformedPacket("a frame is text");
      const { socket, reader } = { socket: this.#socket, reader: this.#reader };
      for (const packet of reader.add(new Uint8Array(data))) {
        this.#handle(packet);
        // The packet may have ended the connection.
        if (this.#socket !== socket) return;
      }
    } catch (error) {
      if (!(error instanceof MalformedPacket)) throw error;
      this.#lose(`the broker doesn’t speak MQTT 3.1.1: ${error.message}`);
    }
  }

  #handle(packet) {
    const isConnected = this.#stage === "subscribing" || this.#stage === "live";
    if (packet.type === PacketType.connack && this.#stage === "requesting") {
      this.#handleConnack(connackCode(packet));
    } else if (packet.type === PacketType.suback && this.#stage === "subscribing") {
      this.#handleSuback(packet);
    } else if (packet.type === PacketType.publish && isConnected) {
      this.#handleMessage(packet);
    } else if (packet.type === PacketType.pingresp && isConnected && this.#pinged !== null) {
      if (packet.flags !== 0 || packet.length !== 0) throw new MalformedPacket("a pong has a body");
      this.#handlePong();
    } else {
      throw new MalformedPacket(`a packet of type ${packet.type} is unexpected`);
    }
  }

  #handleConnack(code) {
    switch (code) {
      case 0:
        this.#on({ kind: "connected" });
        return this.#subscribe();
      case 3: return this.#lose("the broker is unavailable");
      case 4: return this.#refuse("the user name or the password is wrong", true);
      case 5:
        return this.#refuse(
          this.#options.user === undefined ? "the broker asks for a user and a password"
            : "the broker doesn’t let this user in, or the password is wrong", true);
      default: return this.#refuse("the broker doesn’t accept MQTT 3.1.1 or the client’s name");
    }
  }

  #handleSuback(packet) {
    const grants = subackGrants(packet, this.#identifier, this.#options.topics.length);
    if (grants.includes(false)) {
      const isNamed = this.#options.user !== undefined;
      return this.#refuse("the broker doesn’t let this page read the room", !isNamed);
    }
    [this.#stage, this.#wasLive] = ["live", true];
    this.#liveSince ??= this.#system.now();
    this.#expectNothing();
    this.#on({ kind: "subscribed" });
    this.#quickPings = Subscriber.quickPings;
    if (this.#pinged === null) this.#ping();
    else this.#expect(Subscriber.silence);
  }

  #handleMessage(packet) {
    const { topic, payload, isRetained, identifier } =
      publishedMessage(packet, Subscriber.longestPayload);
    if (identifier !== undefined) this.#send(pubackPacket(identifier));
    if (payload === null) return this.#on({ kind: "oversized", topic });
    this.#on({ kind: "message", topic, payload, isRetained });
  }

  // Pings, which measure the round trip and find a connection that is only half open

  #ping() {
    this.#cancelNext();
    this.#pinged = this.#system.now();
    this.#send(pingPacket());
    this.#expect(Subscriber.silence);
  }

  #handlePong() {
    this.#roundTrips.push(this.#system.now() - this.#pinged);
    this.#roundTrips.splice(0, this.#roundTrips.length - Subscriber.keptRoundTrips);
    this.#pinged = null;
    if (this.#stage === "live") this.#expectNothing();
    this.#on({ kind: "roundTrip" });
    this.#quickPings -= 1;
    if (this.#quickPings > 0) return this.#ping();
    this.#next = this.#system.after(Subscriber.pingInterval, () => this.#ping());
  }

  // Time limits and the end of a connection

  #expect(reason) {
    this.#expectNothing();
    this.#deadline = this.#system.after(Subscriber.patience, () => this.#lose(reason));
  }

  #expectNothing() {
    if (this.#deadline !== null) this.#system.cancel(this.#deadline);
    this.#deadline = null;
  }

  #cancelNext() {
    if (this.#next !== null) this.#system.cancel(this.#next);
    this.#next = null;
  }

  #send(bytes) {
    // A socket that is closing reports it by itself.
    if (this.#socket?.readyState === 1) this.#socket.send(bytes);
  }

  #close() {
    this.#expectNothing();
    this.#cancelNext();
    const socket = this.#socket;
    [this.#socket, this.#reader, this.#pinged, this.#stage] = [null, null, null, "closed"];
    this.#liveSince = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(reason) {
    const hasLasted = this.#liveSince !== null
      && this.#system.now() - this.#liveSince >= Subscriber.lasting;
    if (hasLasted) this.#failures = 0;
    this.#close();
    this.#stage = "waiting";
    const longest = Math.min(
      Subscriber.longestDelay, Subscriber.shortestDelay * 2 ** Math.min(this.#failures, 10));
    this.#failures += 1;
    // A thousand viewers of a broker that restarted don’t come back at the same instant.
    const delay = longest * (0.5 + 0.5 * this.#system.random());
    this.#next = this.#system.after(delay, () => {
      this.#close();
      this.start();
    });
    this.#on({ kind: "lost", reason });
  }

  #refuse(reason, asksPassword = false) {
    // What was right before may be right again: a screen in a hall has no one to type a password.
    if (this.#wasLive) return this.#lose(reason);
    this.#close();
    this.#on({ kind: "refused", reason, asksPassword });
  }
}
