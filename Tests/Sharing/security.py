"""TLS, passwords and permissions, with the configuration of Examples/sharing."""

import base64, contextlib, os, pathlib, re, secrets, socket, ssl, subprocess, tempfile, time

import mqtt
from parts import EXAMPLES, Broker, eventually, free_port
from program import Home, Running


class ExampleBroker(Broker):
    """The broker of the example, on free ports, with files in a temporary folder, for anna, ben and the bridge."""

    def __init__(self, folder):
        self.folder, self.prefix, self.address = pathlib.Path(folder), [], "127.0.0.1"
        self.log, self.configuration = self.folder / "broker.log", self.folder / "mosquitto.conf"
        self.port, self.tls, self.web = ports = [free_port() for _ in range(3)]
        for name in ("ca", "other"):
            subprocess.run(
                [EXAMPLES / "certificates", self.folder / name, "localhost"], check=True, capture_output=True
            )
        (self.folder / "passwords").touch()
        self.passwords = {user: secrets.token_hex(8) for user in ("anna", "ben", "bridge")}
        for user, password in self.passwords.items():
            subprocess.run(["mosquitto_passwd", "-b", self.folder / "passwords", user, password], check=True)
        page = self.folder / "page"
        page.mkdir()
        (page / "index.html").write_text("<title>page</title>")
        text = (EXAMPLES / "mosquitto.conf").read_text()
        for file, place in (("server", "ca/server"), ("passwords", "passwords"), ("acl", "acl")):
            text = text.replace(f"/etc/mosquitto/timer/{file}", str(self.folder / place))
        text = re.sub(r"^http_dir .*", f"http_dir {page}", text, flags=re.M)
        for port, free in zip((1883, 8883, 8080), ports):
            text = re.sub(rf"^listener {port}\b", f"listener {free}", text, flags=re.M)
        user = subprocess.run(["id", "-un"], capture_output=True, text=True).stdout.strip()
        self.configuration.write_text(text + f"\nuser {user}\n")
        (self.folder / "acl").write_text((EXAMPLES / "acl").read_text())
        self.start()

    def client(self, user=None, **options):
        return mqtt.Client(self.endpoint, user=user, password=self.passwords.get(user), **options)

    def settings(self, user=None, authority="ca", password=None):
        """Returns the settings of a user, and writes the password file."""
        lines = ["[share]", f'ca-file = "{self.folder / authority / "ca.crt"}"']
        if user:
            file = self.folder / f"{user}-{secrets.token_hex(4)}"
            file.touch(0o600)
            file.write_text((password or self.passwords[user]) + "\n")
            lines += [f'user = "{user}"', f'password-file = "{file}"']
        return "\n".join(lines) + "\n"


def check(report, program):
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        broker = ExampleBroker(folder)
        try:
            report.attempt("certificates", certificates, broker)
            report.attempt("listeners", addresses, broker)
            report.attempt("the page", web, broker)
            report.attempt("permissions", permissions, broker)
            if program:
                report.attempt("the program and TLS", programs, broker, program)
        finally:
            broker.stop()


def context(broker, authority):
    return ssl.create_default_context(cafile=broker.folder / authority / "ca.crt")


def certificates(report, broker):
    client = mqtt.Client(
        ("127.0.0.1", broker.tls),
        context=context(broker, "ca"),
        name="localhost",
        user="anna",
        password=broker.passwords["anna"],
    )
    client.close()
    report.check("the authority is right", True, client.socket.version() or "connected")
    for name, authority, host in (
        ("the authority is wrong", "other", "localhost"),
        ("the name is wrong", "ca", "example.org"),
    ):
        words = "connected"
        try:
            mqtt.Client(("127.0.0.1", broker.tls), context=context(broker, authority), name=host).close()
        except ssl.SSLCertVerificationError as error:
            words = error.verify_message
        report.check(name, words != "connected", words)
    words = "connected"
    try:
        mqtt.Client(broker.endpoint, user="anna", password="wrong").close()
    except mqtt.Refused as error:
        words = str(error)
    report.check("a wrong password", words != "connected", words)


