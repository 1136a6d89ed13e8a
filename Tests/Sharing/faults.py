"""Faults of brokers, networks and publishers, and what the program makes of them."""

import contextlib, json, os, re, signal, socket, statistics, tempfile, time

import mqtt
from network import Relay, reason
from parts import Broker, eventually, free_port, memory
from payloads import check as payloads
from program import Home, Running

# A lost connection is noticed after one and a half intervals of 15 seconds, and renewed after at most 30 seconds.
NOTICED, RENEWED = 40, 45


class Scene:
    """A broker, a timer that is shared there, and a viewer that writes JSON."""

    def __init__(self, program, lines=(), options=(), settings="", relay=None):
        self.stack = contextlib.ExitStack()
        self.folder = self.stack.enter_context(tempfile.TemporaryDirectory(prefix="sharing."))
        place = {"address": "10.77.0.1", "prefix": relay.near} if relay else {}
        self.broker = Broker(self.folder, lines, **place)
        self.stack.callback(lambda: self.broker.stop())
        self.home = Home(program, f"{self.folder}/anna", prefix=relay.near if relay else [], settings=settings)
        self.other = Home(program, f"{self.folder}/ben", prefix=relay.far if relay else [], settings=settings)
        self.url = self.broker.url("hall")
        self.timer = self.start(self.home, "45m", "--name", "Lecture", "--mute", "--share", self.url, *options)
        if not eventually(15, lambda: self.other.status(self.url)[0].get("state") == "running", 0.2):
            raise RuntimeError("the timer isn't shared: " + self.timer.text)
        self.viewer = self.start(self.other, "status", self.url, "--follow", "--json")
        self.viewer.reaches("running")

    def start(self, home, *arguments, terminal=False):
        running = Running(home, *arguments, terminal=terminal)
        self.stack.callback(running.stop)
        return running

    def local(self):
        """Returns the state of the timer by its own socket, and the time that takes in seconds."""
        status, seconds = self.home.status(limit=5)
        return status.get("state"), seconds

    def pause(self):
        """Pauses locally, and returns how long that takes in seconds."""
        start = time.monotonic()
        code, _, words = self.home.run("pause", limit=5)
        if code:
            raise RuntimeError(f"the timer can't be paused: {words}")
        return time.monotonic() - start

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stack.close()


def seconds_until(limit, condition):
    start = time.monotonic()
    return time.monotonic() - start if eventually(limit, condition) else None


def words(seconds):
    return "never" if seconds is None else f"{seconds:.1f} s"


def absent(report, program):
    """Without a broker, a timer starts and ends on time."""
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder, socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        ports = {"no broker listens": free_port(), "a broker accepts and says nothing": silent.getsockname()[1]}
        for number, (name, port) in enumerate(ports.items()):
            home, start = Home(program, f"{folder}/{number}"), time.monotonic()
            code, output, notes = home.run("3s", "--once", "--mute", "--share", f"mqtt://127.0.0.1:{port}/hall")
            seconds = time.monotonic() - start
            notes = " ".join(line for line in (output + notes).splitlines() if not re.fullmatch(r"[\d:]*", line))
            report.check(
                f"{name}: 3 s last 3 s", code == 0 and 2.9 <= seconds <= 4.5, f"{seconds:.2f} s, {code}; {notes}"
            )
        start = time.monotonic()
        code, _, said = Home(program, f"{folder}/v").run(
            "status", f"mqtt://127.0.0.1:{ports['no broker listens']}/hall", limit=30
        )
        report.check(
            "no broker listens: status says so", code == 69, f"{words(time.monotonic() - start)}: {said.strip()}"
        )


def killed(report, program):
    """A broker that is killed and comes back empty."""
    with Scene(program) as scene:
        face = scene.start(scene.other, "attach", scene.url, "--digits", terminal=True)
        eventually(10, lambda: "44:5" in face.text)
        scene.broker.stop(signal.SIGKILL)
        state, seconds = scene.local()
        report.check("broker killed: the local timer runs", state == "running" and seconds < 1, words(seconds))
        lines = len(scene.viewer.states())
        time.sleep(5)
        states = scene.viewer.states()[lines:]
        going = len(states) >= 3 and states[-1][1]["remaining"] < states[0][1]["remaining"]
        report.check("broker killed: a viewer goes on by the deadline", going, f"{len(states)} lines in 5 s")
        report.check("broker killed: a viewer says since when", bool(face.shows("offline since", NOTICED)))
        seconds = scene.pause()
        report.check("broker killed: the local timer is controlled", seconds < 1, words(seconds))
        scene.broker.start()
        back = seconds_until(RENEWED, lambda: scene.viewer.last().get("state") == "paused")
        report.check("broker restarted, empty: a viewer sees what happened", back is not None, words(back))
        late = scene.other.status(scene.url)[0].get("state")
        report.check("broker restarted, empty: a late viewer, too", late == "paused", str(late))


