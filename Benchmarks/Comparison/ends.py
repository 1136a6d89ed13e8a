"""Compares how late countdowns end: usage: ends.py ROUNDS SECONDS NAME=COMMAND...

Each round runs all commands once, one after another in random order, on terminals. The lateness is the
time from before the start until the process has ended, minus SECONDS.
"""

import random
import sys

from terminal_run import TerminalRun, spread


def main():
    rounds, seconds = int(sys.argv[1]), float(sys.argv[2])
    commands = [item.split("=", 1) for item in sys.argv[3:]]
    late = {name: [] for name, _ in commands}
    for _ in range(rounds):
        for name, command in random.sample(commands, len(commands)):
            late[name].append((TerminalRun(command.split()).wait()[0] - seconds) * 1e3)
    base = spread(late[commands[0][0]])[0]
    print(f"| end after {seconds:g} s, ms late | median | p90 | max | over the first |")
    print("|---|---|---|---|---|")
    for name, _ in commands:
        median, most = spread(late[name])
        print(
            f"| {name} | {median:.2f} | {most:.2f} | {max(late[name]):.2f} "
            f"| {median - base:+.2f} |")


main()
