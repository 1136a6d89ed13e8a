"""Drives headless Chromium over two pipes: JSON with a NUL after each message, no library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PATIENCE = 60


class BrowserError(Exception):
    """What the browser answers instead of a result."""


class Browser:
    """A browser of its own, with a profile in a temporary folder."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="page-")
        from_here, self._out = os.pipe()
        self._in, from_there = os.pipe()
        words = [
            program, "--headless=new", "--remote-debugging-pipe", "--no-first-run",
            "--disable-gpu", "--hide-scrollbars", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update",
            "--force-color-profile=srgb", f"--user-data-dir={self.profile}", "about:blank",
        ]
        if os.geteuid() == 0:
            words.insert(1, "--no-sandbox")
        # The browser reads descriptor 3 and writes descriptor 4.
        shell = f'exec "$@" 3<&{from_here} 4>&{from_there}'
        self._process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *words], pass_fds=(from_here, from_there),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(from_here)
        os.close(from_there)
        self._text = b""
        self._number = 0
        self.events = []

    def close(self):
        try:
            self.send("Browser.close")
        except (BrowserError, OSError):
            pass
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, session=None, **parameters):
        """Sends a command and returns its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + PATIENCE
        while True:
            answer = self._read(end)
            if answer.get("id") != self._number:
                self.events.append(answer)
            elif "error" in answer:
                raise BrowserError(f"{method}: {answer['error'].get('message')}")
            else:
                return answer["result"]

    def _read(self, end):
        while b"\0" not in self._text:
            ready, _, _ = select.select([self._in], [], [], max(0, end - time.monotonic()))
            data = os.read(self._in, 1 << 20) if ready else b""
            if not data:
                raise BrowserError("the browser doesn’t answer" if not ready else "the browser ended")
            self._text += data
        message, _, self._text = self._text.partition(b"\0")
        return json.loads(message)


class Tab:
    """A page in a browser."""

    def __init__(self, browser, address, width=800, height=600, script=None, media=(), scale=1):
        self.browser = browser
        context = browser.send("Target.createBrowserContext")["browserContextId"]
        target = browser.send(
            "Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self._context = context
        self.session = browser.send(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")
        self.resize(width, height, scale)
        self.emulate(**dict(media))
        if script:
            self.send("Page.addScriptToEvaluateOnNewDocument", source=script)
        self.send("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'", "the page loads")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def close(self):
        self.browser.send("Target.disposeBrowserContext", browserContextId=self._context)

    def resize(self, width, height, scale=1):
        self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=False)

    def emulate(self, scheme="dark", motion="no-preference", contrast="no-preference"):
        features = [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
            {"name": "prefers-contrast", "value": contrast},
        ]
        self.send("Emulation.setEmulatedMedia", features=features)

    def value(self, expression):
        """Returns the value of an expression of JavaScript."""
        answer = self.send(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise BrowserError(f"{expression}: {answer['exceptionDetails'].get('text')}")
        return answer["result"].get("value")

    def wait(self, expression, what, patience=PATIENCE):
        """Waits until an expression is true; raises if it never is."""
        end = time.monotonic() + patience
        while not self._holds(expression):
            if time.monotonic() > end:
                raise BrowserError(f"not within {patience} s: {what}")
            time.sleep(0.02)

    def _holds(self, expression):
        try:
            return self.value(f"Boolean({expression})")
        except BrowserError:
            # The page is being replaced by another one.
            return False

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            text = {"text": key} if kind == "keyDown" and len(key) == 1 else {}
            code = {"windowsVirtualKeyCode": 9} if key == "Tab" else {}
            code = {"windowsVirtualKeyCode": 13, "text": "\r"} if key == "Enter" else code
            self.send("Input.dispatchKeyEvent", type=kind, key=key, **text, **code)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def picture(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def errors(self):
        """Returns the exceptions and errors of the page so far."""
        errors = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            parameters = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                errors.append(details.get("exception", {}).get("description") or details["text"])
            if event.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                errors.append(f"{parameters['entry']['text']} {parameters['entry'].get('url', '')}")
        return errors