def frozen(report, program):
    """A broker that stops for a while, which is also what a half-open connection is like."""
    with Scene(program) as scene:
        scene.broker.send(signal.SIGSTOP)
        took = [scene.pause()]
        for verb in ("resume", "pause"):
            start = time.monotonic()
            scene.home.run(verb, limit=5)
            took.append(time.monotonic() - start)
        report.check("broker stopped: the local timer is controlled", max(took) < 1, words(max(took)))
        time.sleep(5)
        scene.broker.send(signal.SIGCONT)
        back = seconds_until(RENEWED, lambda: scene.viewer.last().get("state") == "paused")
        report.check("broker goes on: a viewer sees the last state", back is not None, words(back))
        scene.home.run("resume")
        scene.viewer.reaches("running")
        scene.broker.send(signal.SIGSTOP)
        ring = Home(scene.home.program, f"{scene.folder}/carl")
        start = time.monotonic()
        code, _, _ = ring.run("3s", "--once", "--mute", "--share", scene.broker.url("other"), limit=30)
        seconds = time.monotonic() - start
        report.check("broker stopped: 3 s last 3 s", code == 0 and seconds <= 6, words(seconds))
        start = time.monotonic()
        scene.timer.process.send_signal(signal.SIGTERM)
        ended = eventually(10, lambda: not scene.timer.isRunning)
        report.check(
            "broker stopped: a shared timer ends when it is asked",
            ended and time.monotonic() - start < 5,
            words(time.monotonic() - start),
        )
        scene.broker.send(signal.SIGCONT)


def full(report, program):
    """Queues and connections have limits."""
    with Scene(program, ["max_queued_messages 1", "max_queued_bytes 20000", "max_inflight_messages 1"]) as scene:
        before = memory(scene.broker.pid)
        deaf = [mqtt.Client(scene.broker.endpoint, receive_buffer=2304) for _ in range(100)]
        for client in deaf:
            client.subscribe("timer/v1/+/state")
        took = []
        for number in range(60):
            start = time.monotonic()
            scene.home.run("resume" if number % 2 else "pause")
            took.append(time.monotonic() - start)
        took.sort()
        report.check(
            "100 viewers never read: the local timer is controlled",
            took[-1] < 2,
            f"median {statistics.median(took) * 1000:.0f} ms, last {took[-1] * 1000:.0f} ms",
        )
        scene.home.run("pause")
        seen = seconds_until(15, lambda: scene.viewer.last().get("state") == "paused")
        report.check(
            "100 viewers never read, queues are full: others see the last state", seen is not None, words(seen)
        )
        grown = memory(scene.broker.pid) - before
        report.check("100 viewers never read: the broker stays small", grown < 30000, f"{grown / 1000:.1f} MB more")
        for client in deaf:
            client.socket.close()

    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        broker = Broker(folder)
        text = broker.configuration.read_text().replace("max_connections -1", "max_connections 2")
        broker.stop()
        broker.configuration.write_text(text)
        broker.start()
        try:
            holders = [mqtt.Client(broker.endpoint) for _ in range(2)]
            home = Home(program, f"{folder}/anna")
            timer = Running(home, "45m", "--name", "Lecture", "--mute", "--share", broker.url("hall"))
            report.check(
                "broker full: the local timer runs", eventually(3, lambda: home.status()[0].get("state") == "running")
            )
            code, _, said = home.run("status", broker.url("hall"), limit=30)
            report.check("broker full: a viewer says so", code not in (0, None), f"{code}: {said.strip()}")
            holders[0].close()
            watching = lambda: [topic for topic, _, _ in holders[1].collect(0.5)]
            holders[1].subscribe("timer/v1/hall/state")
            back = seconds_until(RENEWED, lambda: "timer/v1/hall/state" in watching())
            report.check("a place is free: the timer is shared", back is not None, words(back))
            timer.stop()
        finally:
            broker.stop()


