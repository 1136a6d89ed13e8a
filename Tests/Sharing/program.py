"""The program under test, as publisher and as viewer, with folders of its own."""

import fcntl, json, os, pathlib, pty, re, signal, struct, subprocess, termios, threading, time

import mqtt
from parts import eventually


class Home:
    """The folders of a user of the program."""

    def __init__(self, program, folder, prefix=(), settings="", environment={}):
        self.program, self.prefix, self.path = program, list(prefix), pathlib.Path(folder)
        for name in ("run", "config/timer", "state"):
            (self.path / name).mkdir(parents=True, mode=0o700, exist_ok=True)
        (self.path / "config/timer/config.toml").write_text(settings)
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.path),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(self.path / "run"),
            "XDG_CONFIG_HOME": str(self.path / "config"),
            "XDG_STATE_HOME": str(self.path / "state"),
            "ALSA_CONFIG_PATH": "/nowhere",
            "SWIFT_BACKTRACE": "enable=no",
            **environment,
        }

    def words(self, arguments):
        return [*self.prefix, self.program, *map(str, arguments)]

    def run(self, *arguments, limit=20):
        """Runs the program to its end; the status is None if it takes longer than the limit."""
        try:
            done = subprocess.run(
                self.words(arguments),
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=limit,
            )
            return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired as error:
            return None, (error.stdout or b"").decode(errors="replace"), (error.stderr or b"").decode(errors="replace")

    def status(self, *arguments, limit=20):
        """Returns the status of a timer or room, or nothing, and how long the answer took in seconds."""
        start = time.monotonic()
        code, output, _ = self.run("status", *arguments, "--json", limit=limit)
        lines = output.splitlines()
        return (json.loads(lines[0]) if code == 0 and lines else {}), time.monotonic() - start


class Running:
    """The program in the background, with its output in memory, and on a terminal if need be."""

    def __init__(self, home, *arguments, terminal=False):
        self.home, self.output, self.times = home, bytearray(), []
        self.lock = threading.Lock()
        if terminal:
            reader, writer = pty.openpty()
            fcntl.ioctl(reader, termios.TIOCSWINSZ, struct.pack("4H", 24, 80, 0, 0))
        else:
            reader, writer = os.pipe()
        self.process = subprocess.Popen(
            home.words(arguments),
            env=home.environment,
            stdin=writer if terminal else subprocess.DEVNULL,
            stdout=writer,
            stderr=writer,
            start_new_session=True,
        )
        os.close(writer)
        self.reader = reader
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        while True:
            try:
                data = os.read(self.reader, 65536)
            except OSError:
                return
            if not data:
                return
            with self.lock:
                self.output += data
                self.times.append((time.time() * 1000, bytes(data)))

    @property
    def text(self):
        with self.lock:
            return self.output.decode(errors="replace")

    @property
    def pid(self):
        """The program's own process, below commands such as `ip netns exec`, which replace themselves."""
        return self.process.pid

    def states(self):
        """Returns the lines in JSON that were written until now, each with the time at which it was read."""
        with self.lock:
            times = list(self.times)
        found, rest = [], b""
        for moment, data in times:
            rest += data
            while b"\n" in rest:
                line, rest = rest.split(b"\n", 1)
                try:
                    found.append((moment, json.loads(line)))
                except ValueError:
                    pass
        return found

    def last(self):
        states = self.states()
        return states[-1][1] if states else {}

    def writes(self, pattern, since=0):
        """Finds a pattern in the output, where the cursor may have skipped spaces."""
        text = re.sub(r"\x1b(\[[^a-zA-Z]*[a-zA-Z]|\][^\x07\x1b]*(\x07|\x1b.))|\s", "", self.text[since:])
        return re.search(pattern.replace(" ", ""), text)

    def shows(self, pattern, limit=10):
        return eventually(limit, lambda: self.writes(pattern))

    def reaches(self, state, limit=10):
        return eventually(limit, lambda: self.last().get("state") == state)

    @property
    def isRunning(self):
        return self.process.poll() is None

    def stop(self, number=signal.SIGTERM):
        try:
            self.process.send_signal(signal.SIGCONT)
            self.process.send_signal(number)
            self.process.wait(10)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        return self.process.returncode


class ProgramPublisher:
    """The program that shares a timer, with an observer of its room."""

    def __init__(self, home, broker, *options, room="hall", span="45m", url=None, observed=None):
        self.home, self.room = home, room
        self.observer = mqtt.Client(observed or broker.endpoint)
        self.observer.subscribe(f"timer/v1/{room}/state")
        self.state = {}
        self.running = Running(home, span, "--name", "Lecture", "--mute", "--share", url or broker.url(room), *options)
        if not self.observe(lambda state: state.get("state") == "running", 20):
            raise RuntimeError("the timer isn't shared: " + self.running.text)

    def observe(self, condition, limit=10):
        """Waits for a state in the room, and returns whether there was one."""
        end = time.monotonic() + limit
        while not (self.state and condition(self.state)) and (left := end - time.monotonic()) > 0:
            try:
                self.observer.read(left)
            except OSError:
                return False
            for _, payload, _ in self.observer.messages:
                self.state = json.loads(payload) if payload else {}
            self.observer.messages = []
        return bool(self.state) and condition(self.state)

    @property
    def sequence(self):
        return self.state.get("seq", 0)

    @property
    def pid(self):
        return self.running.pid

    def change(self):
        """Pauses or resumes, and returns the sequence number."""
        before = self.state.get("state")
        self.home.run("toggle")
        if not self.observe(lambda state: state["state"] != before):
            raise RuntimeError("a change isn't shared")
        return self.sequence

    def beat(self):
        """Beats come by themselves."""

    def stop(self):
        self.observer.close()
        self.running.stop()
