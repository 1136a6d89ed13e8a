"""Payloads that are forged, huge, old, reordered or replayed, and names with escapes."""

import concurrent.futures, json, re, tempfile, time

import mqtt
from parts import Broker, eventually
from program import Home, Running

STATUSES = {0, 65, 66, 69}
# An operating system command of a terminal, a bell, a color, a bidi override, a line break, and one that is C1.
ESCAPES = "\x1b]0;owned\x07\x1b[31mX\u202eY\nZ\x9b31m\r" + "W" * 300


def has_controls(text):
    """Whether a text has characters that a terminal or a reader would obey, other than line breaks."""
    return bool(re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", text))


def state(**members):
    now = time.time() * 1000
    return {
        "v": 1,
        "id": "9f2c61d4",
        "seq": 1,
        "state": "running",
        "name": "Lecture",
        "ends": now + 1_000_000,
        "planned": 2_700_000,
        "longest": 2_700_000,
        "sent": now,
        "expiry": 3300,
        **members,
    }


def forged():
    """Returns payloads of which each breaks something."""
    good = json.dumps(state()).encode()
    found = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'"x"',
        b"[" * 4000,
        b'{"a":' * 600,
        good[:-1],
        good + good,
        good + b"x",
        b"\xff\xfe" + good,
        good.replace(b"Lecture", b"\xff\xc0\xaf"),
        good.decode().encode("utf-16"),
        b'{"v":1,' + good[1:],
        good.replace(b'"v": 1', b'"v": 1e400'),
        good + b" " * 5000,
        b"\x00" * 4096,
        b"x" * 200_000,
    ]
    for name in ("v", "id", "seq", "state", "name", "ends", "planned", "longest", "sent", "expiry"):
        whole = state()
        del whole[name]
        found.append(json.dumps(whole).encode())
        for value in (
            None,
            -1,
            0,
            1.5,
            1e308,
            -1e308,
            1e400,
            float("nan"),
            2**53,
            2**64,
            True,
            "",
            "x",
            [],
            {},
            ESCAPES,
        ):
            found.append(json.dumps(state(**{name: value})).encode())
    for extra in (
        {"step": 10**9, "steps": 10**9, "rounds": 10**9},
        {"step": -1, "steps": 0},
        {"steps": 1e300, "step": 1e299},
        {"stepLabel": ESCAPES, "next": ESCAPES, "color": ESCAPES, "label": ESCAPES, "step": 1, "steps": 2},
        {"warnings": [{"left": n, "color": "red"} for n in range(60)]},
        {"warnings": [{"left": "x"}]},
        {"warnings": "x"},
        {"half": -1e300},
        {"half": 1e300},
        {"tenths": 7},
        {"up": "x"},
        {"origin": -1e300},
        {"elapsed": 1e300},
        {"left": 1e300, "state": "paused"},
        {"over": -1e300, "state": "ended"},
        {"state": "running", "ends": -8.64e15},
        {"state": "running", "ends": 8.64e15},
        {"state": "running", "ends": 9.2e18},
        {"planned": 9.3e18, "longest": 9.3e18},
    ):
        found.append(json.dumps(state(**extra)).encode())
    return found


def check(report, program):
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        broker = Broker(folder)
        try:
            home = Home(program, f"{folder}/viewer")
            client = mqtt.Client(broker.endpoint)
            report.attempt("forged payloads", single, home, broker, client)
            report.attempt("forged payloads in a row", row, home, broker, client)
            report.attempt("order", order, home, broker, client)
            report.attempt("old states", old, home, broker, client)
            report.attempt("names", names, home, broker, client)
        finally:
            broker.stop()


def single(report, home, broker, client):
    """Each payload in a room of its own, read by a new viewer."""
    payloads = forged()
    for number, payload in enumerate(payloads):
        client.publish(f"timer/v1/forged{number}/state", payload, retained=True)

    def read(number):
        code, output, words = home.run("status", broker.url(f"forged{number}"), limit=30)
        if code not in STATUSES or has_controls(output + words) or "Fatal" in words:
            return f"{payloads[number][:80]!r}: {code}, {(output + words)[:200]!r}"

    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        findings = list(filter(None, pool.map(read, range(len(payloads)))))
    report.check(f"{len(payloads)} forged payloads, read by new viewers", not findings, "\n        ".join(findings[:5]))
    code, output, words = home.run("list", "--shared", "--broker", broker.url(), limit=30)
    report.check(
        "list --shared with all of them",
        code in STATUSES and not has_controls(output + words),
        f"{code}, {len(output.splitlines())} lines {words.strip()[:200]}",
    )


