"""What the checks of sharing are made of: a broker, a crowd, a publisher in Python, and the program itself."""

import contextlib, json, os, pathlib, signal, socket, subprocess, sys, time

import mqtt

HERE = pathlib.Path(__file__).resolve().parent
EXAMPLES = HERE.parent.parent / "Examples/sharing"
os.environ["PATH"] += ":/usr/sbin:/sbin"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def eventually(limit, condition, pause=0.02):
    """Waits until a condition holds, and returns its value at the end."""
    end = time.monotonic() + limit
    while not (value := condition()) and time.monotonic() < end:
        time.sleep(pause)
    return value


def memory(process):
    """Returns the resident memory of a process in kB."""
    with open(f"/proc/{process}/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor(process):
    """Returns the time in milliseconds that a process has run on processors."""
    total = 0
    for task in os.listdir(f"/proc/{process}/task"):
        with contextlib.suppress(OSError):
            total += int(pathlib.Path(f"/proc/{process}/task/{task}/schedstat").read_text().split()[0])
    return total / 1e6


def sockets(process, prefix=()):
    """Returns bytes and packets in and out of the TCP connections of a process, with headers of IPv4."""
    text = subprocess.run([*prefix, "ss", "-tinpH"], capture_output=True, text=True).stdout
    totals = {"bytes_received": 0, "bytes_acked": 0, "segs_in": 0, "segs_out": 0}
    mine = False
    for line in text.splitlines():
        if not line[:1].isspace():
            mine = f"pid={process}," in line
        elif mine:
            for word in line.split():
                name, _, value = word.partition(":")
                if name in totals:
                    totals[name] += int(value)
    return totals


class Broker:
    """A mosquitto on a free port of this machine, with a configuration in a temporary folder."""

    def __init__(self, folder, lines=(), address="127.0.0.1", prefix=(), acl=None):
        self.folder, self.prefix, self.address = pathlib.Path(folder), list(prefix), address
        self.port, self.log = free_port(), self.folder / "broker.log"
        self.configuration = self.folder / "mosquitto.conf"
        user = subprocess.run(["id", "-un"], capture_output=True, text=True).stdout.strip()
        common = [f"listener {self.port} {address}", f"user {user}", "set_tcp_nodelay true", "max_connections -1"]
        if acl:
            common += [f"acl_file {acl}"]
        if not any(line.startswith("allow_anonymous") for line in lines):
            common += ["allow_anonymous true"]
        self.configuration.write_text("\n".join([*common, *lines]) + "\n")
        self.start()

    def start(self):
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [*self.prefix, "mosquitto", "-c", self.configuration], stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        if not eventually(10, lambda: b" running\n" in self.log.read_bytes() or self.process.poll() is not None):
            raise RuntimeError("the broker doesn't start")
        if self.process.poll() is not None:
            raise RuntimeError("the broker ended: " + self.log.read_text())

    @property
    def pid(self):
        return self.process.pid

    @property
    def endpoint(self):
        return self.address, self.port

    def url(self, room="", user=None):
        return f"mqtt://{user + '@' if user else ''}{self.address}:{self.port}" + (f"/{room}" if room else "")

    def send(self, number):
        self.process.send_signal(number)

    def stop(self, number=signal.SIGTERM):
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(number)
        self.process.wait()


class CrowdProcess:
    """A crowd in a process of its own."""

    def __init__(self, broker, room="hall", prefix=()):
        words = [*prefix, sys.executable, HERE / "crowd.py", broker.address, str(broker.port), room]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, do, **arguments):
        self.process.stdin.write(json.dumps({"do": do, **arguments}).encode() + b"\n")
        self.process.stdin.flush()

    def answer(self):
        return json.loads(self.process.stdout.readline())

    def __call__(self, do, **arguments):
        self.ask(do, **arguments)
        return self.answer()

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


class PythonPublisher:
    """A publisher of a room in this process, which beats when it is called."""

    def __init__(self, broker, room="hall", identifier=None, **options):
        self.room, self.id, self.sequence = room, identifier or os.urandom(4).hex(), 0
        will = (f"timer/v1/{room}/online", self.online(False))
        self.client = mqtt.Client(broker.endpoint, will=will, **options)
        self.half, self.began = None, time.time() * 1000
        self.state = {}
        echo = f"timer/v1/{room}/echo/{self.client.client}"
        self.client.subscribe(echo)
        trips = []
        for _ in range(5):
            start = time.monotonic()
            self.client.publish(echo, b"x")
            self.client.collect(1, len)
            trips.append((time.monotonic() - start) * 1000)
        self.half = min(trips) / 2
        self.client.publish(f"timer/v1/{room}/online", self.online(True), retained=True)
        self.run(2_700_000)

    def online(self, is_online):
        return json.dumps({"v": 1, "id": self.id, "online": is_online})

    def run(self, left):
        self.beat(state="running", ends=time.time() * 1000 + left, planned=2_700_000)

    def beat(self, **members):
        """Publishes the state, with other members if there are some, and returns its sequence number."""
        self.sequence += 1
        if members:
            self.state = {"name": "Lecture", "longest": 2_700_000, "expiry": 3300, **members}
        now = time.time() * 1000
        state = {"v": 1, "id": self.id, "seq": self.sequence, **self.state, "sent": now, "half": self.half}
        self.client.publish(f"timer/v1/{self.room}/state", json.dumps(state), retained=True)
        return self.sequence

    def change(self):
        """Pauses or resumes, and returns the sequence number."""
        if self.state["state"] == "running":
            return self.beat(state="paused", left=self.state["ends"] - time.time() * 1000, planned=2_700_000)
        left = self.state["left"]
        return self.beat(state="running", ends=time.time() * 1000 + left, planned=2_700_000)

    @property
    def pid(self):
        return os.getpid()

    def stop(self):
        self.client.close()
