"""Tries the page in headless Chromium with a real broker; called by Scripts/check-page."""

import math
import os
import subprocess
import sys
import time
from contextlib import closing

from broker import Broker, Publisher
from browser import Browser, BrowserError, Tab

SIZES = [
    (320, 480), (480, 320), (375, 667), (667, 375), (768, 1024), (1024, 768), (1280, 720),
    (1920, 1080), (3840, 2160), (1600, 130),
]
# Milliseconds by which a picture may be late, besides the time for which the page got no processor.
LATENESS = 30

# Records when the time changes, on the clock that no test sets, and for how long the page stood still.
RECORDER = """
window.changes = [];
window.beats = [0, 0];
setInterval(() => {
  const now = performance.now();
  beats[1] = Math.max(now - beats[0] - 10, beats[1] * 0.98);
  beats[0] = now;
}, 10);
addEventListener("DOMContentLoaded", () => {
  const time = document.getElementById("time");
  new MutationObserver(() => changes.push(
    [performance.timeOrigin + performance.now(), time.textContent,
      Math.max(beats[1], performance.now() - beats[0])]
  )).observe(time, { childList: true, characterData: true, subtree: true });
});
"""


def other_clock(offset, drift=0):
    """Returns a script that sets the page's clock: ahead by an offset, which grows by a drift."""
    return RECORDER + f"""
    {{
      const Real = Date;
      const shift = () => {offset} + {drift} * performance.now();
      globalThis.Date = class extends Real {{
        constructor(...words) {{
          if (words.length > 0) super(...words);
          else super(Real.now() + shift());
        }}
        static now() {{ return Math.floor(Real.now() + shift()); }}
      }};
    }}
    """


