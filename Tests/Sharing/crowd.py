#!/usr/bin/env python3
"""Many viewers of a room in one process, each with a clock of its own, for Scripts/check-sharing.

usage: crowd.py HOST PORT ROOM

Reads commands from standard input and answers each with a line, both in JSON:
{"do": "join", "count": N, "wrong": MS, "drift": PPM}    connects N viewers; their clocks are wrong by up to ± MS
{"do": "wait", "sequence": S, "limit": SECONDS}          until all have that state, or the time has passed
{"do": "report", "since": WALL MS}                       arrivals since then, ends and offsets of all viewers
{"do": "stay", "seconds": S}                             serves for a while
Arrivals are counted from `sent` to the time at which the kernel had the bytes, as in a machine for each viewer, so
the publisher has to be on the same machine; times in milliseconds.
"""

import errno, heapq, itertools, json, os, random, resource, select, socket, struct, sys, time

import mqtt
from clocks import ClockOffset

KEEP_ALIVE = 15
# The seconds between own echoes; the last one applies to all others.
ECHOES = (0.25, 0.75, 3, 11, 60)


class Viewer:
    def __init__(self, crowd, wrong, drift):
        self.crowd, self.client = crowd, mqtt.client_id()
        self.wrong, self.drift, self.start = wrong, drift, time.time() * 1000
        self.offset, self.state, self.key = ClockOffset(), None, (None, 0)
        self.buffer, self.asked, self.isJoined = bytearray(), {}, False
        self.bytes_in = self.bytes_out = 0
        self.isLost = False
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, mqtt.PORT_TIME, 1)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.setblocking(False)
        self.began = time.time() * 1000
        code = self.socket.connect_ex(crowd.address)
        if code not in (0, errno.EINPROGRESS):
            raise OSError(code, os.strerror(code))
        self.isConnected = False

    def clock(self, milliseconds):
        """Returns what this viewer's clock shows at a true time."""
        return milliseconds + self.wrong + self.drift * (milliseconds - self.start)

    def send(self, data):
        self.bytes_out += len(data)
        try:
            self.socket.send(data)
        except OSError:
            self.lose()

    def lose(self):
        if not self.isLost:
            self.isLost = True
            self.crowd.lost += 1
            self.crowd.poll.unregister(self.socket)
            self.socket.close()

    def open(self):
        """The connection stands."""
        self.isConnected = True
        self.crowd.poll.modify(self.socket, select.EPOLLIN)
        topics = [f"timer/v1/{self.crowd.room}/{name}" for name in ("state", "online", f"echo/{self.client}")]
        self.send(mqtt.connect(self.client, keep_alive=KEEP_ALIVE) + mqtt.subscribe(1, topics, self.crowd.quality))

    def ask(self):
        """Times an own echo: soon, then with growing pauses, since a lost packet delays all that follow it."""
        if self.isLost:
            return
        number = str(len(self.asked))
        self.asked[number] = time.time() * 1000
        self.send(mqtt.publish(f"timer/v1/{self.crowd.room}/echo/{self.client}", number.encode()))
        self.crowd.later(ECHOES[min(len(self.asked), len(ECHOES)) - 1], self.ask)

    def ping(self):
        if not self.isLost:
            self.send(mqtt.PING)
            self.crowd.later(KEEP_ALIVE, self.ping)

    def read(self):
        try:
            data, ancillary, _, _ = self.socket.recvmsg(16384, 64)
        except BlockingIOError:
            return
        except OSError:
            return self.lose()
        if not data:
            return self.lose()
        now = time.time() * 1000
        arrived = now
        for _, kind, value in ancillary:
            if kind == mqtt.PORT_TIME:
                seconds, nanoseconds = struct.unpack("qq", value[:16])
                arrived = seconds * 1000 + nanoseconds / 1e6
        self.bytes_in += len(data)
        self.buffer += data
        for kind, body in mqtt.take(self.buffer):
            if kind & 0xF0 == 0x30:
                self.receive(*mqtt.message(kind, body), arrived, now)
            elif kind == 0x20 and body[1]:
                self.lose()
            elif kind == 0x90:
                self.crowd.later(0, self.ask)
                self.crowd.later(KEEP_ALIVE * random.random(), self.ping)

    def receive(self, topic, payload, is_retained, identifier, arrived, now):
        if identifier:
            self.send(mqtt.acknowledge(identifier))
        kind = topic.split("/")[3]
        if kind == "echo":
            self.offset.echo(arrived - self.asked[payload.decode()])
        if kind != "state" or not (state := self.crowd.parse(payload)):
            return
        if not self.isJoined:
            self.isJoined = True
            self.crowd.joins.append(arrived - self.began)
        if state["id"] == self.key[0] and state["seq"] <= self.key[1]:
            return
        self.key, self.state = (state["id"], state["seq"]), state
        self.offset.beat(state["sent"], self.clock(arrived), state.get("half"), is_retained)
        if not is_retained:
            self.crowd.arrivals.setdefault(self.key, []).append((arrived - state["sent"], now - state["sent"]))

    def error(self):
        """Returns how much later than the publisher this viewer would show an end now."""
        now = time.time() * 1000
        return self.offset.used - (self.clock(now) - now)


