"""Compares the starts of programs: usage: starts.py ROUNDS NAME=COMMAND...

Each round runs all commands once, in random order. A command that shows the time as the title of the
terminal is killed at its first frame; the files that it leaves, which later ones would read, are removed.
CPU times are compared with that of the first command. The peak of memory is at least that of Python.
"""

import glob
import os
import random
import re
import sys
import tempfile

from terminal_run import TerminalRun, spread

TITLE = re.compile(rb"\x1b\]2;[^\x07\x1b]*\d:\d\d")


def main(home):
    os.environ["HOME"] = home
    rounds = int(sys.argv[1])
    commands = [item.split("=", 1) for item in sys.argv[2:]]
    times = {name: ([], [], []) for name, _ in commands}
    for _ in range(rounds):
        for name, command in random.sample(commands, len(commands)):
            wall, cpu, peak = TerminalRun(command.split()).wait(mark=TITLE)
            for file in glob.glob(f"{home}/.local/state/timer/run*/*"):
                os.remove(file)
            for list, value in zip(times[name], (wall * 1e3, cpu * 1e3, peak / 1024)):
                list.append(value)
    base = spread(times[commands[0][0]][1])[0]
    print("| start to first frame or end, ms: median (p90) | time | CPU | × CPU of the first | peak MB |")
    print("|---|---|---|---|---|")
    for name, _ in commands:
        walls, cpus, peaks = (spread(list) for list in times[name])
        print(
            f"| {name} | {walls[0]:.1f} ({walls[1]:.1f}) "
            f"| {cpus[0]:.2f} ({cpus[1]:.2f}) | {cpus[0] / base:.1f} | {peaks[0]:.0f} |")


with tempfile.TemporaryDirectory() as folder:
    main(folder)
