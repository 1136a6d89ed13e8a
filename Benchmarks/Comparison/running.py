"""Compares programs that run side by side: usage: running.py SECONDS NAME=COMMAND...

All run at once on terminals. The first seconds aren't counted. CPU times are compared with that of the
first command.
"""

import os
import select
import signal
import sys
import time

from terminal_run import TerminalRun

WARM_UP = 3


def serve(runs, seconds):
    """Reads what all write for a time."""
    places = {run.master: run for run in runs}
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        for descriptor in select.select(list(places), [], [], left)[0]:
            places[descriptor].read()


def main():
    seconds = float(sys.argv[1])
    commands = [item.split("=", 1) for item in sys.argv[2:]]
    runs = [TerminalRun(command.split()) for _, command in commands]
    serve(runs, WARM_UP)
    before = [(run.cpu(), run.wakeups(), run.bytes) for run in runs]
    serve(runs, seconds)
    print("| running | CPU ms/s | × the first | wakeups/s | bytes/s | dirty kB | peak kB |")
    print("|---|---|---|---|---|---|---|")
    base = None
    for (name, _), run, (cpu, wakeups, length) in zip(commands, runs, before):
        cpu = (run.cpu() - cpu) * 1e3 / seconds
        base = base or cpu
        dirty, peak = run.memory()
        print(
            f"| {name} | {cpu:.2f} | {cpu / base:.2f} | {(run.wakeups() - wakeups) / seconds:.1f} "
            f"| {(run.bytes - length) / seconds:.0f} | {dirty} | {peak} |")
    for run in runs:
        os.kill(run.process, signal.SIGKILL)
        run.reap()


main()