class Check:
    def __init__(self, page, folder, browser):
        self.page, self.folder, self.browser = page, folder, browser
        self.failures = []
        self.figures = []

    # Sentences

    def expect(self, condition, sentence):
        if not condition:
            self.failures.append(sentence)
            print(f"check-page: {sentence}", file=sys.stderr)

    def equal(self, found, expected, what):
        self.expect(found == expected, f"{what} is {found!r} rather than {expected!r}")

    def text(self, tab, identifier, expected, what):
        """Waits until an element has a text."""
        expression = f"document.getElementById('{identifier}').textContent"
        try:
            tab.wait(f"{expression} === {expected!r}", what, 10)
        except BrowserError:
            self.expect(False, f"{what}: “{tab.value(expression)}” rather than “{expected}”")

    def standing(self, tab, kind, what, patience=20):
        try:
            tab.wait(f"document.body.dataset.standing === '{kind}'", what, patience)
        except BrowserError:
            self.expect(False, f"{what}: the page is “{tab.value('document.body.dataset.standing')}”")

    def phase(self, tab, phase, what):
        try:
            tab.wait(f"document.body.dataset.phase === '{phase}'", what, 10)
        except BrowserError:
            self.expect(False, f"{what}: the phase is “{tab.value('document.body.dataset.phase')}”")

    def picture(self, tab, name):
        tab.picture(os.path.join(self.folder, f"{name}.png"))

    def no_errors(self, tab, what, allowed=()):
        errors = [error for error in tab.errors() if not any(word in error for word in allowed)]
        self.expect(not errors, f"{what}: the page reports {errors[:3]}")

    def tab(self, address, width=800, height=600, script=RECORDER, **options):
        return Tab(self.browser, address, width, height, script, **options)

    # What is tried

    def run(self):
        for scene in (
            self.life, self.end, self.steps, self.payloads, self.silence, self.lost, self.half_open,
            self.clocks, self.passwords, self.file, self.keys, self.stillness, self.sizes,
        ):
            start = time.monotonic()
            broker = Broker(self.page)
            try:
                scene(broker)
            except (BrowserError, OSError, subprocess.SubprocessError) as error:
                self.expect(False, f"{scene.__name__}: {error}")
            finally:
                broker.close()
            print(f"{time.monotonic() - start:5.1f} s  {scene.__name__}")
        for figure in self.figures:
            print(figure)

    def life(self, broker):
        tab = self.tab(broker.address + "?room=hall")
        self.standing(tab, "waiting", "an empty room")
        self.text(tab, "message", "Waiting for a timer in this room.", "an empty room")
        self.picture(tab, "empty")
        publisher = Publisher(broker)
        ends = publisher.run(1930, 2700, label="Opening keynote")
        self.phase(tab, "running", "a start")
        self.text(tab, "name", "Opening keynote", "the label")
        self.text(tab, "details", "45 min", "the length")
        self.seconds(tab, ends, "a start", 3)
        self.picture(tab, "running")
        publisher.pause(1800.4)
        self.text(tab, "time", "30:01 paused", "a pause")
        self.equal(tab.value("document.title"), "30:01 paused · Opening keynote", "the title")
        self.picture(tab, "paused")
        ends = publisher.run(1800.4, 2700)
        self.phase(tab, "running", "a resumption")
        self.seconds(tab, ends, "a resumption", 2)
        ends = publisher.run(2100, 3000)
        self.text(tab, "details", "50 min", "added time")
        self.seconds(tab, ends, "added time", 2)
        publisher.publish(state="canceled", left=2000e3, ends=None, over=time.time() * 1000)
        self.text(tab, "time", "33:20 canceled", "a canceled timer")
        self.picture(tab, "canceled")
        broker.publish("timer/v1/hall/state", b"", "-r")
        self.standing(tab, "waiting", "a cleared room")
        self.no_errors(tab, "a life")
        tab.close()
        publisher.close()

    def seconds(self, tab, ends, what, count):
        """Checks that the digits change when a second begins, counted back from the deadline."""
        tab.value("void (changes.length = 0)")
        tab.wait(f"changes.length >= {count}", f"{what}: the digits change", 15)
        late, stalls = [], []
        for instant, text, stall in tab.value("changes"):
            stalls.append(stall)
            parts = [float(part) for part in text.split(" ")[0].split(":")]
            shown = sum(part * 60 ** place for place, part in enumerate(reversed(parts)))
            # The text N appears when N seconds are left.
            late.append(instant - (ends - shown) * 1000)
        offset = tab.value("document.body.dataset.offset")
        self.expect(
            all(-6 <= delay <= LATENESS + stall for delay, stall in zip(late, stalls)),
            f"{what}: the digits change {[round(delay) for delay in late]} ms after their seconds, "
            f"with an offset of {offset} ms and stalls of {[round(stall) for stall in stalls]} ms")
        return late

    def end(self, broker):
        tab = self.tab(broker.address + "#hall")
        publisher = Publisher(broker)
        ends = publisher.run(12.5, 60, name="Tea")
        self.phase(tab, "running", "a start")
        tab.wait("document.getElementById('time').textContent === '0:05'", "5 s are left", 15)
        self.picture(tab, "last-seconds")
        # The publisher says nothing more.
        self.phase(tab, "ringing", "the deadline")
        up, stall = next(
            (instant, stall) for instant, text, stall in tab.value("changes") if "time’s up" in text)
        late = up - ends * 1000
        self.expect(
            -6 <= late <= LATENESS + stall,
            f"the time is up {late:.0f} ms after the deadline, with a stall of {stall:.0f} ms")
        self.figures.append(f"{late:.1f} ms after the deadline, the time is up")
        self.equal(tab.value("document.title"), "Time’s up · Tea", "the title at the end")
        announced = tab.value("document.getElementById('announcement').textContent")
        self.equal(announced, "Tea: time’s up", "what a screen reader says at the end")
        tab.wait("document.getElementById('time').textContent.startsWith('+0:02')", "overtime", 10)
        self.picture(tab, "time-is-up")
        publisher.publish(state="ringing")
        publisher.end()
        self.text(tab, "time", "0:00 ended", "an ended timer")
        self.picture(tab, "ended")
        late_tab = self.tab(broker.address + "?room=hall")
        self.text(late_tab, "time", "0:00 ended", "an ended timer, seen later")
        publisher.publish(over=(time.time() - 601) * 1000)
        self.standing(tab, "waiting", "a timer that is long over")
        self.no_errors(tab, "an end")
        for one in (tab, late_tab):
            one.close()
        publisher.close()

    def steps(self, broker):
        tab = self.tab(broker.address + "?room=hall")
        publisher = Publisher(broker)
        publisher.run(
            600, 1500, name="Workshop", step=1, steps=2, round=2, rounds=4, stepLabel="Work",
            next="Break", color="orange")
        self.text(tab, "step-words", "Work · round 2 of 4", "a step")
        self.text(tab, "details", "25 min · next: Break", "the next step")
        self.equal(tab.value("document.querySelectorAll('#dots i.done').length"), 2, "the dots")
        self.picture(tab, "step")
        publisher.publish(
            state="waiting", left=300e3, planned=300e3, step=2, stepLabel="Break", next="Work",
            color="teal", ends=None)
        self.text(tab, "time", "5:00 waiting", "a step that waits")
        self.picture(tab, "waiting")
        # The end of a step isn't the end of the timer.
        publisher.run(-1, 300)
        self.text(tab, "time", "0:00", "a step that is over")
        self.equal(tab.value("document.body.dataset.phase"), "running", "the phase after a step")
        publisher.run(
            250, 1500, warnings=[{"left": 300e3, "color": "purple"}, {"left": 60e3, "color": "red"}])
        self.phase(tab, "running", "a warning")
        tab.wait("document.getElementById('ends').classList.contains('is-warning')", "a warning", 10)
        self.picture(tab, "warning")
        now = time.time() * 1000
        publisher.publish(
            state="running", ends=None, planned=None, origin=now - 754321, up=True, longest=60e3,
            tenths=True, warnings=None, color=None, step=None, steps=None, round=None, rounds=None,
            stepLabel=None, next=None)
        tab.wait("/^12:3\\d\\.\\d$/.test(document.getElementById('time').textContent)", "a stopwatch", 10)
        self.picture(tab, "stopwatch")
        publisher.run(33 * 86400 + 3600, 34 * 86400, origin=None, up=None, tenths=None)
        tab.wait("document.getElementById('time').textContent.startsWith('33 d 0')", "days", 10)
        self.picture(tab, "days")
        self.no_errors(tab, "steps")
        tab.close()
        publisher.close()

    def payloads(self, broker):
        tab = self.tab(broker.address + "?room=hall")
        publisher = Publisher(broker)
        publisher.run(1000, 2000)
        self.phase(tab, "running", "a start")
        topic = "timer/v1/hall/state"
        valid = b'{"v":1,"id":"9f2c61d4","seq":1e6,"state":"paused","name":"x","left":1,"planned":1,' \
            b'"longest":1,"sent":1'
        for what, payload in [
            ("no JSON", b"hello"), ("no UTF-8", b"\xff\xfe{}"), ("a list", b"[1]"),
            ("a newer version", valid.replace(b'"v":1', b'"v":2') + b"}"),
            ("a cut payload", valid), ("a text as seq", valid.replace(b"1e6", b'"9"') + b"}"),
            ("infinity", valid.replace(b'"left":1', b'"left":1e999') + b"}"),
            ("more than 4,096 bytes", valid + b',"x":"' + b"y" * 5000 + b'"}'),
            ("300,000 bytes", valid + b',"x":"' + b"y" * 300000 + b'"}'),
            ("deep JSON", b"[" * 4000),
        ]:
            tab.value("void (document.getElementById('note').textContent = '?')")
            broker.publish(topic, payload)
            tab.wait(
                "document.getElementById('note').textContent.startsWith('A message was ignored')",
                f"{what} is ignored", 10)
            self.equal(tab.value("document.body.dataset.phase"), "running", f"the phase after {what}")
        self.picture(tab, "ignored")
        # Old and replayed messages change nothing, and are no fault.
        broker.publish(topic, valid.replace(b"1e6", b"1") + b"}")
        publisher.run(900, 2000)
        self.text(tab, "note", "", "a valid message after invalid ones")
        self.equal(tab.value("document.body.dataset.phase"), "running", "the phase after a replay")
        publisher.publish(name="<img src=x onerror=alert(1)>\u202e\u0007<script>", label=None)
        self.text(tab, "name", "<img src=x onerror=alert(1)>\ufffd\ufffd<script>", "a name with markup")
        self.equal(tab.value("document.querySelectorAll('#name *').length"), 0, "the elements of a name")
        publisher.publish(name="W" * 5000)
        self.standing(tab, "live", "a huge name")
        publisher.publish(name="W" * 190)
        self.text(tab, "name", "W" * 190, "a long name")
        self.fits(tab, "a long name")
        self.picture(tab, "long-name")
        self.no_errors(tab, "wrong payloads")
        tab.close()
        publisher.close()

    def silence(self, broker):
        tab = self.tab(broker.address + "?room=hall")
        publisher = Publisher(broker)
        ends = publisher.run(1000, 2000)
        self.phase(tab, "running", "a start")
        publisher.say(False)
        self.standing(tab, "gone", "a publisher that is offline")
        self.seconds(tab, ends, "without the publisher", 2)
        self.picture(tab, "publisher-gone")
        publisher.say(True)
        self.standing(tab, "live", "a publisher that is back")
        # Another publisher takes the room; the goodbye of the old one is none of its business.
        other = Publisher(broker, identifier="00000000ffff", options=())
        other.run(500, 2000, name="Other")
        self.text(tab, "name", "Other", "another publisher")
        publisher.say(False)
        time.sleep(0.3)
        self.equal(tab.value("document.body.dataset.standing"), "live", "after the old one’s goodbye")
        publisher.run(100, 2000)
        other.publish(label="Still here")
        self.text(tab, "name", "Still here", "a publisher that was replaced")
        self.no_errors(tab, "silence")
        tab.close()
        for one in (publisher, other):
            one.close()

    def lost(self, broker):
        tab = self.tab(broker.address + "?room=hall")
        publisher = Publisher(broker)
        ends = publisher.run(1000, 2000, label="Plenary")
        self.phase(tab, "running", "a start")
        publisher.close()
        broker.kill()
        self.standing(tab, "offline", "a killed broker")
        self.seconds(tab, ends, "without the broker", 3)
        self.picture(tab, "offline")
        time.sleep(2)
        start = time.monotonic()
        broker.start()
        self.standing(tab, "live", "a restarted broker", 40)
        self.figures.append(f"{time.monotonic() - start:.1f} s after a restart, the page is back")
        publisher = Publisher(broker)
        publisher.number = 10
        ends = publisher.run(990, 2000, label="Back")
        self.text(tab, "name", "Back", "a publisher that is back")
        self.seconds(tab, ends, "after a restart", 2)
        self.no_errors(tab, "a lost connection", allowed=["WebSocket"])
        tab.close()
        publisher.close()

    def half_open(self, broker):
        tab = self.tab(broker.address + "?room=hall")
        publisher = Publisher(broker)
        publisher.run(1000, 2000)
        self.phase(tab, "running", "a start")
        os.kill(broker.process.pid, 19)
        # As when a laptop wakes up: the page asks at once.
        tab.value("void dispatchEvent(new Event('online'))")
        self.standing(tab, "offline", "a broker that says nothing", 15)
        os.kill(broker.process.pid, 18)
        self.standing(tab, "live", "a broker that speaks again", 40)
        tab.close()
        publisher.close()

    def clocks(self, broker):
        publisher = Publisher(broker)
        ends = publisher.run(1000, 2000)
        hours = 3 * 3600e3
        for offset, drift in [(hours, 0), (-hours, 0), (hours, 2e-4), (800, 0), (0, 0)]:
            what = f"a clock {offset / 1000:g} s ahead that drifts by {drift * 1e6:g} µs a second"
            tab = self.tab(broker.address + "?room=hall", script=other_clock(offset, drift))
            self.phase(tab, "running", what)
            # The heartbeats of a publisher.
            for _ in range(3):
                time.sleep(0.3)
                publisher.publish()
            tab.wait(f"Boolean(Number(document.body.dataset.offset)) === {str(offset != 0).lower()}",
                     f"{what} is noticed", 10)
            late = self.seconds(tab, ends, what, 3)
            self.figures.append(f"{max(late):5.1f} ms late at most: {what}")
            note = tab.value("document.getElementById('note').textContent")
            self.equal("3 h" in note, abs(offset) == hours, f"whether the note names {what}")
            if offset == hours and drift == 0:
                self.picture(tab, "other-clock")
                # The clock is set right while the page is open.
                tab.value("void (Date.now = () => performance.timeOrigin + performance.now())")
                publisher.publish()
                time.sleep(0.5)
                publisher.publish()
                self.seconds(tab, ends, "a clock that is set", 2)
            self.no_errors(tab, what)
            tab.close()
        publisher.close()

    def passwords(self, _):
        with closing(Broker(self.page, users={"anna": "open sesame"})) as broker:
            self.passwords_of(broker)

    def passwords_of(self, broker):
        login = ("-u", "anna", "-P", "open sesame")
        publisher = Publisher(broker, options=login)
        publisher.run(1000, 2000)
        tab = self.tab(broker.address + "?room=hall")
        shown = "!document.getElementById('password-form').hidden"
        tab.wait(shown, "the form for the password", 10)
        self.picture(tab, "password")
        recipient = "document.getElementById('password-recipient').textContent"
        filled = "document.querySelector('[name=password]').autocomplete"
        host = broker.address.split("/")[2]
        self.equal(tab.value(recipient), f"Your password goes to {host}.", "who gets the password")
        self.equal(tab.value(filled), "current-password", "what browsers may fill in")
        for password, is_right in [("wrong", False), ("open sesame", True)]:
            tab.value("document.querySelector('[name=user]').value = 'anna'")
            tab.value("document.querySelector('[name=password]').focus()")
            tab.type(password)
            tab.press("Enter")
            if is_right:
                self.phase(tab, "running", "the right password")
                self.equal(tab.value(f"Boolean({shown})"), False, "the form after the right password")
            else:
                tab.wait(
                    "document.getElementById('password-problem').textContent.includes('wrong')",
                    "a wrong password is refused", 10)
        self.expect("sesame" not in tab.value("location.href"), "the password is in the address")
        tab.close()
        tab = self.tab(broker.address + "?room=hall&user=anna&password=x")
        tab.wait("!document.getElementById('room-form').hidden", "a password in the address", 10)
        tab.close()
        # Not to another machine without TLS.
        tab = self.tab(broker.address + "?room=hall&user=anna&broker=ws://192.0.2.1")
        tab.wait(shown, "the form for the password", 10)
        self.expect("192.0.2.1, which" in tab.value(recipient), "another broker isn’t named")
        self.picture(tab, "password-elsewhere")
        self.equal(tab.value(filled), "new-password", "what browsers may fill in for another broker")
        tab.value("document.querySelector('[name=password]').focus()")
        tab.type("open sesame")
        tab.press("Enter")
        tab.wait(
            "document.getElementById('password-problem').textContent.includes('wss://')",
            "a password isn’t sent in the clear", 10)
        tab.close()
        publisher.close()

    def file(self, broker):
        publisher = Publisher(broker, room="hall 1")
        publisher.run(1000, 2000)
        index = f"file://{self.page}/index.html"
        tab = self.tab(f"{index}?room=hall%201&broker=127.0.0.1:{broker.web}")
        self.phase(tab, "running", "the page as a file")
        self.no_errors(tab, "the page as a file")
        tab.close()
        tab = self.tab(index)
        tab.wait("!document.getElementById('room-form').hidden", "the form for the room", 10)
        self.picture(tab, "room")
        tab.value("document.querySelector('[name=room]').focus()")
        tab.type("hall 1")
        tab.value("document.querySelector('[name=broker]').focus()")
        tab.type(f"ws://127.0.0.1:{broker.web}")
        tab.press("Enter")
        self.phase(tab, "running", "a room from the form")
        tab.close()
        for words, what in [
            ("?room=a/b", "a slash in the room"), ("?room=%23", "a number sign in the room"),
            ("?room=x&broker=mqtt://a", "a broker by mqtt"),
            ("?room=x&broker=wss://a:b@c", "a password in the broker’s address"),
            ("#%zz", "a bad fragment"),
        ]:
            tab = self.tab(index + words)
            tab.wait("!document.getElementById('room-problem').hidden", what, 10)
            self.no_errors(tab, what)
            tab.close()
        publisher.close()

    def keys(self, broker):
        publisher = Publisher(broker)
        publisher.run(1000, 2000)
        script = RECORDER + """
        window.locks = 0;
        if (navigator.wakeLock) {
          const request = navigator.wakeLock.request.bind(navigator.wakeLock);
          navigator.wakeLock.request = (kind) => { locks += 1; return request(kind); };
        }
        """
        tab = self.tab(broker.address + "?room=hall", script=script)
        self.phase(tab, "running", "a start")
        tab.wait("locks > 0", "the screen is kept on", 10)
        background = "getComputedStyle(document.body).backgroundColor"
        dark = tab.value(background)
        tab.press("t")
        self.expect(tab.value(background) != dark, "the key t doesn’t change the theme")
        self.picture(tab, "light")
        tab.press("t")
        self.equal(tab.value(background), dark, "the background after t twice")
        tab.press("f")
        tab.wait("document.fullscreenElement !== null", "the key f is full screen", 10)
        tab.press("f")
        tab.wait("document.fullscreenElement === null", "the key f ends full screen", 10)
        tab.press("Tab")
        self.equal(tab.value("document.activeElement.id"), "theme", "the first button")
        self.picture(tab, "focus")
        tab.press("Enter")
        self.expect(tab.value(background) != dark, "Enter doesn’t press a button")
        tab.wait("document.body.classList.contains('idle')", "the cursor hides", 10)
        roles = {
            node.get("role", {}).get("value"): node.get("name", {}).get("value")
            for node in tab.send("Accessibility.getFullAXTree")["nodes"]
        }
        self.equal(roles.get("timer"), "hall", "the name of the timer for screen readers")
        publisher.pause(100)
        self.text(tab, "announcement", "hall: paused, 1 min 40 s left", "what a screen reader says")
        self.no_errors(tab, "keys")
        tab.close()
        publisher.close()

    def stillness(self, broker):
        publisher = Publisher(broker)
        tab = self.tab(broker.address + "?room=hall", media={"motion": "reduce"})
        # Counts the pictures of a second; fast rings take many, and still ones only their digits'.
        count = """new Promise((done) => {
          const fill = CanvasRenderingContext2D.prototype.clearRect;
          let count = 0;
          CanvasRenderingContext2D.prototype.clearRect = function (...words) {
            count += 1;
            fill.apply(this, words);
          };
          setTimeout(() => {
            CanvasRenderingContext2D.prototype.clearRect = fill;
            done(count);
          }, 2000);
        })"""
        publisher.run(20, 20)
        self.phase(tab, "running", "a start")
        self.expect(tab.value(count) <= 6, "with reduced motion, the ring moves between the seconds")
        tab.emulate(motion="no-preference")
        publisher.run(20, 20)
        moving = tab.value(count)
        self.expect(moving >= 20, f"the ring of 20 s is drawn only {moving / 2:g} times a second")
        publisher.pause(10)
        self.phase(tab, "paused", "a pause")
        self.equal(tab.value(count), 0, "the number of pictures of a paused timer")
        publisher.run(36000, 36000)
        self.phase(tab, "running", "ten hours")
        slow = tab.value(count)
        self.expect(slow <= 4, f"a ring of ten hours is drawn {slow / 2:g} times a second")
        self.figures.append(f"{moving / 2:g}, {slow / 2:g} and 0 pictures a second: 20 s, 10 h, paused")
        tab.close()
        publisher.close()

    def sizes(self, broker):
        publisher = Publisher(broker)
        publisher.run(
            5025, 7200, label="Tokyo team: review of the third quarter", step=2, steps=3, round=1,
            rounds=4, stepLabel="Presentation", next="Questions and answers")
        for scheme in ("dark", "light"):
            tab = self.tab(broker.address + "?room=hall", media={"scheme": scheme})
            self.phase(tab, "running", "a start")
            for width, height in SIZES:
                tab.resize(width, height)
                tab.value("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
                self.fits(tab, f"{width} × {height}")
                self.picture(tab, f"{scheme}-{width}x{height}")
            tab.close()
        tab = self.tab(
            broker.address + "?room=hall", 800, 600, media={"scheme": "light", "contrast": "more"})
        self.phase(tab, "running", "a start")
        self.picture(tab, "high-contrast")
        tab.close()
        publisher.close()

    def fits(self, tab, what):
        """Checks that nothing is outside of the window, and that no two parts overlap."""
        problems = tab.value("""(() => {
          const problems = [];
          const { innerWidth: width, innerHeight: height } = window;
          const root = document.documentElement;
          if (root.scrollWidth > width || root.scrollHeight > height) problems.push("it scrolls");
          const path = document.querySelector("#stage path").getBoundingClientRect();
          const canvas = document.querySelector("#stage canvas");
          const boxes = { digits: path };
          if (!canvas.hidden) {
            const ring = canvas.getBoundingClientRect();
            boxes.ring = ring;
            const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
            const corner = Math.hypot(Math.max(x - path.left, path.right - x),
              Math.max(y - path.top, path.bottom - y));
            if (corner > ring.width / 2 * (1 - 2 * 0.085)) problems.push("the digits touch the ring");
          }
          const isStrip = height <= 160;
          const lines = ["name", "step", "ends", "details"].map((id) => document.getElementById(id));
          for (const line of isStrip ? [] : lines) {
            if (line.hidden || line.textContent === "") continue;
            boxes[line.id] = line.getBoundingClientRect();
            const isShort = line.textContent.length < 80;
            if (isShort && line.scrollHeight > line.clientHeight + 1) problems.push(`${line.id} is cut off`);
            if (line.id === "ends" && line.scrollWidth > line.clientWidth) {
              problems.push(`${line.id} is too long`);
            }
          }
          const entries = Object.entries(boxes);
          for (const [name, box] of entries) {
            if (box.left < -0.5 || box.top < -0.5 || box.right > width + 0.5
              || box.bottom > height + 0.5 || box.width === 0) {
              problems.push(`${name} is outside of the window`);
            }
          }
          const controls = document.getElementById("controls").getBoundingClientRect();
          const others = [...entries.filter(([name]) => name !== "digits"), ["controls", controls]];
          others.forEach(([name, box], index) => {
            for (const [other, another] of others.slice(index + 1)) {
              const [w, h] = [
                Math.min(box.right, another.right) - Math.max(box.left, another.left),
                Math.min(box.bottom, another.bottom) - Math.max(box.top, another.top),
              ];
              // The box of a ring has free corners.
              const isRing = name === "ring" || other === "ring";
              if (w > 1 && h > 1 && !(isRing && (name === "controls" || other === "controls"))) {
                problems.push(`${name} and ${other} overlap`);
              }
            }
          });
          return problems;
        })()""")
        self.expect(not problems, f"{what}: {', '.join(problems or [])}")


def main(page, folder, program):
    os.makedirs(folder, exist_ok=True)
    browser = Browser(program)
    try:
        check = Check(page, folder, browser)
        check.run()
    finally:
        browser.close()
    count = len(check.failures)
    print(f"{count} failure{'' if count == 1 else 's'}; the pictures are in {folder}")
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:4]))
