"""What a crowd of viewers sees, and what it costs."""

import statistics, subprocess, tempfile, time

import mqtt
from parts import HERE, Broker, CrowdProcess, PythonPublisher, eventually, memory, processor, sockets
from program import Home, ProgramPublisher, Running

HOUR = 3600
WRONG = 3 * HOUR * 1000
OVER = ("ringing", "ended")


def percentile(values, share):
    return values[min(int(len(values) * share), len(values) - 1)]


def changes(crowd, publisher, count, rest):
    """Pauses and resumes; returns the sorted arrivals of each change in milliseconds, and those that miss it."""
    numbers, missing = [], 0
    for _ in range(count):
        crowd.ask("wait", sequence=publisher.sequence + 1, limit=20, rest=rest)
        numbers.append(publisher.change())
        missing += crowd.answer()["missing"]
    report = crowd("report")
    return [kernel for sequence, kernel, _ in report["arrivals"] if sequence in numbers], missing, report


def spread(errors):
    return errors[-1] - errors[0]


def joining(report, broker, room="hall", count=100):
    """Times late joiners, one after the other."""
    times = []
    for _ in range(count):
        start = time.monotonic()
        viewer = mqtt.Client(broker.endpoint)
        viewer.subscribe(f"timer/v1/{room}/state")
        if not viewer.messages:
            viewer.collect(5, len)
        times.append((time.monotonic() - start) * 1000)
        viewer.close()
    times.sort()
    report.check(
        "a late viewer joins",
        percentile(times, 0.99) <= 500,
        f"median {statistics.median(times):.1f} ms, 99 % {percentile(times, 0.99):.1f} ms",
    )


def crowded(report, program, count):
    """Measures a crowd on one broker."""
    with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
        broker = Broker(folder)
        home = Home(program, f"{folder}/anna") if program else None
        publisher = ProgramPublisher(home, broker) if program else PythonPublisher(broker)
        crowd = CrowdProcess(broker)
        try:
            measure(report, broker, publisher, crowd, count, home, folder)
        finally:
            crowd.stop()
            publisher.stop()
            broker.stop()


