#!/usr/bin/env python3
"""The live page in Debian's chromium, driven over its debugging protocol.

  .ci/page.py PROGRAM            all checks; a plain word and status 0 where there is no chromium
  .ci/page.py PROGRAM --update   rewrites the accessibility trees of the examples
  .ci/page.py PROGRAM --measure navigation|key|heap   prints nanoseconds or bytes

Where a network namespace can be made, the checks run without any network but loopback.
"""
import base64
import json
import os
import pty
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

# A busy machine may need long for the first picture.
SECONDS = 60
# The goal is 10,000,000 rows, for which the debug build needs a minute: `ROWS=10000000 .ci/page.py PROGRAM`.
COUNT = int(os.environ.get("ROWS", "200000"))
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TREES = f"{ROOT}/Tests/PageAccessibility"
HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=1</script>'


class Tab:
    """A tab, over a WebSocket (RFC 6455) with the standard library."""

    def __init__(self, address):
        host, port, path = re.match(r"ws://([^:/]+):(\d+)(/.*)", address).groups()
        self.socket = socket.create_connection((host, int(port)), timeout=SECONDS)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        self.number = 0
        self.events = []

    def read(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise EOFError("the browser closed the connection")
            data += piece
        return data

    def receive(self):
        text = b""
        while True:
            first, second = self.read(2)
            length = second & 127
            if length == 126:
                (length,) = struct.unpack(">H", self.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.read(8))
            text += self.read(length)
            if first & 128:
                return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        mask = os.urandom(4)
        head = bytes([129, 254]) + struct.pack(">H", len(data)) if 125 < len(data) < 65536 else (
            bytes([129, 128 | len(data)]) if len(data) < 126 else bytes([129, 255]) + struct.pack(">Q", len(data))
        )
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]
            self.events.append(message)

    def run(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def wait(self, script, wanted=True, seconds=SECONDS):
        value, end = None, time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                value = self.run(script)
            except RuntimeError as error:
                # Between two documents of a navigation there is no context, and a question may be cut off.
                if not re.search("execution context|navigated", str(error)):
                    raise
            if value == wanted:
                return value
            time.sleep(0.05)
        raise AssertionError(f"{script}: {value!r} instead of {wanted!r}")

    def key(self, key, code=None, modifiers=0):
        for kind in ("keyDown", "keyUp"):
            text = {"text": "\r" if key == "Enter" else key} if kind == "keyDown" and key in ("Enter", *key[:1]) else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, modifiers=modifiers, **text)

    def click(self, selector):
        x, y = self.run(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            "return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)


class Program:
    """The program with a page, and a command line beside it."""

    def __init__(self, program, path, *options):
        self.process = subprocess.Popen(
            [program, *([path] if path else []), "-q", *options, *([] if "--serve" in options else ["--serve"])],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )
        self.address = ""
        for line in self.process.stdout:
            if line.startswith("page: "):
                self.address = line[6:].strip()
                break
        if not self.address:
            raise RuntimeError(self.process.stderr.read())

    def end(self):
        self.process.terminate()
        status = self.process.wait()
        assert status in (0, 1, -9), f"the program ended with {status}"

    def kill(self):
        self.process.kill()
        self.process.wait()


class Prompt:
    """The program at a terminal, whose prompt serves a page."""

    def __init__(self, program, path, folder):
        self.text = ""
        child, self.terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            os.environ.update(TERM="xterm", HOME=folder)
            os.execv(program, [program, path, "-q"])
        self.child = child

    def wait(self, text):
        end = time.monotonic() + SECONDS
        while text not in self.text:
            assert time.monotonic() < end, (text, self.text)
            self.text += os.read(self.terminal, 65536).decode(errors="replace")
        before, self.text = self.text.split(text, 1)
        return before

    def type(self, text):
        os.write(self.terminal, text.encode())

    def end(self):
        os.close(self.terminal)
        os.waitpid(self.child, 0)


def open_browser(browser, folder):
    process = subprocess.Popen(
        [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
         f"--user-data-dir={folder}/browser", "--window-size=1000,900", "about:blank"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )
    port_file = f"{folder}/browser/DevToolsActivePort"
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if os.path.exists(port_file) and open(port_file).read().count("\n") >= 1:
            break
        time.sleep(0.1)
    port = open(port_file).readline().strip()
    global browser_port
    browser_port = port
    tabs = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
    return process, Tab(next(tab["webSocketDebuggerUrl"] for tab in tabs if tab["type"] == "page"))


def end_browser(process):
    """Ends the browser with all its processes: one that lives on would write into a folder that is removed."""
    process.terminate()
    try:
        process.wait(SECONDS)
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


ROWS = "document.querySelectorAll('[role=row][title]').length"


def check_list(tab, program, folder):
    path = f"{folder}/list.json"
    rows = [{"id": f"r{n}", "title": f"Row {n}", "subtitle": "below"} for n in range(100)]
    rows[1]["title"] = HOSTILE
    json.dump(rows, open(path, "w"))
    served = Program(program, path)
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        assert "#" not in tab.run("location.href"), "the token stays in the address"
        assert tab.run("document.title") == "list.json", tab.run("document.title")
        assert tab.run("document.querySelectorAll('.rows img, .rows script').length") == 0
        text = tab.run("document.querySelector('[data-k=\"=r1\"] .title').textContent")
        assert text == HOSTILE or text.endswith("…"), text
        tab.click('[data-k="=r3"]')
        tab.wait("document.querySelector('pre.last').textContent.split('\\n')[0]", "> select 0 3")
        tab.run("document.querySelector('[tabindex=\"0\"][data-k]').focus()")
        tab.key("ArrowDown")
        tab.wait("document.querySelector('.row.focused')?.dataset.k", "=r0")
        tab.key("ArrowDown")
        tab.wait("document.activeElement.dataset.k", "=r1")
        tab.key("d")
        tab.wait("!!document.querySelector('.row.open button.swipe')")
        tab.key("1")
        tab.wait("document.querySelector('[data-k=\"=r1\"]') === null")
        tab.key("u")
        tab.wait("document.querySelector('[data-k=\"=r1\"]') !== null")
        assert tab.run("document.querySelector('.trace').children.length") > 0
        tab.run("document.querySelector('.scroller').scrollTop = 1e9")
        tab.wait("!!document.querySelector('[data-k=\"=r99\"]')")
        assert tab.run("document.querySelectorAll('.row[tabindex=\"0\"]').length") == 1
        roles = tab.call("Accessibility.getFullAXTree")["nodes"]
        names = [node["role"]["value"] for node in roles if not node["ignored"]]
        for role in ("treegrid", "row", "gridcell", "status", "alert"):
            assert role in names, f"no {role} in the accessibility tree"
    finally:
        served.end()
    tab.wait("document.body.classList.contains('gray')")


def check_many(tab, program, folder):
    served = Program(program, f"{folder}/list.json", "-c", f"new {COUNT}")
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        # From end to end in a hundred steps: never more row elements than cells of the table.
        height = tab.run("document.querySelector('.scroller').scrollHeight")
        seen = set()
        for step in range(101):
            # The browser reports a scroll with the next frame.
            tab.run(f"(async () => {{ document.querySelector('.scroller').scrollTop = {step} / 100 * {height};"
                    "for (let n = 0; n < 2; n += 1) await new Promise(requestAnimationFrame); })()")
            tab.wait("!document.querySelector('.rows').style.transform")
            if step == 50:
                tab.wait("/scroll by \\d+\\n/.test(document.querySelector('pre.last').textContent)")
            end, shown, cells = time.monotonic() + SECONDS, 1, 0
            while shown > cells and time.monotonic() < end:
                cells, shown = len(command(tab, "visible")["answer"]), tab.run(ROWS)
            assert shown <= cells, (step, shown, cells)
            place = int(tab.run("document.querySelector('[aria-posinset]').getAttribute('aria-posinset')"))
            assert abs(place - step / 100 * COUNT) < COUNT / 50, (step, place)
            seen.add(place)
        assert len(seen) > 9, seen
        tab.run("document.querySelector('.scroller').scrollTop = 1e9")
        tab.wait("[...document.querySelectorAll('[aria-posinset]')].at(-1)?.getAttribute('aria-posinset')", str(COUNT))
        assert tab.run(ROWS) <= 60, tab.run(ROWS)
        tab.run("document.querySelector('.scroller').scrollTop = 0")
        tab.wait("document.querySelector('[aria-posinset=\"1\"]') !== null")
    finally:
        served.end()


COMMAND = """(async () => {
  const response = await fetch("/command", { method: "POST", body: JSON.stringify({ op: "t" + Math.random(), line: %s }),
    headers: { "Content-Type": "application/json", "X-Tabletop-Token": sessionStorage.token } });
  return (await response.json()).record;
})()"""


def command(tab, line):
    return tab.run(COMMAND % json.dumps(line))


def texts(tab, selector):
    return tab.run(f"[...document.querySelectorAll({json.dumps(selector)})].map((one) => one.textContent)")


def show(tab, name):
    tab.run(f"document.getElementById('tab-{name}').click()")
    tab.wait(f"document.querySelector('.panel').dataset.tab", name.lower())


def check_tabs(tab, program, folder):
    served = Program(program, f"{folder}/list.json")
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        command(tab, "trace on")
        command(tab, "select 0 3")
        tab.wait("document.querySelector('pre.last').textContent.split('\\n')[0]", "> select 0 3")
        tab.wait("document.querySelectorAll('.trace li').length > 5")
        trace = texts(tab, ".trace .said")
        wanted = [line["selector"] for line in command(tab, "trace show last")["answer"]]
        command(tab, "select 0 3")
        assert len(trace) == len(wanted) and all(w in t for w, t in zip(wanted, trace)), (trace, wanted)
        show(tab, "Controller")
        tab.wait("document.querySelectorAll('.code .ran').length > 0")
        assert any("×" in text for text in texts(tab, ".code em")), texts(tab, ".code em")
        show(tab, "Row")
        command(tab, "row 0 5")
        tab.wait("document.querySelector('.panel pre')?.textContent.startsWith('0 5  Row 5')")
        assert "title" in " ".join(texts(tab, ".panel mark"))
        check_lines(tab)
        show(tab, "Errors")
        command(tab, "table delete 0 1")
        tab.wait("document.querySelector('.panel summary b')?.textContent", "E1")
        show(tab, "Requests")
        tab.wait("document.querySelector('.panel').textContent", "This table sends no requests.")
        show(tab, "Settings")
        tab.wait("document.querySelectorAll('.property').length > 40")
        tab.run("document.querySelector('[aria-label=\"allowsMultipleSelection\"]').click()")
        tab.wait("document.querySelector('pre.last b').textContent", "> set allowsMultipleSelection on")
        tab.wait("document.querySelector('[aria-label=\"allowsMultipleSelection\"]').textContent", "on")
        tab.wait("!!document.querySelector('[aria-label=\"reset allowsMultipleSelection\"]')")
        tab.run("document.querySelector('[aria-label=\"reset allowsMultipleSelection\"]').click()")
        tab.wait("document.querySelector('[aria-label=\"allowsMultipleSelection\"]').textContent", "off")
        show(tab, "Trace")
        check_time(tab)
        check_keys(tab)
    finally:
        served.end()


def check_lines(tab):
    """A line of a trace marks its row, and leads to its method, by keys; lanes and words filter lines."""
    command(tab, "select 0 3")
    show(tab, "Trace")
    tab.wait("[...document.querySelectorAll('.trace .said')].some((one) => one.textContent.includes('didSelect:at:'))")
    tab.run("document.querySelector('.trace li').focus()")
    focused = "document.activeElement.querySelector('.said').textContent"
    for _ in range(40):
        tab.key("ArrowDown")
        if "didSelect:at:" in tab.run(focused):
            break
    assert "didSelect:at:" in tab.run(focused), tab.run(focused)
    assert tab.run("document.querySelector('.marked').dataset.k") == "=r3"
    tab.key("Enter")
    tab.wait("document.querySelector('.panel').dataset.tab", "controller")
    tab.wait("document.querySelector('.chosen')?.textContent.includes('didSelect')")
    show(tab, "Trace")
    tab.wait("document.querySelectorAll('.trace li').length > 5")
    tab.run("document.querySelector('[type=search]').focus()")
    tab.call("Input.insertText", text="vc select")
    tab.wait("[...document.querySelectorAll('.trace .said')].every((one) => one.textContent.includes('V→C'))")
    lines = texts(tab, ".trace .said")
    assert lines and all("V→C" in line and "select" in line.lower() for line in lines), lines
    tab.run("document.querySelector('[type=search]').value = ''")
    show(tab, "Errors")


def check_away(tab, program, folder):
    """A focused row that is scrolled away stays without a height; rows tell whether they can be selected."""
    served = Program(program, f"{folder}/list.json")
    focus = "document.activeElement"
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        tab.wait("document.querySelector('header .note').textContent", "pages: 1")
        tab.run("document.querySelector('[data-k=\"=r2\"]').focus()")
        tab.run("document.querySelector('.scroller').scrollTop = 2000")
        tab.wait("document.querySelector('[data-k=\"=r2\"][title]') === null")
        assert tab.run(f"{focus}.dataset.k") == "=r2"
        assert tab.run(f"{focus}.getBoundingClientRect().height") == 0
        tab.run("document.querySelector('.scroller').scrollTop = 0")
        tab.wait("document.querySelector('[data-k=\"=r2\"][title]') !== null")
        tab.wait(f"{focus}.dataset.k === '=r2' && {focus}.getBoundingClientRect().height > 40")
        tab.wait("document.querySelectorAll('.away').length", 0)
        assert tab.run("document.querySelector('[data-k=\"=r2\"]').ariaSelected") == "false"
        command(tab, "set allowsSelection off")
        tab.wait("document.querySelector('[data-k=\"=r2\"]').hasAttribute('aria-selected')", False)
        command(tab, "set allowsSelection on")
        tab.wait("document.querySelector('[data-k=\"=r2\"]').ariaSelected", "false")
    finally:
        served.end()


def check_time(tab):
    command(tab, "delete 0 3")
    tab.wait("document.querySelector('[data-k=\"=r3\"]') === null")
    end = tab.run("Number(document.querySelector('.time input').max)")
    tab.run("document.querySelector('.time input').focus()")
    tab.key("ArrowLeft")
    tab.wait("document.querySelector('.time output').textContent", f"step {end - 1} of {end}")
    tab.wait("document.querySelector('[data-k=\"=r3\"]') !== null")
    assert tab.run("document.querySelector('.screen').inert")
    # Looking changes nothing, and what happens meanwhile is not shown.
    command(tab, "delete 0 4")
    tab.wait("Number(document.querySelector('.time input').max)", end + 1)
    assert tab.run("document.querySelector('[data-k=\"=r5\"]') !== null")
    tab.key("End")
    tab.wait("document.querySelector('.time output').textContent", f"step {end + 1} · live")
    tab.wait("document.querySelector('[data-k=\"=r5\"]') === null")
    command(tab, "undo 2")
    tab.wait("document.querySelector('[data-k=\"=r3\"]') !== null")


def check_script(tab, program, folder):
    """A script that waits at the prompt is driven from the page, and replayed from a step."""
    open(f"{folder}/s.tabletop", "w").write("append 0 x\nselect 0 1\ndelete 0 0\nappend 0 y\n")
    prompt = Prompt(os.path.abspath(program), f"{folder}/list.json", folder)
    try:
        prompt.wait("list.json> ")
        prompt.type("serve\r")
        prompt.wait("page: ")
        tab.call("Page.navigate", url=prompt.wait("\r\n").strip())
        tab.wait(f"{ROWS} > 0")
        assert tab.run("document.querySelector('.script').hidden")
        prompt.type("source --step s.tabletop\r")
        shown = "document.querySelector('.script span').textContent"
        tab.wait(shown, "s.tabletop, line 1: append 0 x")
        tab.run("document.querySelector('.script button').focus()")
        tab.key("Enter")
        tab.wait(shown, "s.tabletop, line 2: select 0 1")
        prompt.wait("2  select 0 1")
        assert tab.run("document.activeElement.textContent") == "Next line"
        tab.wait("document.querySelector('pre.last b').textContent", "> append 0 x")
        # Return at the prompt does the same.
        prompt.type("\r")
        tab.wait(shown, "s.tabletop, line 3: delete 0 0")
        tab.click(".row[aria-posinset='2']")
        tab.wait("document.querySelector('[role=alert]').textContent", "a script waits for its next line")
        tab.click(".script button:nth-of-type(2)")
        tab.wait("document.querySelector('.script').hidden")
        prompt.wait("> ")
        tab.wait("document.querySelector('pre.last b').textContent", "> source --step s.tabletop")
        assert command(tab, "changes")["ok"]
        prompt.type("source --step s.tabletop\r")
        tab.wait("document.querySelector('.script').hidden", False)
        tab.click(".script button:nth-of-type(3)")
        prompt.wait("stopped before line 1")
        tab.wait("document.querySelector('.script').hidden")
        # Each line is a step: they are shown again from the first one.
        timeline = "document.querySelector('.time input')"
        end = tab.run(f"Number({timeline}.max)")
        tab.run(f"{timeline}.focus()")
        tab.key("Home")
        tab.wait("document.querySelector('.time output').textContent", f"step 0 of {end}")
        tab.click(".time button:not([hidden]):last-of-type")
        tab.wait("document.querySelector('.time button:last-of-type').textContent", "Stop")
        seen = set()
        while not tab.run(f"{timeline}.value === {timeline}.max"):
            seen.add(tab.run("document.querySelector('pre.last b')?.textContent"))
        assert {"> append 0 x", "> select 0 1", "> delete 0 0", "> append 0 y"} <= seen, seen
        tab.wait("document.querySelector('.screen').inert", False)
    finally:
        prompt.end()


def check_keys(tab):
    tab.run("document.querySelector('[tabindex=\"0\"][data-k]').focus()")
    tab.key("e")
    tab.wait("!!document.querySelector('button.reorder')")
    command(tab, "focus 0 5")
    tab.wait("document.querySelector('.row.focused')?.dataset.k", "=r5")
    tab.run("document.querySelector('.row.focused').focus()")
    # Tab enters the controls of the row.
    tab.key("Tab")
    assert tab.run("document.activeElement.closest('[data-k]')?.dataset.k") == "=r5"
    assert tab.run("document.activeElement.tagName") == "BUTTON"
    tab.run("document.querySelector('.row.focused').focus()")
    tab.key("ArrowDown", modifiers=8)
    tab.wait("document.querySelector('.row.focused')?.title", "0 6")
    tab.key("F10", modifiers=8)
    tab.wait("document.activeElement.textContent", "Tap")
    tab.key("Escape")
    tab.wait("document.activeElement.dataset.k", "=r5")
    tab.key("F6")
    tab.wait("document.activeElement.id", "tab-Trace")
    tab.key("F6", modifiers=8)
    tab.wait("document.activeElement.dataset.k", "=r5")
    tab.key("?")
    tab.wait("document.querySelector('footer details').open")
    tab.run("document.querySelector('.row.focused').focus()")
    tab.key(":")
    tab.wait("document.activeElement.getAttribute('aria-label')", "command")


def check_killed(tab, program, folder):
    """The program is killed and started again: a new link, or the kept one."""
    os.environ["XDG_STATE_HOME"] = f"{folder}/state"
    first = Program(program, f"{folder}/list.json", "--serve", "--keep-token")
    port = re.search(r":(\d+)/", first.address)[1]
    tab.call("Page.navigate", url=first.address)
    tab.wait(f"{ROWS} > 0")
    first.kill()
    tab.wait("document.body.classList.contains('gray')")
    assert tab.run(f"{ROWS} > 0"), "the last picture is gone"
    kept = Program(program, f"{folder}/list.json", "--serve", port, "--keep-token")
    tab.wait("document.querySelector('.connection')?.textContent", "live")
    assert not tab.run("document.body.classList.contains('gray')")
    kept.kill()
    new = Program(program, f"{folder}/list.json", "--serve", port)
    try:
        assert new.address != kept.address == first.address, (first.address, new.address)
        tab.wait("document.querySelector('[aria-label=\"new link\"]').hidden", False)
        assert tab.run("document.body.classList.contains('gray')") and tab.run(f"{ROWS} > 0")
        tab.run("document.querySelector('[aria-label=\"new link\"]').focus()")
        tab.call("Input.insertText", text=new.address)
        tab.key("Enter")
        tab.wait("document.querySelector('.connection')?.textContent", "live")
        tab.wait(f"{ROWS} > 0")
    finally:
        new.end()


def check_windows(browser_port, program, folder):
    """Eight windows: four live, each command under a second, and the others continue on a click."""
    served = Program(program, f"{folder}/list.json")
    windows = []
    try:
        for _ in range(8):
            request = urllib.request.Request(f"http://127.0.0.1:{browser_port}/json/new?{urllib.parse.quote(served.address)}", method="PUT")
            windows.append(Tab(json.load(urllib.request.urlopen(request))["webSocketDebuggerUrl"]))
            windows[-1].call("Emulation.setFocusEmulationEnabled", enabled=True)
            windows[-1].wait(f"{ROWS} > 0")
        state = "document.querySelector('.connection').textContent"
        for window in windows[:4]:
            window.wait(state, "paused: four newer pages are open")
        for window in windows[4:]:
            assert window.run(state) == "live", window.run(state)
        for window in windows:
            begin = time.monotonic()
            assert command(window, "row 0 1")["ok"]
            assert time.monotonic() - begin < 5, "a command waits for a connection"
        for window in windows[4:]:
            window.wait("document.querySelector('header .note').textContent", "pages: 4")
        windows[0].click("header button:not([hidden]):nth-last-of-type(1)")
        windows[0].wait(state, "live")
        windows[4].wait(state, "paused: four newer pages are open")
        # A page that comes back shows what happens, beyond the updates that it may leave unacknowledged.
        for number in range(20):
            assert command(windows[0], f"select 0 {number % 4}")["ok"]
            windows[0].wait("document.querySelector('pre.last').textContent.split('\\n')[0]", f"> select 0 {number % 4}")
        windows[0].wait("document.querySelectorAll('.trace li').length > 5")
    finally:
        for window in windows:
            try:
                window.call("Page.close")
            except (EOFError, OSError, RuntimeError):
                # A window that is already closing refuses.
                pass
        served.end()


def check_requests(tab, program, folder):
    """Requests have a bar; they are canceled and sent again on the page."""
    source = f"{ROOT}/examples/library.served"
    lines = [f"net serve {source}", "open http://library.test/books", "trace on"]
    served = Program(program, "", *[word for line in lines for word in ("-c", line)], "--allow", "network")
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        show(tab, "Requests")
        tab.wait("!!document.querySelector('.waterfall .bar')")
        command(tab, "clock virtual")
        command(tab, "net latency 600000")
        command(tab, "more")
        tab.wait("document.querySelector('.panel button')?.textContent", "cancel")
        tab.click(".panel button")
        tab.wait("document.querySelector('pre.last b').textContent", "> cancel")
        tab.wait("!!document.querySelector('.bar.cancelled')")
        command(tab, "net latency 0")
        command(tab, "net fail next")
        command(tab, "more")
        tab.wait("document.querySelector('.panel button')?.textContent", "retry")
        # By keys alone: the tab, the panel, the button.
        tab.run("document.getElementById('tab-Requests').focus()")
        for _ in range(2):
            tab.key("Tab")
        tab.wait("document.activeElement.textContent", "retry")
        tab.key("Enter")
        tab.wait("document.querySelector('pre.last b').textContent", "> retry")
        tab.wait("!!document.querySelector('.bar.succeeded')")
    finally:
        served.end()


def check_busy(tab, program, folder):
    """A long command of the page shows its progress, and Cancel ends it."""
    served = Program(program, f"{folder}/list.json")
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        tab.run("window.seen = []; new MutationObserver(() => {"
                "const busy = document.querySelector('.busy'); if (!busy.hidden) { window.seen.push(busy.textContent);"
                "window.marked = document.querySelector('[role=treegrid]').ariaBusy;"
                "busy.querySelector('button').click(); } })"
                ".observe(document.querySelector('.busy'), { attributes: true, childList: true, subtree: true })")
        long = f"new {max(COUNT, 3000000)}"
        tab.run(f"void (async () => {{ window.ended = await ({COMMAND % json.dumps(long)}); }})()")
        tab.wait("!!window.ended")
        record = tab.run("window.ended")
        assert tab.run("window.seen.length > 0"), f"no progress: {record}"
        assert record.get("error", {}).get("code") == "interrupted", record
        tab.wait("document.querySelector('.busy').hidden")
        marked = tab.run("[window.marked, document.querySelector('[role=treegrid]').ariaBusy]")
        assert marked == ["true", "false"], marked
        assert command(tab, "row 0 1")["ok"], "the program does not work on"
    finally:
        served.end()


def tree(tab):
    """The accessibility tree of the table, one line for each node that a screen reader has."""
    nodes = {node["nodeId"]: node for node in tab.call("Accessibility.getFullAXTree")["nodes"]}
    lines = []

    def name(node):
        return node.get("name", {}).get("value", "")

    def walk(node, depth):
        role = node["role"]["value"]
        shown = not node["ignored"] and role not in ("none", "generic", "InlineTextBox", "StaticText")
        if shown:
            facts = {fact["name"]: fact["value"].get("value") for fact in node.get("properties", [])}
            kept = [f"{key}={facts[key]}" for key in ("level", "expanded", "checked", "selected", "pressed", "disabled")
                    if facts.get(key) not in (None, "false") and (key == "expanded" or facts[key])]
            place = node.get("backendDOMNodeId") and places.get(node["backendDOMNodeId"])
            lines.append("  " * depth + " ".join([role, json.dumps(name(node), ensure_ascii=False), *kept,
                                                  *([place] if place else [])]))
        for child in node.get("childIds", []):
            if child in nodes:
                walk(nodes[child], depth + shown)

    # Chromium's tree has no positions: they are read from the attributes.
    places = {}
    document = tab.call("DOM.getDocument", depth=-1)["root"]

    def note(node):
        attributes = dict(zip(node.get("attributes", [])[::2], node.get("attributes", [])[1::2]))
        if "aria-posinset" in attributes:
            places[node["backendNodeId"]] = f"{attributes['aria-posinset']} of {attributes['aria-setsize']}"
        for child in node.get("children", []):
            note(child)

    note(document)
    root = next(node for node in nodes.values() if node["role"]["value"] == "treegrid")
    walk(root, 0)
    return "\n".join(lines) + "\n"


EXAMPLES = {
    "contacts": [], "contacts-edit": ["edit on"], "contacts-swiped": ["swipe 0 1"], "form": [], "mixed": [],
    "settings": ["style insetGrouped"], "outline": [], "elements": [], "photos": ["arrange grid"],
    "characters": ["scroll by 300"], "managers": ["set layoutDirection rightToLeft"],
}


def check_trees(tab, program, updates):
    """The accessibility tree of each example is the checked-in one."""
    os.makedirs(TREES, exist_ok=True)
    for name, lines in EXAMPLES.items():
        served = Program(program, f"{ROOT}/examples/{name.split('-')[0]}.json",
                         *[word for line in lines for word in ("-c", line)], "--keep-going")
        try:
            tab.call("Page.navigate", url=served.address)
            tab.wait("document.querySelectorAll('.rows [role=row]').length > 0")
            text = tree(tab)
        finally:
            served.end()
        path = f"{TREES}/{name}.txt"
        if updates:
            open(path, "w").write(text)
        known = open(path).read() if os.path.exists(path) else ""
        assert text == known, f"{path} differs:\n{text}"


# Lines that are cut, and texts or controls that reach out of their row.
CUT = """[...document.querySelectorAll('.rows :is(.text, .control > *)')].flatMap((one) => {
  const [own, row] = [one, one.closest('.block')].map((each) => each.getBoundingClientRect());
  const isOut = own.top < row.top - 1 || own.bottom > row.bottom + 1 || own.left < row.left - 1 || own.right > row.right + 1;
  const size = parseFloat(getComputedStyle(one).fontSize);
  const isCut = one.matches('.text') && (one.scrollWidth > one.clientWidth || size > one.clientHeight);
  return isOut || isCut || size < 11 ? [`${one.textContent || one.ariaLabel} (${size} px)`] : [];
})"""


def check_sizes(tab, program):
    """Titles and controls of forms have room at every text size and in both directions, and so has a grid."""
    for name, setup in [("form", []), ("photos", ["arrange grid"])]:
        served = Program(program, f"{ROOT}/examples/{name}.json", *[word for line in setup for word in ("-c", line)])
        try:
            tab.call("Page.navigate", url=served.address)
            tab.wait("document.querySelectorAll('.rows .block').length > 0")
            for direction in ("leftToRight", "rightToLeft"):
                command(tab, f"set layoutDirection {direction}")
                for size in ("XS", "L", "XXL", "XXXL", "AX1", "AX3", "AX5"):
                    command(tab, f"set preferredContentSizeCategory {size}")
                    command(tab, "scroll top")
                    offset = None
                    while offset != (offset := command(tab, "offset")["answer"]):
                        tab.wait("document.querySelectorAll('.rows .block').length > 0")
                        time.sleep(0.1)
                        cut = tab.run(CUT)
                        # Items of a grid have one size, which a title of more than 22 letters may exceed.
                        cut = [one for one in cut if name == "form" or one.index(" (") <= 22]
                        assert not cut, (name, direction, size, cut)
                        command(tab, "scroll by 400")
            if name == "photos":
                command(tab, "set preferredContentSizeCategory L")
                command(tab, "scroll top")
                tab.wait("!!document.querySelector('[title=\"0 0\"]') && document.querySelectorAll('.item').length > 6")
                first, second = (tab.run(f"document.querySelector('[title=\"0 {n}\"]').getBoundingClientRect().x") for n in (0, 1))
                assert first > second, "a grid runs from the right where texts do"
        finally:
            served.end()


# Buttons smaller than 24 x 24 pixels, rows with attributes that contradict their position, and rows elsewhere than
# `rect` says. A row of a list is at its place in the content.
WRONG = """(() => {
  const small = [...document.querySelectorAll("button, select, input")].filter((one) => one.checkVisibility()).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < 23.9 ? [`${one.textContent || one.ariaLabel}: ${width} x ${height}`] : [];
  });
  const counted = [...document.querySelectorAll("[aria-rowcount], [aria-rowindex]")].length;
  return [...small, ...counted ? [`${counted} rows with an index`] : []];
})()"""
FRAMES = """[...document.querySelectorAll(".rows [role=row][title]")].map((one) => {
  const [row, stage] = [one, document.querySelector(".stage")].map((each) => each.getBoundingClientRect());
  return [one.title, row.x - stage.x, row.y - stage.y, row.width, row.height];
})"""


def check_examples(tab, program):
    """Each example at three widths: buttons are large enough, and rows are where `rect` says."""
    for name in sorted(os.listdir(f"{ROOT}/examples")):
        if not name.endswith((".json", ".jsonl")):
            continue
        served = Program(program, f"{ROOT}/examples/{name}", "--keep-going")
        try:
            tab.call("Page.navigate", url=served.address)
            tab.wait(f"{ROWS} > 0")
            for width in (360, 800, 1600):
                tab.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
                tab.wait("innerWidth", width)
                assert not tab.run(WRONG), (name, width, tab.run(WRONG))
                out = tab.run("document.documentElement.scrollWidth - innerWidth")
                assert out <= 0, f"{name} is {out} pixels wider than {width}"
            offset = command(tab, "offset")["answer"]
            for place, *frame in tab.run(FRAMES):
                x, y, width, height = command(tab, f"rect {place}")["answer"]
                wanted = [x, y - (offset if isinstance(offset, (int, float)) else offset["y"]), width, height]
                assert all(abs(a - b) < 1 for a, b in zip(frame, wanted)), (name, place, frame, wanted)
        finally:
            tab.call("Emulation.clearDeviceMetricsOverride")
            served.end()


def check_flash(tab, program, folder):
    """Rows that were asked again are outlined with the reason; with less motion until the next step."""
    served = Program(program, f"{folder}/list.json")
    flashed = "[...document.querySelectorAll('.flash')].map((one) => `${one.title}: ${one.dataset.why}`)"
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        tab.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        command(tab, "update 0 2 title=x")
        tab.wait(flashed, ["0 2: performBatchUpdates(_:completion:)"])
        time.sleep(1)
        assert tab.run(f"{flashed}.length") == 1, "an outline ends before the next step"
        command(tab, "update 0 3 title=x")
        tab.wait(flashed, ["0 3: performBatchUpdates(_:completion:)"])
        tab.call("Emulation.setEmulatedMedia", features=[])
        command(tab, "update 0 4 title=x")
        tab.wait("document.querySelector('[title=\"0 4\"]').textContent.startsWith('x')")
        tab.wait(f"{flashed}.length", 0)
        command(tab, "undo 3")
        # Only the choices of colors and projector are kept, besides the secret of this window.
        tab.run("document.querySelector('[aria-label=colors]').focus()")
        tab.run("document.querySelector('[tabindex=\"0\"][data-k]').focus()")
        tab.key("p")
        tab.wait("document.body.classList.contains('projector')")
        tab.key("p")
        kept = tab.run("[Object.keys(localStorage).sort(), Object.keys(sessionStorage)]")
        assert kept == [["projector"], ["token"]], kept
        # In print there is the table, the tab and the step, and light.
        tab.call("Emulation.setEmulatedMedia", media="print")
        shown = ("[...document.querySelectorAll('.phone, .panel, .last, form, .connection, .pulls')]"
                 ".filter((one) => one.checkVisibility()).map((one) => one.classList[0])")
        assert tab.run(shown) == ["phone", "last", "panel"], tab.run(shown)
        assert tab.run("getComputedStyle(document.documentElement).colorScheme") == "light"
    finally:
        tab.call("Emulation.setEmulatedMedia", media="", features=[])
        served.end()


def check_controls(tab, program, folder):
    """The name of a control has no value; edit controls are round; called methods are marked in each wiring."""
    served = Program(program, f"{ROOT}/examples/form.json")
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait("document.querySelectorAll('.rows .block').length > 0")
        command(tab, "scroll end")
        tab.wait("document.querySelector('[role=switch]')?.getAttribute('aria-label')", "Answer on paper")
        assert tab.run("document.querySelector('[role=switch]').getAttribute('aria-checked')") == "true"
        # A problem describes its control.
        command(tab, "type 0 1 1815-02-30")
        described = "document.querySelector('[aria-label=\"Born on *\"]')?.getAttribute('aria-describedby')"
        tab.wait(f"!!({described})")
        assert tab.run(f"document.getElementById({described}).matches('.problem')")
    finally:
        served.end()
    served = Program(program, f"{folder}/list.json")
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        command(tab, "edit on")
        tab.wait("!!document.querySelector('button.delete')")
        width, height = tab.run("(({ width, height }) => [width, height])(document.querySelector('button.delete').getBoundingClientRect())")
        assert width == height == 24, (width, height)
        # What a drag does can be clicked: the grip moves a row up, down, or to a place that is typed.
        tab.click("[title='0 2'] button.reorder")
        tab.wait("document.activeElement.textContent", "Tap")
        choices = texts(tab, ".sheet button")
        assert choices[-3:] == ["Move up", "Move down", "Move to…"], choices
        tab.key("ArrowUp")
        tab.key("Enter")
        tab.wait("document.activeElement.value", "move 0 2 to ")
        tab.call("Input.insertText", text="0 0")
        tab.key("Enter")
        tab.wait("document.querySelector('[title=\"0 0\"]').dataset.k", "=r2")
        command(tab, "undo")
        command(tab, "edit off")
        show(tab, "Controller")
        for wiring in tab.run("[...document.querySelector('[aria-label=wiring]').options].map((one) => one.value)"):
            command(tab, f"wiring {wiring}")
            command(tab, "select 0 3")
            tab.wait("document.querySelectorAll('.code .ran').length > 0")
            inside = ("(([ran, panel]) => panel.top < ran.top && ran.top < panel.bottom)(['.ran', '.panel']"
                      ".map((one) => document.querySelector(one).getBoundingClientRect()))")
            assert tab.run(inside), "the called method is out of sight"
            command(tab, "row 0 1")
            tab.wait("document.querySelectorAll('.code .ran').length", 0)
        show(tab, "Trace")
    finally:
        served.end()


def check_keyboard(tab, program, folder):
    """Every part of the page, by the keyboard alone."""
    served = Program(program, f"{folder}/list.json")
    focus = "document.activeElement"
    try:
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        # The table is reached with Tab: the header's controls come before it.
        for _ in range(12):
            tab.key("Tab")
            if tab.run(f"{focus}.matches('[data-k]')"):
                break
        assert tab.run(f"{focus}.matches('[data-k]')"), "Tab does not reach a row"
        tab.key("ArrowDown")
        tab.wait("document.querySelector('.row.focused')?.dataset.k", "=r0")
        tab.key("Enter")
        tab.wait("document.querySelector('pre.last b').textContent", "> select 0 0")
        for number, name in enumerate(["Trace", "Controller", "Row", "Errors", "Requests", "Settings"]):
            if number == 0:
                tab.key("F6")
            else:
                tab.key("ArrowRight")
            tab.wait(f"{focus}.id", f"tab-{name}")
            tab.wait("document.querySelector('.panel').dataset.tab", name.lower())
        # A setting, once the page has them: Tab reaches it, and Space sets it.
        tab.wait("document.querySelectorAll('.panel .property').length > 0")
        for _ in range(200):
            tab.key("Tab")
            if tab.run(f"{focus}.getAttribute('aria-label')") == "allowsMultipleSelection":
                break
        tab.key(" ")
        tab.wait("document.querySelector('pre.last b').textContent", "> set allowsMultipleSelection on")
        tab.wait(f"{focus}.textContent", "on")
        tab.key(" ")
        tab.wait(f"{focus}.textContent", "off")
        # The code: its panel is scrolled by keys, and the next tab has the row.
        tab.run("document.getElementById('tab-Trace').click()")
        for _ in range(4):
            tab.key("F6")
            if tab.run(f"{focus}.matches('[data-k]')"):
                break
        assert tab.run(f"{focus}.matches('[data-k]')"), "F6 does not reach the table"
        tab.key("ArrowDown")
        tab.key("Enter")
        tab.wait("document.querySelectorAll('.trace li').length > 5")
        tab.key("F6")
        for _ in range(2):
            tab.key("Tab")
        tab.wait(f"{focus}.type", "search")
        tab.call("Input.insertText", text="didSelect")
        tab.wait("[...document.querySelectorAll('.trace .said')].every((one) => one.textContent.includes('didSelect'))")
        tab.run(f"{focus}.value = ''")
        tab.call("Input.insertText", text="C")
        tab.key("F6")
        tab.key("F6", modifiers=8)
        tab.key("ArrowRight")
        tab.wait("document.querySelectorAll('.code .ran').length > 0")
        tab.key("ArrowRight")
        tab.wait("document.querySelector('.panel pre')?.textContent.startsWith('0 1  ')")
        # The time line, and back to the live state.
        tab.key("F6")
        tab.wait(f"{focus}.getAttribute('aria-label')", "step")
        tab.key("ArrowLeft")
        tab.wait("document.querySelector('.screen').inert")
        tab.key("End")
        tab.wait("document.querySelector('.screen').inert", False)
        # The prompt line, with its history.
        tab.key("F6")
        tab.wait(f"{focus}.getAttribute('aria-label')", "command")
        tab.call("Input.insertText", text="delete 0 5")
        tab.key("Enter")
        tab.wait("document.querySelector('[data-k=\"=r5\"]') === null")
        tab.key("ArrowUp")
        tab.wait(f"{focus}.value", "delete 0 5")
        tab.key("Escape")
        tab.wait(f"{focus}.matches('[data-k]')")
        tab.key("u")
        tab.wait("document.querySelector('[data-k=\"=r5\"]') !== null")
        # An error and its explanation.
        tab.key(":")
        tab.wait(f"{focus}.getAttribute('aria-label')", "command")
        tab.run(f"{focus}.value = ''")
        tab.call("Input.insertText", text="row 0 999")
        tab.key("Enter")
        tab.wait("document.querySelector('[role=alert]').textContent.startsWith('error[no-row]')")
        tab.key("F6")
        tab.key("F6")
        tab.key("ArrowRight")
        tab.wait(f"{focus}.id", "tab-Errors")
        tab.wait("document.querySelector('.panel details')?.open")
        for _ in range(2):
            tab.key("Tab")
        tab.wait(f"{focus}.tagName", "SUMMARY")
        tab.key("Enter")
        tab.wait("document.querySelector('.panel details').open", False)
        command(tab, "row 0 1")
        tab.wait("document.querySelector('[role=alert]').textContent", "")
        return name
    finally:
        served.end()


def check_file(tab, program, folder):
    """A session as one file, opened with the network cut."""
    target = f"{folder}/session.html"
    lines = ["record session", "trace on", "select 0 3", "delete 0 2", "row 0 99", f"picture {target} --session"]
    words = [word for line in lines for word in ("-c", line)]
    done = subprocess.run([program, f"{folder}/list.json", *words, "--keep-going"], capture_output=True, text=True)
    assert os.path.exists(target), done
    data = open(target).read()
    for secret in (folder, os.path.expanduser("~") + "/"):
        assert secret not in data, secret
    assert not re.search("[0-9a-f]{32}", data), "a token is in the file"
    tab.call("Network.enable")
    tab.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=0, uploadThroughput=0)
    tab.events.clear()
    try:
        tab.call("Page.navigate", url=f"file://{target}")
        tab.wait(f"{ROWS} > 0")
        asked = [event["params"]["request"]["url"] for event in tab.events if event["method"] == "Network.requestWillBeSent"]
        assert all(url.startswith("file://") for url in asked), asked
        assert tab.run("document.querySelector('.screen').inert")
        shown = "document.querySelector('.screen').getBoundingClientRect().right"
        tab.call("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1, mobile=False)
        tab.wait(f"{shown} < 360")
        tab.call("Emulation.clearDeviceMetricsOverride")
        heights = [tab.run(f"document.querySelector('{one}').clientHeight") for one in (".stage", ".screen")]
        assert heights[0] == heights[1] > 0, f"the rows of the file are out of sight: {heights}"
        assert tab.run("document.querySelectorAll('.rows img, .rows script').length") == 0
        tab.run("document.querySelector('.time input').focus()")
        tab.key("End")
        tab.wait("document.querySelector('pre.last').classList.contains('refused')")
        tab.wait("document.querySelector('[data-k=\"=r2\"]') === null")
        tab.key("ArrowLeft")
        tab.key("ArrowLeft")
        tab.wait("document.querySelector('[data-k=\"=r2\"]') !== null")
        tab.wait("document.querySelectorAll('.trace li').length > 5")
        for name in ("Controller", "Row", "Errors", "Requests", "Settings"):
            show(tab, name)
            assert tab.run("document.querySelector('.panel').textContent.length") > 0, name
    finally:
        tab.call("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)


PAINTED = """(() => {
  const look = () => document.querySelector("[role=row][title]")
    ? requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }))
    : requestAnimationFrame(look);
  requestAnimationFrame(look);
})()"""
KEYS = """(() => {
  window.times = [];
  let pressed = 0;
  addEventListener("keydown", () => { pressed = performance.now(); }, true);
  new MutationObserver((changes) => {
    if (!pressed || !changes.some(({ target }) => target.matches(".row.focused"))) return;
    const start = pressed;
    pressed = 0;
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - start)));
  }).observe(document.querySelector(".rows"), { attributes: true, attributeFilter: ["class"], subtree: true });
})()"""


def measured(tab, program, folder, question):
    """Nanoseconds from navigation to painted rows, or from an arrow key to the next frame, or bytes of the page's heap."""
    lines = ["-c", f"new {COUNT if question == 'heap' else 1000}"]
    served = Program(program, "", *lines)
    try:
        if question == "navigation":
            tab.call("Page.addScriptToEvaluateOnNewDocument", source=PAINTED)
            times = []
            for _ in range(9):
                tab.call("Page.navigate", url="about:blank")
                tab.call("Page.navigate", url=served.address)
                tab.wait("window.painted > 0")
                times.append(tab.run("window.painted"))
            return sorted(times)[4] * 1e6
        tab.call("Page.navigate", url=served.address)
        tab.wait(f"{ROWS} > 0")
        if question == "key":
            tab.run("document.querySelector('[tabindex=\"0\"][data-k]').focus()")
            tab.run(KEYS)
            number, missed = 0, 0
            while number < 40:
                tab.key("ArrowUp" if (number + missed) % 2 else "ArrowDown")
                try:
                    tab.wait("window.times.length", number + 1, seconds=5)
                    number += 1
                except AssertionError:
                    # A busy machine may show no frame for a key; a page that often misses one is wrong.
                    missed += 1
                    if missed > 4:
                        raise
            return sorted(tab.run("window.times"))[20] * 1e6
        for step in range(21):
            tab.run(f"document.querySelector('.scroller').scrollTop = {step} * 4e5")
            time.sleep(0.3)
        tab.call("HeapProfiler.collectGarbage")
        tab.call("Performance.enable")
        metrics = {one["name"]: one["value"] for one in tab.call("Performance.getMetrics")["metrics"]}
        return metrics["JSHeapUsedSize"]
    finally:
        served.end()


def alone():
    """Runs these checks again in a namespace with loopback only, where that can be made."""
    if os.environ.get("ALONE") or not shutil.which("unshare") or not shutil.which("ip"):
        return
    probe = subprocess.run(["unshare", "-n", "ip", "link", "set", "lo", "up"], capture_output=True)
    if probe.returncode == 0:
        os.environ["ALONE"] = "1"
        line = 'ip link set lo up && exec "$@"'
        os.execvp("unshare", ["unshare", "-n", "sh", "-c", line, "sh", sys.executable, *sys.argv])


def main():
    program = sys.argv[1]
    alone()
    browser = shutil.which("chromium")
    if not browser:
        print("the page in a browser: there is no chromium here")
        return
    # What the browser writes while it ends is no fault of the page.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process, tab = open_browser(browser, folder)
        try:
            for domain in ("Page", "Runtime", "Log", "Accessibility"):
                tab.call(f"{domain}.enable")
            if "--measure" in sys.argv:
                print(measured(tab, program, folder, sys.argv[-1]))
                return
            check_list(tab, program, folder)
            check_tabs(tab, program, folder)
            check_away(tab, program, folder)
            check_script(tab, program, folder)
            check_trees(tab, program, "--update" in sys.argv)
            check_sizes(tab, program)
            check_controls(tab, program, folder)
            check_examples(tab, program)
            check_flash(tab, program, folder)
            check_keyboard(tab, program, folder)
            check_many(tab, program, folder)
            check_busy(tab, program, folder)
            check_requests(tab, program, folder)
            check_killed(tab, program, folder)
            check_windows(browser_port, program, folder)
            check_file(tab, program, folder)
            problems = [
                event["params"] for event in tab.events
                if event["method"] == "Runtime.exceptionThrown"
                or event["method"] == "Log.entryAdded" and "Security" in str(event["params"])
            ]
            assert not problems, problems
        finally:
            end_browser(process)
    print("the page holds in a browser")


main()
