"""Measures pictures in pixels: usage: pixels.py SECONDS NAME=COMMAND...

Each runs on a terminal whose cells are 10 × 20 pixels, which answers as one with sixels and kitty graphics
does. The first seconds aren't counted.
"""

import fcntl
import os
import re
import signal
import struct
import sys
import termios
import time

from terminal_run import TerminalRun

WARM_UP = 3
ANSWERS = [
    (rb"\x1b\[>0?q", b"\x1bP>|kitty(0.36.4)\x1b\\"),
    (rb"\x1b\[c", b"\x1b[?62;4;22c"),
    (rb"\x1b\[16t", b"\x1b[6;20;10t"),
    (rb"\x1b\[14t", b"\x1b[4;480;800t"),
    (rb"\x1b\[\?2026\$p", b"\x1b[?2026;2$y"),
    (rb"\x1b\]11;\?", b"\x1b]11;rgb:0000/0000/0000\x1b\\"),
    (rb"\x1b_Gi=(\d+),[^\x1b]*a=q", lambda found: b"\x1b_Gi=" + found[1] + b";OK\x1b\\"),
]


def serve(run, seconds):
    """Reads what a program writes for a time, and answers its questions."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        data = run.read()
        for pattern, answer in ANSWERS:
            for found in re.finditer(pattern, data):
                os.write(run.master, answer(found) if callable(answer) else answer)
        time.sleep(0.01)


def main():
    seconds = float(sys.argv[1])
    print("| pixels | bytes/s | CPU ms/s |")
    print("|---|---|---|")
    for item in sys.argv[2:]:
        name, command = item.split("=", 1)
        run = TerminalRun(command.split())
        fcntl.ioctl(run.master, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 800, 480))
        serve(run, WARM_UP)
        before = (run.bytes, run.cpu())
        serve(run, seconds)
        print(f"| {name} | {(run.bytes - before[0]) / seconds:.0f} | {(run.cpu() - before[1]) * 1e3 / seconds:.2f} |")
        os.kill(run.process, signal.SIGKILL)
        run.reap()


main()
