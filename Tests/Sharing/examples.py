"""The demo and the bridges of Examples/sharing."""

import json, pathlib, re, shlex, signal, socket, subprocess, tempfile, time, urllib.request

import mqtt
from parts import EXAMPLES, Broker, PythonPublisher, eventually
from program import Home

BRIDGES = EXAMPLES / "bridges"


def check(report, program):
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        broker = Broker(folder)
        publisher = PythonPublisher(broker)
        try:
            report.attempt("Home Assistant", home_assistant, broker)
            report.attempt("OSC", osc, broker)
            report.attempt("AWTRIX", awtrix, broker)
            report.attempt("two states for AWTRIX", awtrix_at_once)
        finally:
            publisher.stop()
            broker.stop()
    if program:
        report.attempt("the demo", demo, program)
    else:
        report.skip("the demo", "it needs the program")


def subscriber(broker, seconds):
    """Returns the command that prints the states of the room for a while."""
    return ["mosquitto_sub", "-p", str(broker.port), "-t", "timer/v1/hall/state", "-W", str(seconds)]


def home_assistant(report, broker):
    observer = mqtt.Client(broker.endpoint)
    bridge = [BRIDGES / "homeassistant", "hall", "-p", str(broker.port)]
    subprocess.run(bridge, check=True)
    observer.subscribe("homeassistant/#")
    found = {
        topic: json.loads(payload) for topic, payload, _ in observer.collect(2, lambda messages: len(messages) == 2)
    }
    classes = sorted(sensor["device_class"] for sensor in found.values())
    topics = {sensor["state_topic"] for sensor in found.values()}
    report.check(
        "Home Assistant finds two sensors",
        classes == ["enum", "timestamp"] and topics == {"timer/v1/hall/state"},
        ", ".join(sorted(found)),
    )
    subprocess.run([bridge[0], "--remove", *bridge[1:]], check=True)
    gone = observer.collect(2, lambda messages: len(messages) == 2)
    report.check("--remove takes them away", [payload for _, payload, _ in gone] == [b"", b""])


def osc(report, broker):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as receiver:
        receiver.bind(("127.0.0.1", 0))
        receiver.settimeout(5)
        states = subprocess.Popen(subscriber(broker, 2), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        bridge = subprocess.Popen([BRIDGES / "osc", "127.0.0.1", str(receiver.getsockname()[1])], stdin=states.stdout)
        packets = [receiver.recv(1000) for _ in range(2)]
        states.wait()
        states.stdout.close()
        bridge.wait()
    aligned = all(len(packet) % 4 == 0 for packet in packets)
    report.check(
        "a program with OSC gets the state and the time left",
        aligned
        and packets[0] == b"/timer/state\0\0\0\0,s\0\0running\0"
        and packets[1].startswith(b"/timer/left\0,f\0\0\x45"),
        repr(packets[1]),
    )


def awtrix(report, broker):
    states = subprocess.Popen(subscriber(broker, 3), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    lines = subprocess.run(
        [BRIDGES / "awtrix"], stdin=states.stdout, capture_output=True, text=True
    ).stdout.splitlines()
    states.wait()
    states.stdout.close()
    texts = [json.loads(line)["text"] for line in lines]
    seconds = [int(text.split(":")[0]) * 60 + int(text.split(":")[1]) for text in texts]
    falling = all(first - 2 <= second < first for first, second in zip(seconds, seconds[1:]))
    report.check("an AWTRIX clock counts", len(texts) >= 2 and falling, ", ".join(texts))


def awtrix_at_once(report):
    """Of two states that arrive at once, the second is shown without waiting for a third."""
    bridge = subprocess.Popen([BRIDGES / "awtrix"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    states = [{"state": "running", "ends": (time.time() + 600) * 1000}, {"state": "paused", "left": 42000}]
    bridge.stdin.write("".join(json.dumps(state) + "\n" for state in states).encode())
    bridge.stdin.flush()
    text = json.loads(bridge.stdout.readline())["text"]
    bridge.stdin.close()
    bridge.wait(5)
    bridge.stdout.close()
    report.check("an AWTRIX clock shows the newest state at once", text == "0:42", text)


def demo(report, program):
    """Without a terminal, the demo prints what there is."""
    before = set(pathlib.Path("/tmp").glob("tmp.*"))
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        log = pathlib.Path(folder) / "log"
        with open(log, "wb") as output:
            process = subprocess.Popen(
                [EXAMPLES / "demo", program], stdin=subprocess.DEVNULL, stdout=output, stderr=output
            )
        try:
            eventually(20, lambda: "Ctrl-C" in log.read_text() or process.poll() is not None)
            text = log.read_text()
            viewers = re.findall(r"A viewer: +(.*)", text)
            report.check("the demo starts", len(viewers) == 3, "" if viewers else text.strip())
            page = urllib.request.urlopen(re.search(r"The page: +(\S+)", text)[1], timeout=5).read()
            report.check("the demo serves the page", b"<" in page, f"{len(page)} bytes")
            home = Home(program, f"{folder}/viewer")
            address = re.search(r"mqtt://\S+", viewers[0])[0]
            report.check(
                "the demo's timer is shared", eventually(10, lambda: home.status(address)[0].get("name") == "Lecture")
            )
            words = shlex.split(viewers[2])
            settings = {"XDG_CONFIG_HOME": words[1].partition("=")[2]}
            ben = Home(program, f"{folder}/ben", environment=settings)
            code, _, said = ben.run("pause", re.search(r"mqtts://\S+", viewers[2])[0])
            report.check("ben pauses it through TLS", code == 0, said.strip())
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)
        time.sleep(0.5)
        left = set(pathlib.Path("/tmp").glob("tmp.*")) - before
        report.check("the demo leaves nothing", not left, ", ".join(map(str, left)))
        code, _, _ = home.run("status", address)
        report.check("the demo's broker has ended", code == 69, str(code))