def addresses(report, broker):
    """The listeners for this machine have to be on this machine only."""
    lines = subprocess.run(["ss", "-tlnH"], capture_output=True, text=True).stdout.splitlines()
    names = ("mqtt", broker.port), ("http", broker.web)
    for name, port in names:
        found = {line.split()[3].rpartition(":")[0] for line in lines if line.split()[3].endswith(f":{port}")}
        report.check(
            f"{name} is for this machine only", bool(found) and found <= {"127.0.0.1", "[::1]"}, ", ".join(found)
        )


def ask(broker, request):
    with socket.create_connection(("127.0.0.1", broker.web), 5) as connection:
        connection.sendall(request.encode())
        answer = b""
        with contextlib.suppress(OSError):
            while (data := connection.recv(4096)) and b"\r\n\r\n" not in answer:
                answer += data
        return (answer + data).decode(errors="replace")


def web(report, broker):
    answer = ask(broker, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    report.check("the page", " 200 " in answer and "<title>" in answer, answer.splitlines()[0])
    key = base64.b64encode(os.urandom(16)).decode()
    answer = ask(
        broker,
        "GET /mqtt HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Protocol: mqtt\r\n\r\n",
    )
    report.check("WebSockets beside it", " 101 " in answer, answer.splitlines()[0])


def permissions(report, broker):
    """Tries each user with each topic; what arrives is compared with what may."""
    listener = broker.client("anna")
    listener.subscribe("timer/v1/hall/#")
    observer = broker.client()
    observer.subscribe("#")
    victim = "timer-0123456789abcdef"

    def arrives(topic, user, client=None, watcher=listener, size=16):
        """Returns whether a publication arrives."""
        sender, payload = broker.client(user, client=client), secrets.token_hex(size).encode()
        sender.publish(topic, payload)
        sender.close()
        found = lambda messages: (topic, payload) in [message[:2] for message in messages]
        return found(watcher.collect(0.3, found))

    tries = [
        ("nobody publishes a state without a password", "timer/v1/hall/state", None, None, False),
        ("a user publishes no state of another's room", "timer/v1/hall/state", "ben", None, False),
        ("a user says of no other's timer that it is there", "timer/v1/hall/online", "ben", None, False),
        ("users send commands in their own name", "timer/v1/hall/set/ben", "ben", None, True),
        ("a user sends no commands in another's name", "timer/v1/hall/set/anna", "ben", None, False),
        ("nobody sends commands without a password", "timer/v1/hall/set/ben", None, None, False),
        ("nobody writes to another's echo", f"timer/v1/hall/echo/{victim}", None, None, False),
        ("nobody writes elsewhere", "homeassistant/sensor/x/config", "ben", None, False),
        ("the owner publishes", "timer/v1/hall/state", "anna", None, True),
        ("the owner publishes in no other room", "timer/v1/other/state", "anna", None, False),
    ]
    everything = broker.client("bridge")
    everything.subscribe("homeassistant/#")
    for name, topic, user, client, expected in tries:
        watcher = everything if topic.startswith("home") else observer if "other" in topic else listener
        report.check(name, arrives(topic, user, client, watcher) == expected)
    for client in ("+", "#"):
        refused = False
        try:
            refused = not arrives("timer/v1/hall/echo/" + client.replace("+", "x").replace("#", "x"), None, client)
        except (mqtt.Refused, OSError, TimeoutError):
            refused = True
        report.check(f"the client ID {client} permits nothing more", refused)

    echoing = broker.client(client=victim)
    echoing.subscribe(f"timer/v1/hall/echo/{victim}")
    echoing.publish(f"timer/v1/hall/echo/{victim}", "mine")
    report.check("an own echo comes back", len(echoing.collect(2, len)) == 1)
    secret = broker.client("anna")
    observer.collect(0.2)
    secret.publish("timer/v1/hall/set/anna", "secret")
    secret.publish("timer/v1/hall/state", "public")
    seen = {topic for topic, _, _ in observer.collect(0.5)}
    report.check("without a password, only states are read", seen == {"timer/v1/hall/state"}, ", ".join(sorted(seen)))
    long = "too long" if not arrives("timer/v1/hall/state", "anna", size=2049) else "passed on"
    report.check("the broker passes on no payload of more than 4096 bytes", long == "too long", long)


def programs(report, broker, program):
    """The program's own refusals, which it says in a sentence; none may wait for a network."""
    folder = broker.folder
    anna = Home(program, folder / "anna", settings=broker.settings("anna"))
    url = f"mqtts://localhost:{broker.tls}/hall"
    publisher = Running(
        anna,
        "45m",
        "--name",
        "Lecture",
        "--mute",
        "--control",
        "ben",
        "--share",
        f"mqtts://anna@localhost:{broker.tls}/hall",
    )
    viewer = Home(program, folder / "viewer", settings=broker.settings())
    state = {}

    def shared():
        state.update(viewer.status(url)[0])
        return state.get("state") == "running"

    report.check(
        "a timer is shared and read through TLS",
        eventually(20, shared),
        publisher.text[-200:].strip() if not state else "",
    )
    ben = Home(program, folder / "ben", settings=broker.settings("ben"))
    code, _, words = ben.run("pause", f"mqtts://ben@localhost:{broker.tls}/hall")
    report.check(
        "a named user pauses",
        code == 0 and eventually(5, lambda: viewer.status(url)[0].get("state") == "paused"),
        words.strip(),
    )
    ben.run("resume", f"mqtts://ben@localhost:{broker.tls}/hall")
    bridge = Home(program, folder / "bridge", settings=broker.settings("bridge"))
    code, _, words = bridge.run("pause", f"mqtts://bridge@localhost:{broker.tls}/hall")
    report.check(
        "another user doesn't pause", viewer.status(url)[0].get("state") == "running", f"{code}: {words.strip()}"
    )
    code, _, words = viewer.run("pause", url)
    report.check(
        "a viewer without a password doesn't pause",
        code != 0 and viewer.status(url)[0].get("state") == "running",
        f"{code}: {words.strip()}",
    )

    def refuses(name, settings, address, environment={}):
        home = Home(program, folder / "refused", settings=settings, environment=environment)
        start = time.monotonic()
        code, output, words = home.run("status", address, "--json", limit=25)
        seconds = time.monotonic() - start
        report.check(
            name,
            code not in (0, None) and bool(words.strip()) and not output,
            f"{code} after {seconds:.1f} s: {words.strip()}",
        )

    refuses("the authority is wrong", broker.settings(authority="other"), url)
    refuses("the name is wrong", broker.settings(), url.replace("localhost", "127.0.0.1"))
    refuses("TLS to a port without it", broker.settings(), f"mqtts://localhost:{broker.port}/hall")
    refuses("no TLS to a port with it", broker.settings(), f"mqtt://localhost:{broker.tls}/hall")
    refuses("a wrong password", broker.settings("ben", password="wrong"), f"mqtts://ben@localhost:{broker.tls}/hall")
    refuses("a password without TLS", broker.settings("ben"), "mqtt://ben@192.0.2.1/hall")
    refuses("a password in an address", broker.settings(), f"mqtts://ben:secret@localhost:{broker.tls}/hall")
    open_file = broker.settings("ben")
    os.chmod(re.search(r'password-file = "(.*)"', open_file)[1], 0o644)
    refuses("a password file that others may read", open_file, f"mqtts://ben@localhost:{broker.tls}/hall")
    refuses(
        "a password file that isn't there",
        open_file.replace("/ben-", "/none-"),
        f"mqtts://ben@localhost:{broker.tls}/hall",
    )
    credentials = folder / "credentials"
    credentials.mkdir()
    (credentials / "timer-share").write_text(broker.passwords["ben"])
    (credentials / "timer-share").chmod(0o400)
    home = Home(
        program,
        folder / "credential",
        settings=broker.settings(),
        environment={"CREDENTIALS_DIRECTORY": str(credentials)},
    )
    code, _, words = home.run("status", f"mqtts://ben@localhost:{broker.tls}/hall")
    report.check("a password from $CREDENTIALS_DIRECTORY", code == 0, words.strip())
    secret = broker.passwords["anna"].encode()
    leaks = [
        name for name in ("cmdline", "environ") if secret in pathlib.Path(f"/proc/{publisher.pid}/{name}").read_bytes()
    ]
    report.check("no password in the arguments and the environment", not leaks, ", ".join(leaks))
    report.check("the shared timer is canceled", anna.run("stop")[0] == 0)
    eventually(3, lambda: viewer.status(url)[0].get("state") != "running")
    gone = viewer.status(url)[0]
    publisher.stop()
    report.check(
        "a room whose timer has been canceled isn't running", gone.get("state") != "running", str(gone.get("state"))
    )
