"""Measures pictures in pixels.

usage: pixels.py SECONDS NAME=COMMAND...

Each command runs on a terminal whose cells are 10 × 20 pixels, which answers like one with sixels and kitty
graphics. The first seconds aren't counted.
"""

import os
import re
import select
import signal
import sys
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
    (rb"\x1b_Gi=31,[^\x1b]*a=q", b"\x1b_Gi=31;OK\x1b\\"),
]


def serve(run, seconds):
    """Reads what a program writes for a time, answers its questions in order, and returns whether there
    were pictures."""
    end = time.monotonic() + seconds
    pictures = False
    while (left := end - time.monotonic()) > 0:
        if not select.select([run.master], [], [], left)[0]:
            break
        data = run.read()
        pictures |= re.search(rb"\x1b_G[^\x1b]*a=[Tf]|\x1bP[0-9;]*q", data) is not None
        found = [(match.start(), answer) for pattern, answer in ANSWERS for match in re.finditer(pattern, data)]
        os.write(run.master, b"".join(answer for _, answer in sorted(found)))
    return pictures


def main():
    seconds = float(sys.argv[1])
    print("| pixels | bytes/s | CPU ms/s |")
    print("|---|---|---|")
    for item in sys.argv[2:]:
        name, command = item.split("=", 1)
        run = TerminalRun(command.split(), pixels=(800, 480))
        if not serve(run, WARM_UP):
            sys.exit(f"error: {command} drew no picture")
        before = (run.bytes, run.cpu())
        serve(run, seconds)
        length, cpu = run.bytes - before[0], run.cpu() - before[1]
        print(f"| {name} | {length / seconds:.0f} | {cpu * 1e3 / seconds:.2f} |")
        os.kill(run.process, signal.SIGKILL)
        run.reap()


main()