class Crowd:
    def __init__(self, host, port, room):
        self.address, self.room = (host, int(port)), room
        self.poll, self.viewers, self.lost = select.epoll(), {}, 0
        self.joins, self.arrivals, self.states, self.tasks = [], {}, {}, []
        self.order = itertools.count()

    def later(self, seconds, task):
        heapq.heappush(self.tasks, (time.monotonic() + seconds, next(self.order), task))

    def parse(self, payload):
        if payload not in self.states:
            self.states[payload] = json.loads(payload) if payload else None
        return self.states[payload]

    def turn(self, limit=0.05):
        """Serves what is ready, or waits for it. All is read before anything is sent, since the kernel keeps one time
        for all bytes that a viewer hasn't read."""
        if self.tasks:
            limit = min(limit, max(self.tasks[0][0] - time.monotonic(), 0))
        while events := self.poll.poll(limit, 512):
            limit = 0
            for descriptor, _ in events:
                self.serve(self.viewers[descriptor])
        while self.tasks and self.tasks[0][0] <= time.monotonic():
            heapq.heappop(self.tasks)[2]()

    def serve(self, viewer):
        if viewer.isLost:
            return
        if viewer.isConnected:
            viewer.read()
        elif viewer.socket.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
            viewer.lose()
        else:
            viewer.open()

    def until(self, limit, condition):
        end = time.monotonic() + limit
        while not condition() and (left := end - time.monotonic()) > 0:
            self.turn(min(left, 0.05))
        return condition()

    def living(self):
        return [viewer for viewer in self.viewers.values() if not viewer.isLost]

    def join(self, count, wrong=0, drift=0, quality=1, limit=120):
        self.quality = quality
        self.joins, before, start = [], self.lost, time.monotonic()
        joined = lambda: len(self.joins) + self.lost - before
        for number in range(count):
            viewer = Viewer(self, random.uniform(-wrong, wrong), random.uniform(-drift, drift) / 1e6)
            self.viewers[viewer.socket.fileno()] = viewer
            self.poll.register(viewer.socket, select.EPOLLOUT)
            # Fifty at a time: the queue of connections of a listener is short.
            self.until(20, lambda: number - joined() < 50)
        self.until(limit, lambda: joined() >= count)
        return {"seconds": time.monotonic() - start, "joins": sorted(self.joins), "lost": self.lost - before}

    def wait(self, sequence, limit, rest=0):
        """A rest before reading keeps this process from taking the processor of the broker meanwhile."""
        time.sleep(rest)
        self.until(limit, lambda: all(viewer.key[1] >= sequence for viewer in self.living()))
        return {"missing": sum(viewer.key[1] < sequence for viewer in self.living())}

    def report(self, since=0):
        living = self.living()
        arrivals = [
            (key[1], sorted(kernel for kernel, _ in times), max(read for _, read in times))
            for key, times in self.arrivals.items()
        ]
        usage = resource.getrusage(resource.RUSAGE_SELF)
        return {
            "viewers": len(living),
            "lost": self.lost,
            "arrivals": arrivals,
            "right": [viewer.error() for viewer in living if viewer.state and not viewer.drift],
            "wrong": [viewer.error() for viewer in living if viewer.state and viewer.drift],
            "states": len({viewer.key for viewer in living}),
            "sequence": max((viewer.key[1] for viewer in living), default=0),
            "bytes_in": sum(viewer.bytes_in for viewer in living),
            "bytes_out": sum(viewer.bytes_out for viewer in living),
            "cpu": usage.ru_utime + usage.ru_stime,
        }

    def stay(self, seconds):
        self.until(seconds, lambda: False)
        return {}


def main():
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limits[1], limits[1]))
    crowd = Crowd(*sys.argv[1:4])
    os.set_blocking(0, False)
    words = b""
    while True:
        crowd.turn(0.01)
        try:
            data = os.read(0, 65536)
        except BlockingIOError:
            continue
        if not data:
            return
        words += data
        while b"\n" in words:
            line, words = words.split(b"\n", 1)
            command = json.loads(line)
            print(json.dumps(getattr(crowd, command.pop("do"))(**command)), flush=True)


main()
