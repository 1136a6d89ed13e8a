"""The crowd behind a network that delays and loses packets."""

import os, pathlib, statistics, subprocess, sys, tempfile

from measure import WRONG, changes, percentile, spread
from parts import HERE, Broker, CrowdProcess
from program import Home, Running


class Relay:
    """Two namespaces: the broker and the publisher in the first, the viewers in the second."""

    def __init__(self, delay, loss):
        name = f"share{os.getpid() % 100000}"
        self.process = subprocess.Popen(
            [sys.executable, HERE / "relay.py", name, str(delay), str(loss)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.process.stdout.readline() != "ready\n":
            raise RuntimeError("the namespaces can't be made")
        self.near, self.far = (["ip", "netns", "exec", name + end] for end in "ab")

    def __call__(self, words):
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        self.process.stdout.readline()

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


def reason():
    """Returns why there can be no namespaces here, or nothing."""
    if os.geteuid():
        return "only root can make network namespaces"
    if not pathlib.Path("/dev/net/tun").exists():
        return "there is no /dev/net/tun"


def delayed(report, program, count=1000, delay=40, loss=0.05):
    if words := reason():
        return report.skip("the network", words)
    relay = Relay(delay, loss)
    try:
        with tempfile.TemporaryDirectory(prefix="sharing.") as folder:
            measured(report, program, count, relay, folder)
    finally:
        relay.stop()


def measured(report, program, count, relay, folder):
    broker = Broker(folder, address="10.77.0.1", prefix=relay.near)
    # The publisher is with the viewers: what it publishes crosses the network twice.
    home = Home(program, f"{folder}/anna", prefix=relay.far) if program else None
    crowd = CrowdProcess(broker, prefix=relay.far)
    publisher = Inside(relay, broker, home)
    try:
        joined = crowd("join", count=count // 2)
        wrong = crowd("join", count=count - count // 2, wrong=WRONG, drift=50)
        joins = sorted(joined["joins"] + wrong["joins"])
        report.check(
            f"{count} viewers join",
            len(joins) == count and statistics.median(joins) <= 2000,
            f"the state is there after {statistics.median(joins):.0f} ms (median), "
            f"{percentile(joins, 0.99):.0f} ms (99 %), {joins[-1]:.0f} ms (last)",
        )
        # Until the first echoes are timed.
        crowd("stay", seconds=18)
        rounds, missing, found = changes(crowd, publisher, 10, 0)
        lasts = [times[-1] for times in rounds]
        report.check(
            f"change → {count} viewers",
            missing == 0 and statistics.median(lasts) <= 15000,
            f"median {statistics.median(statistics.median(times) for times in rounds):.0f} ms, "
            f"99 % {statistics.median(percentile(times, 0.99) for times in rounds):.0f} ms, "
            f"last {statistics.median(lasts):.0f} ms; missing: {missing}",
        )
        right, errors = sorted(found["right"]), sorted(found["wrong"])
        report.check("right clocks aren't corrected", spread(right) == 0, f"spread of the ends {spread(right):.1f} ms")
        inner = percentile(errors, 0.995) - percentile(errors, 0.005)
        report.check(
            "clocks wrong by ± 3 h that drift by ± 50 ppm",
            inner <= 100 and spread(errors) <= 2000,
            f"spread of the ends {inner:.1f} ms (99 % of them), {spread(errors):.1f} ms (all)",
        )
        report.check("no viewer is lost", found["lost"] == 0, f"lost: {found['lost']}")
    finally:
        crowd.stop()
        publisher.stop()
        broker.stop()


class Inside:
    """A publisher in the second namespace, which this process can't enter itself."""

    def __init__(self, relay, broker, home):
        self.home = home
        words = [*relay.far, sys.executable, HERE / "publisher.py", broker.address, str(broker.port)]
        if home:
            self.running = Running(home, "45m", "--name", "Lecture", "--mute", "--share", broker.url("hall"))
            words.append("watch")
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.sequence = int(self.process.stdout.readline())

    def change(self):
        if self.home:
            self.home.run("toggle")
        self.process.stdin.write("change\n")
        self.process.stdin.flush()
        self.sequence = int(self.process.stdout.readline())
        return self.sequence

    def stop(self):
        if self.home:
            self.running.stop()
        self.process.stdin.close()
        self.process.wait()