def slow_viewer(report, program):
    with Scene(program) as scene:
        scene.viewer.process.send_signal(signal.SIGSTOP)
        for number in range(40):
            scene.home.run("resume" if number % 2 else "pause")
        seconds = scene.pause()
        report.check("a viewer is stopped: the local timer is controlled", seconds < 1, words(seconds))
        scene.viewer.process.send_signal(signal.SIGCONT)
        back = seconds_until(RENEWED, lambda: scene.viewer.last().get("state") == "paused")
        report.check("a viewer goes on: it sees the last state", back is not None, words(back))


def half_open(report, program):
    if said := reason():
        return report.skip("half-open connections", said)
    relay = Relay(5, 0)
    try:
        with Scene(program, relay=relay) as scene:
            face = scene.start(scene.other, "attach", scene.url, "--digits", terminal=True)
            eventually(10, lambda: "44:5" in face.text)
            relay("stall")
            noticed = seconds_until(NOTICED, lambda: face.writes("offline since"))
            report.check("half-open: a viewer notices", noticed is not None, words(noticed))
            state, seconds = scene.local()
            report.check("half-open: the local timer runs", state == "running" and seconds < 1, words(seconds))
            scene.pause()
            relay("go")
            back = seconds_until(RENEWED, lambda: scene.viewer.last().get("state") == "paused")
            report.check("the network is back: a viewer sees what happened", back is not None, words(back))
    finally:
        relay.stop()


def two(report, program):
    """Two timers of one room."""
    with Scene(program) as scene:
        observer = mqtt.Client(scene.broker.endpoint)
        observer.subscribe("timer/v1/hall/state")
        first = json.loads(observer.collect(5, len)[0][1])["id"]
        carl = Home(program, f"{scene.folder}/carl")
        second = scene.start(carl, "30m", "--name", "Other", "--mute", "--share", scene.url)
        report.check("two timers of one room: the second says so", bool(second.shows("is used by another timer", 10)))
        ids = {json.loads(payload)["id"] for _, payload, _ in observer.collect(3)} - {first}
        report.check("two timers of one room: the second publishes nothing", not ids)
        scene.timer.process.kill()
        since = seconds_until(RENEWED, lambda: scene.other.status(scene.url)[0].get("name") == "Other")
        report.check("the first is killed: the second takes over", since is not None, words(since))
        seen = seconds_until(10, lambda: scene.viewer.last().get("name") == "Other")
        report.check("the first is killed: its viewers follow", seen is not None, words(seen))
        carl.run("stop")
        gone = seconds_until(10, lambda: scene.other.status(scene.url)[0].get("state") in (None, "canceled"))
        report.check("the second is canceled: the room says so", gone is not None, words(gone))

    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        broker = Broker(folder)
        observer = mqtt.Client(broker.endpoint)
        timers = [
            Running(Home(program, f"{folder}/{n}"), "45m", "--name", f"T{n}", "--mute", "--share", broker.url("hall"))
            for n in range(4)
        ]
        try:
            time.sleep(6)
            observer.subscribe("timer/v1/hall/state")
            observer.collect(1)
            found = {json.loads(payload)["id"] for _, payload, _ in observer.collect(32)}
            yielded = sum("is used by another timer" in timer.text for timer in timers)
            report.check(
                "four timers at once: one is shared",
                len(found) <= 1 and yielded == 3,
                f"{len(found)} publish, {yielded} wait",
            )
        finally:
            for timer in timers:
                timer.stop()
            broker.stop()


def gone(report, program):
    with Scene(program) as scene:
        face = scene.start(scene.other, "attach", scene.url, "--digits", terminal=True)
        eventually(10, lambda: "44:5" in face.text)
        observer = mqtt.Client(scene.broker.endpoint)
        observer.subscribe("timer/v1/hall/online")
        observer.collect(1)
        seen = len(face.text)
        scene.timer.process.kill()
        start, online = time.monotonic(), None
        with contextlib.suppress(IndexError):
            online = json.loads(observer.collect(20, len)[0][1])["online"]
        report.check("publisher killed: the broker says so", online is False, words(time.monotonic() - start))
        report.check(
            "publisher killed: a viewer says so", bool(eventually(10, lambda: face.writes("(gone|offline)", seen)))
        )


