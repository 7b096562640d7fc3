"""Drives a headless Chromium by its DevTools protocol over a pipe, with the standard library alone."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """A browser with one page. Notes everything that the page asks for, says on its console, or throws."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="galley-chromium-")
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def connect():
            # The browser reads its commands at 3 and answers at 4. They are moved out of the way first.
            high = [os.dup2(end, 20 + index) for index, end in enumerate((commands, answers))]
            for place, end in zip((3, 4), high):
                os.dup2(end, place, inheritable=True)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--force-color-profile=srgb", f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer, self.number, self.session = b"", 0, None
        self.requests, self.complaints, self.events = [], [], []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def close(self):
        os.close(self.output)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.input)
        shutil.rmtree(self.profile, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # The protocol: messages of JSON, each ended by a zero byte.

    def read(self):
        while b"\0" not in self.buffer:
            bytes_ = os.read(self.input, 1 << 16)
            if not bytes_:
                raise RuntimeError("the browser has ended")
            self.buffer += bytes_
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        number = self.number
        while True:
            answer = self.read()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.note(answer)

    def note(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(one.get("value")) for one in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        self.events.append(method)

    # The page.

    def open(self, address, width=1280, height=840, dark=False, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        for place in ("about:blank", address):
            self.requests, self.complaints, self.events = [], [], []
            self.call("Page.navigate", url=place)
            while "Page.loadEventFired" not in self.events:
                self.note(self.read())

    def run(self, expression):
        """The value of an expression of JavaScript; promises are waited for."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def until(self, expression, value="true", seconds=10):
        """Waits until an expression is true. Returns the value of another at that moment."""
        found = self.run(f"""new Promise((done) => {{
            const end = performance.now() + {seconds * 1000};
            const look = () => {{
                if ({expression}) done([{value}]);
                else if (performance.now() > end) done(null);
                else setTimeout(look, 20);
            }};
            look();
        }})""")
        assert found, f"never true: {expression}"
        return found[0]

    def key(self, key):
        """Taps a key: a fiftieth of a second, however long the machine takes over it."""
        parameters = {"key": key, "text": key} if len(key) == 1 else {"key": key}
        now = time.time()
        self.call("Input.dispatchKeyEvent", type="keyDown", timestamp=now, **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", timestamp=now + 0.02, key=key)

    def mouse(self, kind, x, y, held=False):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if held else "none",
                  buttons=1 if held else 0, clickCount=1 if kind == "mousePressed" else 0)

    def click(self, selector):
        self.run(f"document.querySelector({json.dumps(selector)}).click()")

    def text(self, selector):
        return self.run(f"document.querySelector({json.dumps(selector)})?.innerText")

    def count(self, selector):
        return self.run(f"document.querySelectorAll({json.dumps(selector)}).length")

    def screenshot(self, path=None):
        data = base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data