def row(report, home, broker, client):
    """All payloads, one after the other, to viewers that stay, on a terminal and not."""
    viewers = [
        Running(home, "status", broker.url("row"), "--follow", "--json"),
        Running(home, "attach", broker.url("row"), "--digits", terminal=True),
    ]
    client.publish("timer/v1/row/state", json.dumps(state(id="00000001")), retained=True)
    viewers[0].reaches("running")
    for payload in forged():
        client.publish("timer/v1/row/state", payload)
    time.sleep(1)
    client.publish(
        "timer/v1/row/state", json.dumps(state(id="ffffffff", seq=2**53 - 1, state="paused", left=5000)), retained=True
    )
    sees = viewers[0].reaches("paused")
    report.check(
        "forged payloads in a row: a viewer lives, and sees the next good one",
        bool(sees) and viewers[0].isRunning,
        viewers[0].text[-200:] if not sees else "",
    )
    text = viewers[1].text
    report.check(
        "forged payloads in a row: no escape reaches a terminal",
        viewers[1].isRunning
        and "owned" not in re.sub(r"\]0;owned", "", text)
        and "\x1b]0;owned" not in text
        and "\u202e" not in text
        and "\x9b" not in text,
    )
    for viewer in viewers:
        viewer.stop()


def order(report, home, broker, client):
    viewer = Running(home, "status", broker.url("order"), "--follow", "--json")

    def send(identifier, sequence, name):
        client.publish(
            "timer/v1/order/state", json.dumps(state(id=identifier, seq=sequence, name=name, sent=time.time() * 1000))
        )

    shown = lambda name: eventually(5, lambda: viewer.last().get("name") == name)
    time.sleep(0.5)
    for _ in range(20):
        send("aaaaaaaa", 10, "ten")
        if eventually(0.3, lambda: viewer.last().get("name") == "ten"):
            break
    send("aaaaaaaa", 9, "nine")
    send("aaaaaaaa", 10, "again")
    time.sleep(1)
    report.check("reordered and repeated states are dropped", shown("ten"), str(viewer.last().get("name")))
    send("bbbbbbbb", 1, "new")
    report.check("a new publisher is followed", shown("new"), str(viewer.last().get("name")))
    send("aaaaaaaa", 11, "replayed")
    time.sleep(1)
    report.check("the replayed state of an old publisher is dropped", shown("new"), str(viewer.last().get("name")))
    viewer.stop()


def old(report, home, broker, client):
    now, minute = time.time() * 1000, 60_000
    rooms = {
        "ended 11 minutes ago": (state(state="ended", over=now - 11 * minute, ends=now - 11 * minute), False, False),
        "ran out 11 minutes ago, publisher gone": (state(ends=now - 11 * minute, sent=now - 20 * minute), False, False),
        "ended 5 minutes ago": (state(state="ended", over=now - 5 * minute, ends=now - 5 * minute), False, True),
        "runs, publisher gone": (state(), False, True),
    }
    for number, (name, (payload, is_online, is_shown)) in enumerate(rooms.items()):
        room = f"old{number}"
        client.publish(f"timer/v1/{room}/state", json.dumps(payload), retained=True)
        client.publish(
            f"timer/v1/{room}/online", json.dumps({"v": 1, "id": "9f2c61d4", "online": is_online}), retained=True
        )
        code, output, words = home.run("status", broker.url(room))
        report.check(
            f"a state that {name} is {'shown' if is_shown else 'ignored'}",
            (code == 0) == is_shown,
            (output + words).strip(),
        )


def names(report, home, broker, client):
    client.publish("timer/v1/names/state", json.dumps(state(name=ESCAPES, label=ESCAPES)), retained=True)
    # The broker refuses controls in topics, but no marks that turn the direction.
    client.publish("timer/v1/\u202eroom\u2066/state", json.dumps(state()), retained=True)
    for arguments in (
        ["status", broker.url("names")],
        ["status", broker.url("names"), "--json"],
        ["status", broker.url("names"), "--format", "waybar"],
        ["status", broker.url("names"), "--format", "{name} {label}"],
        ["list", "--shared", "--broker", broker.url()],
    ):
        code, output, words = home.run(*arguments)
        bad = has_controls(output + words) or len(output) > 20_000
        report.check(
            f"escapes in names: {' '.join(arguments[:1] + arguments[2:3])}",
            code == 0 and not bad,
            repr((output + words)[:160]) if bad or code else "",
        )
    viewer = Running(home, "attach", broker.url("names"), "--digits", terminal=True)
    eventually(10, lambda: "16:3" in viewer.text)
    text = viewer.text
    report.check(
        "escapes in names: attach",
        "\x1b]0;owned" not in text and "\u202e" not in text and "\x9b" not in text and viewer.isRunning,
    )
    viewer.stop()
