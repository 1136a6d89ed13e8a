#!/usr/bin/env python3
"""Two network namespaces whose packets this process carries, late and with losses. For root only.

usage: relay.py NAME DELAY LOSS

The namespaces are NAMEa (10.77.0.1) and NAMEb (10.77.0.2); DELAY is in milliseconds and LOSS is from 0 to 1, both each
way. TCP recovers as on a real network, and the kernel needs no netem. Prints `ready`; then each line of input is
`stall` (all packets vanish, as after a pulled plug), `go`, or `DELAY LOSS`; at its end the namespaces are removed.
"""

import fcntl, heapq, itertools, os, random, select, struct, subprocess, sys, time

ATTACH, TUN, NO_HEADER = 0x400454CA, 0x1, 0x1000  # TUNSETIFF, IFF_TUN, IFF_NO_PI


def ip(*words):
    subprocess.run(["ip", *words], check=True, stdout=subprocess.DEVNULL)


def end(space, address):
    """Makes a namespace with a device whose packets the returned descriptor gives and takes."""
    ip("netns", "add", space)
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, ATTACH, struct.pack("16sH", space.encode(), TUN | NO_HEADER))
    ip("link", "set", space, "netns", space)
    ip("-n", space, "addr", "add", address, "dev", space)
    ip("-n", space, "link", "set", space, "txqueuelen", "20000", "up")
    ip("-n", space, "link", "set", "lo", "up")
    return device


def carry(ends, delay, loss):
    others = {ends[0]: ends[1], ends[1]: ends[0]}
    queue, order, stalled = [], itertools.count(), False
    while True:
        limit = max(queue[0][0] - time.monotonic(), 0) if queue else None
        readable, _, _ = select.select([*ends, 0], [], [], limit)
        now = time.monotonic()
        for device in readable:
            if device == 0:
                words = os.read(0, 4096).decode().split()
                if not words:
                    return
                if words[0] in ("stall", "go"):
                    stalled = words[0] == "stall"
                else:
                    delay, loss = float(words[0]) / 1000, float(words[1])
                print("done", flush=True)
                continue
            for _ in range(200):
                try:
                    packet = os.read(device, 65536)
                except BlockingIOError:
                    break
                if not stalled and random.random() >= loss:
                    heapq.heappush(queue, (now + delay, next(order), others[device], packet))
        while queue and queue[0][0] <= now:
            _, _, device, packet = heapq.heappop(queue)
            if not stalled:
                os.write(device, packet)


def main():
    name, delay, loss = sys.argv[1], float(sys.argv[2]) / 1000, float(sys.argv[3])
    try:
        ends = end(name + "a", "10.77.0.1/24"), end(name + "b", "10.77.0.2/24")
        print("ready", flush=True)
        carry(ends, delay, loss)
    finally:
        for space in (name + "a", name + "b"):
            subprocess.run(["ip", "netns", "del", space], stderr=subprocess.DEVNULL)


main()
