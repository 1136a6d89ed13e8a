"""A mosquitto of its own, and a publisher of a room's state, as a running timer is one."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from urllib.request import urlopen


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Broker:
    """mosquitto with a listener for MQTT and one for WebSockets, which serves the page."""

    def __init__(self, page, users=None):
        self.folder = tempfile.mkdtemp(prefix="page-broker-")
        self.port, self.web = free_port(), free_port()
        self.address = f"http://127.0.0.1:{self.web}/"
        lines = [
            f"listener {self.port} 127.0.0.1", f"listener {self.web} 127.0.0.1",
            # Without it, mosquitto 2.0 serves WebSockets on all networks.
            "socket_domain ipv4", "protocol websockets", f"http_dir {page}", "max_packet_size 1000000",
            f"allow_anonymous {'false' if users else 'true'}",
        ]
        if users:
            passwords = os.path.join(self.folder, "passwords")
            open(passwords, "w").close()
            for user, password in users.items():
                subprocess.run(
                    ["mosquitto_passwd", "-b", passwords, user, password], check=True,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            lines.append(f"password_file {passwords}")
        self._configuration = os.path.join(self.folder, "mosquitto.conf")
        with open(self._configuration, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        # As root, mosquitto gives up its rights, and must be able to read its files then.
        os.chmod(self.folder, 0o755)
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            ["mosquitto", "-c", self._configuration], stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + 20
        while True:
            try:
                urlopen(self.address, timeout=5).close()
                return
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def publish(self, topic, payload, *options):
        """Publishes bytes once."""
        source = "-s" if payload else "-n"
        subprocess.run(
            ["mosquitto_pub", "-p", str(self.port), "-q", "1", "-t", topic, source, *options],
            input=payload, check=True)


class Publisher:
    """What a running timer publishes to a room; times are in seconds here."""

    def __init__(self, broker, room="hall", identifier="9f2c61d4", options=()):
        self.broker, self.room, self.identifier, self.options = broker, room, identifier, options
        self.number = 0
        self.state = {"name": room}
        self._online = self._line("online")
        self._state = self._line("state")
        self.say(True)

    def _line(self, topic):
        # One process for all messages of a topic, so that each is sent as soon as it is stamped.
        return subprocess.Popen(
            ["mosquitto_pub", "-p", str(self.broker.port), "-q", "1", "-r", "-l",
             "-t", f"timer/v1/{self.room}/{topic}", *self.options],
            stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)

    @staticmethod
    def _write(process, members):
        process.stdin.write(json.dumps(members, ensure_ascii=False).encode() + b"\n")
        process.stdin.flush()

    def say(self, is_online):
        self._write(
            self._online, {"v": 1, "id": self.identifier, "online": is_online, "began": 1})

    def publish(self, **members):
        """Changes members of the state (None removes one) and publishes it; a beat changes none."""
        self.state.update(members)
        self.state = {name: value for name, value in self.state.items() if value is not None}
        self.number += 1
        base = {"v": 1, "id": self.identifier, "seq": self.number, "half": 0.3, "expiry": 86400}
        self._write(self._state, {**base, **self.state, "sent": time.time() * 1000})

    def run(self, left, planned=None, **members):
        """Publishes that the timer runs; returns the deadline in seconds since 1970."""
        ends = time.time() + left
        planned = (planned or left) * 1000
        self.publish(
            state="running", ends=ends * 1000, planned=planned,
            **{"longest": planned, "left": None, "over": None, **members})
        return ends

    def pause(self, left):
        self.publish(state="paused", left=left * 1000, ends=None)

    def end(self):
        self.publish(state="ended", over=time.time() * 1000)

    def close(self):
        for process in (self._online, self._state):
            try:
                process.stdin.close()
            except OSError:
                pass
            process.terminate()
            process.wait()
