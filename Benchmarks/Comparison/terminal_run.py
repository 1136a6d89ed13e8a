"""Runs commands on pseudoterminals and measures them."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


class TerminalRun:
    """A process with a terminal of its own of 80 × 24 cells, which answers no queries."""

    def __init__(self, command, pixels=(0, 0)):
        self.master, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, *pixels))
        os.set_blocking(self.master, False)
        streams = [(os.POSIX_SPAWN_DUP2, terminal, number) for number in range(3)]
        self.start = time.monotonic()
        self.process = os.posix_spawnp(
            command[0], command, os.environ, setsid=True,
            file_actions=streams + [(os.POSIX_SPAWN_CLOSE, self.master)])
        os.close(terminal)
        self.ending = os.pidfd_open(self.process)
        self.bytes = 0

    def read(self):
        """Returns what the process has written since the last call."""
        try:
            data = os.read(self.master, 1 << 16)
        except (BlockingIOError, OSError):
            data = b""
        self.bytes += len(data)
        return data

    def wait(self, mark=None):
        """Waits for the end, or until what matches a pattern is written, which then ends it; returns the time
        from the start and the CPU time in seconds, and the peak of resident memory in kB."""
        watched, text = [self.master, self.ending], b""
        while True:
            ready = select.select(watched, [], [])[0]
            now = time.monotonic() - self.start
            if self.ending in ready:
                return now, *self.reap()
            data = self.read()
            if not data:
                watched = [self.ending]
            text = text[-100:] + data
            if mark and mark.search(text):
                os.kill(self.process, signal.SIGKILL)
                return now, *self.reap()

    def reap(self):
        """Waits for the process, closes the terminal and returns the CPU time in seconds and the peak of
        resident memory in kB, which is at least this program's own."""
        _, _, used = os.wait4(self.process, 0)
        os.close(self.ending)
        os.close(self.master)
        return used.ru_utime + used.ru_stime, used.ru_maxrss

    def cpu(self):
        """Returns the CPU time so far, in seconds."""
        # The process's CPU clock, as from clock_getcpuclockid.
        return time.clock_gettime(~self.process << 3 | 2)

    def wakeups(self):
        """Returns how often the living threads have waited so far."""
        count = 0
        for thread in os.listdir(f"/proc/{self.process}/task"):
            with open(f"/proc/{self.process}/task/{thread}/status") as file:
                count += sum(int(l.split()[1]) for l in file if l.startswith("voluntary"))
        return count

    def memory(self):
        """Returns the private dirty memory and the peak of resident memory, in kB."""
        with open(f"/proc/{self.process}/smaps_rollup") as file:
            dirty = next(int(l.split()[1]) for l in file if l.startswith("Private_Dirty"))
        with open(f"/proc/{self.process}/status") as file:
            peak = next(int(l.split()[1]) for l in file if l.startswith("VmHWM"))
        return dirty, peak


def spread(values):
    """Returns the median and the 90th percentile."""
    values = sorted(values)
    return values[len(values) // 2], values[min(len(values) - 1, len(values) * 9 // 10)]
