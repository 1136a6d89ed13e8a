#!/usr/bin/env python3
"""Publishes to the room `hall` of a broker, or only watches another publisher, for checks in other namespaces.

usage: publisher.py HOST PORT [watch]

Prints the sequence number of the first state; then, for each line of standard input, pauses or resumes (or waits for
a newer state), and prints the new number.
"""

import json, sys

import mqtt
from parts import PythonPublisher


class Remote:
    endpoint = (sys.argv[1], int(sys.argv[2]))


class Watcher:
    def __init__(self):
        self.client, self.sequence = mqtt.Client(Remote.endpoint), 0
        self.client.subscribe("timer/v1/hall/state")
        self.change()

    def change(self):
        """A pause or a resumption, other than a beat, changes the state."""
        while True:
            for _, payload, _ in self.client.collect(30, len):
                state = json.loads(payload)
                if state["seq"] > self.sequence and state["state"] != getattr(self, "state", None):
                    self.sequence, self.state = state["seq"], state["state"]
                    return self.sequence


publisher = Watcher() if "watch" in sys.argv else PythonPublisher(Remote)
print(publisher.sequence, flush=True)
for _ in sys.stdin:
    print(publisher.change(), flush=True)
