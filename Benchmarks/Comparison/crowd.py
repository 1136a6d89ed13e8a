"""Runs many countdowns at once: usage: crowd.py COUNT SECONDS COMMAND...

Prints how late they end, and in the middle the CPU time and the private memory of all.
"""

import resource
import select
import sys
import time

from terminal_run import TerminalRun, spread


def main():
    count, seconds, command = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    poll = select.epoll()
    runs, endings = {}, {}
    for _ in range(count):
        run = TerminalRun(command)
        runs[run.master], endings[run.ending] = run, run
        poll.register(run.master, select.EPOLLIN)
        poll.register(run.ending, select.EPOLLIN)
    start = time.monotonic()
    samples, late = [], []
    while endings:
        share = (time.monotonic() - start) / seconds
        if len(samples) < 2 and share > (0.3, 0.7)[len(samples)]:
            cpu = sum(run.cpu() for run in endings.values())
            samples.append((time.monotonic(), cpu))
            if len(samples) == 2:
                dirty = sum(run.memory()[0] for run in endings.values())
        for descriptor, events in poll.poll(0.5):
            if run := endings.pop(descriptor, None):
                late.append((time.monotonic() - run.start - seconds) * 1e3)
                runs.pop(run.master, None)
                run.reap()
            elif descriptor in runs and not runs[descriptor].read() and events & select.EPOLLHUP:
                poll.unregister(descriptor)
                del runs[descriptor]
    if len(samples) < 2:
        sys.exit("crowd.py: all ended before the second sample; the command must take SECONDS")
    (first, before), (last, after) = samples
    median, most = spread(late)
    print(
        f"{count} at once: {dirty / 1024:.0f} MB private, {(after - before) / (last - first):.2f} cores; "
        f"ends {median:.1f} ms late (median), {most:.1f} (p90), {max(late):.1f} (max)")


main()