def terminated(report, program):
    """A timer that SIGTERM ends can be resumed, so its room keeps the state, but says that it has gone."""
    with Scene(program) as scene:
        observer = mqtt.Client(scene.broker.endpoint)
        observer.subscribe("timer/v1/hall/online")
        observer.collect(1)
        scene.timer.process.send_signal(signal.SIGTERM)
        start, payloads = time.monotonic(), observer.collect(4, len)
        online = json.loads(payloads[0][1])["online"] if payloads else None
        report.check("publisher terminated: it says goodbye", online is False, words(time.monotonic() - start))


def commands(report, program):
    """Commands that are forged, replayed or many."""
    with Scene(program, options=("--control", "ben")) as scene:
        sender = mqtt.Client(scene.broker.endpoint)
        sender.subscribe("timer/v1/hall/state")
        state = json.loads(sender.collect(5, len)[0][1])
        planned = lambda: scene.home.status()[0].get("total")
        report.check("commands are accepted", state.get("control") is True)

        def send(user, retained=False, **members):
            command = {"v": 1, "id": state["id"], "do": "add", "seconds": 60, "nonce": os.urandom(8).hex(), **members}
            sender.publish(f"timer/v1/hall/set/{user}", json.dumps(command), retained)

        send("ben", nonce="0011223344556677")
        report.check("a command of ben adds a minute", eventually(3, lambda: planned() == 2760), str(planned()))
        send("ben", nonce="0011223344556677")
        send("carl")
        send("ben", id="00000000")
        send("ben", v=2)
        send("ben", do="explode")
        for seconds in (-60, 0, 1e300, "60", None, float("nan"), float("inf"), [60], True):
            send("ben", seconds=seconds)
        sender.publish("timer/v1/hall/set/ben", b"\xff\xfe{")
        sender.publish("timer/v1/hall/set/ben", b"[" * 4000)
        sender.publish("timer/v1/hall/set/ben", b"x" * 1_000_000)
        send("ben", retained=True)
        time.sleep(1)
        total = planned()
        # The retained command arrives as a direct one at those who are subscribed already.
        report.check(
            "replayed, unnamed and forged commands do nothing",
            total in (2760, 2820) and scene.timer.isRunning,
            str(total),
        )
        for _ in range(2000):
            sender.socket.sendall(mqtt.publish("timer/v1/hall/set/carl", b"{" * 100))
        answer, seconds = scene.local()
        report.check(
            "2000 commands of an unnamed user: the local timer is controlled",
            answer == "running" and seconds < 1,
            words(seconds),
        )
        send("ben", do="pause")
        report.check("a command after them", eventually(5, lambda: scene.local()[0] == "paused"))


def old_protocol(report, program):
    settings = '[share]\nprotocol = "3.1.1"\n'
    with Scene(program, settings=settings) as scene:
        scene.pause()
        report.check("MQTT 3.1.1: share, view, pause", bool(scene.viewer.reaches("paused")))
        log = scene.broker.log.read_text()
        report.check("MQTT 3.1.1: is what is spoken", "(p2," in log and "(p5," not in log)


def forbidden(report, program):
    """The broker drops what a timer may not publish; the timer goes on."""
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        access = f"{folder}/acl"
        with open(access, "w") as file:
            file.write("pattern read timer/v1/+/state\npattern readwrite timer/v1/+/echo/%c\n")
        broker = Broker(folder, acl=access)
        try:
            home = Home(program, f"{folder}/anna")
            timer = Running(home, "45m", "--name", "Lecture", "--mute", "--share", broker.url("hall"))
            report.check(
                "no permission to publish: the local timer runs",
                eventually(3, lambda: home.status()[0].get("state") == "running"),
            )
            said = eventually(10, lambda: re.search(r"[^\n]*(allow|permi|author|doesn’t let)[^\n]*", timer.text))
            report.check(
                "no permission to publish: a note says so", bool(said), said[0].strip() if said else timer.text[:100]
            )
            timer.stop()
        finally:
            broker.stop()


def check(report, program):
    if not program:
        return report.skip("faults", "they need the program")
    for name, function in (
        ("no broker", absent),
        ("broker killed", killed),
        ("broker stopped", frozen),
        ("broker full", full),
        ("a stopped viewer", slow_viewer),
        ("half-open connections", half_open),
        ("two timers", two),
        ("publisher killed", gone),
        ("publisher terminated", terminated),
        ("commands", commands),
        ("payloads", payloads),
        ("MQTT 3.1.1", old_protocol),
        ("no permission", forbidden),
    ):
        report.attempt(name, function, program)