def measure(report, broker, publisher, crowd, count, home, folder):
    empty, thousands = memory(broker.pid), max(count / 1000, 1)
    joined = crowd("join", count=count // 2)
    wrong = crowd("join", count=count - count // 2, wrong=WRONG, drift=50)
    joins = sorted(joined["joins"] + wrong["joins"])
    seconds = joined["seconds"] + wrong["seconds"]
    report.check(
        f"{count} viewers join",
        len(joins) == count and percentile(joins, 0.99) <= 2000,
        f"in {seconds:.1f} s; the state is there after {statistics.median(joins):.1f} ms (median), "
        f"{joins[-1]:.1f} ms (last)",
    )
    joining(report, broker)
    crowd("stay", seconds=1)
    full = memory(broker.pid)
    report.check(
        "memory of the broker",
        full - empty <= 10 * count,
        f"{full / 1000:.1f} MB, of which {(full - empty) / count:.2f} kB for each viewer",
    )

    before = processor(broker.pid), processor(publisher.pid)
    rounds, missing, found = changes(crowd, publisher, 12, 0.05 + 0.05 * thousands)
    costs = processor(broker.pid) - before[0], processor(publisher.pid) - before[1]
    middle = statistics.median(statistics.median(times) for times in rounds)
    most = statistics.median(percentile(times, 0.99) for times in rounds)
    lasts = sorted(times[-1] for times in rounds)
    report.check(
        f"change → {count} viewers",
        missing == 0 and statistics.median(lasts) <= 150 * thousands,
        f"median {middle:.1f} ms, 99 % {most:.1f} ms, last {statistics.median(lasts):.1f} ms "
        f"(of 12 changes: {lasts[0]:.1f} to {lasts[-1]:.1f} ms); missing: {missing}",
    )
    report.check(
        "processor time of a change",
        True,
        f"broker {costs[0] / 12:.1f} ms ({1000 * costs[0] / 12 / count:.1f} µs a viewer), "
        f"publisher {costs[1] / 12:.1f} ms",
    )
    right, errors = sorted(found["right"]), sorted(found["wrong"])
    report.check(
        "right clocks aren't corrected",
        not right or spread(right) == 0,
        f"spread of the ends {spread(right):.1f} ms, {len(right)} viewers",
    )
    report.check(
        "clocks wrong by ± 3 h that drift by ± 50 ppm",
        spread(errors) <= 60 * thousands * thousands,
        f"spread of the ends {spread(errors):.1f} ms, {len(errors)} viewers",
    )
    quiet(report, broker, publisher, crowd, count, home, folder)
    if home:
        ends(report, broker, publisher, home, folder, 100 * thousands)


def quiet(report, broker, publisher, crowd, count, home, folder):
    """Counts what goes over the connections while nothing changes, and the memory and time of each program."""
    viewers = []
    if home:
        viewers = [
            Running(Home(home.program, f"{folder}/quiet"), "attach", broker.url("hall"), "--digits", terminal=True)
        ]
        eventually(20, lambda: "44:" in viewers[0].text)
        # The three quick echoes aren't quiet.
        time.sleep(5)
    processes = {"broker": broker.pid, "publisher": publisher.pid, **({"viewer": viewers[0].pid} if viewers else {})}
    start = {name: (sockets(process), processor(process)) for name, process in processes.items()}
    crowd_start, began = crowd("report"), time.monotonic()
    for _ in range(2):
        publisher.beat()
        crowd("stay", seconds=30)
    seconds, crowd_end = time.monotonic() - began, crowd("report")
    for name, process in processes.items():
        traffic = sockets(process)
        used = (processor(process) - start[name][1]) / seconds / 10
        words = f"{memory(process) / 1000:.1f} MB, {used:.2f} % of a processor"
        if name != "broker":
            bytes_ = {key: traffic[key] - start[name][0][key] for key in traffic}
            # Each packet has 52 bytes of headers of IPv4 and TCP; 45 minutes.
            share = 0.75 * HOUR / seconds
            net = share * (bytes_["bytes_received"] + bytes_["bytes_acked"])
            gross = net + share * 52 * (bytes_["segs_in"] + bytes_["segs_out"])
            words += f"; 45 quiet minutes: {net / 1000:.1f} kB of MQTT, {gross / 1000:.1f} kB with headers"
        limit = 50 if name == "broker" else 5
        report.check(f"a quiet {name}", used <= limit if name != "publisher" or home else True, words)
    mqtt_bytes = sum(crowd_end[key] - crowd_start[key] for key in ("bytes_in", "bytes_out"))
    report.check(
        "traffic of the crowd",
        crowd_end["lost"] == 0,
        f"{mqtt_bytes / count * 0.75 * HOUR / seconds / 1000:.1f} kB of MQTT for each viewer in 45 quiet minutes; "
        f"lost connections: {crowd_end['lost']}",
    )
    for viewer in viewers:
        viewer.stop()


def ends(report, broker, publisher, home, folder, limit):
    """Lets the timer end, and compares when viewers with wrong clocks say so, each in a process of its own.

    Viewers at the end of the broker's queue are late by their place in it, if their clocks are wrong.
    """
    library = f"{folder}/wrongclock.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, HERE / "wrongclock.c", "-ldl"], check=True)
    clocks = [(0, 0), (0, 0), (-10800, 0), (10800, 0), (-10800, 50), (10800, -50)]
    viewers = []
    for number, (seconds, drift) in enumerate(clocks):
        wrong = {"LD_PRELOAD": library, "WRONG_SECONDS": str(seconds), "DRIFT_PPM": str(drift)}
        viewer = Home(home.program, f"{folder}/viewer{number}", environment=wrong if seconds else {})
        viewers.append(Running(viewer, "status", broker.url("hall"), "--follow", "--json"))
    for viewer in viewers:
        viewer.reaches("running", 20)
    for _ in range(10):
        publisher.change()
    if publisher.state["state"] == "paused":
        publisher.change()
    left = home.status()[0].get("remaining", 0)
    home.run("take", f"{int(left - 8)}s")
    over = lambda viewer: next((moment for moment, state in viewer.states() if state["state"] in OVER), None)
    known = sorted(filter(None, [eventually(15, lambda: over(viewer)) for viewer in viewers]))
    report.check(
        "ends of programs with clocks wrong by ± 3 h",
        len(known) == len(clocks) and spread(known) <= limit,
        f"spread {spread(known):.1f} ms, {len(known)} of {len(clocks)} programs" if known else "none ended",
    )
    for viewer in viewers:
        viewer.stop()
