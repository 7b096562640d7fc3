"""The review that is served: its buttons write goldens, and nobody else can."""

import http.client
import json
import os
import re
import threading
from urllib.parse import urlsplit


class Served:
    """A page that galley serves, with its address."""

    def __init__(self, project, *arguments):
        self.process = project.start(*arguments)
        self.lines = []
        for line in self.process.stderr:
            self.lines.append(line)
            found = re.search(r"http://\S+", line)
            if found:
                break
        else:
            raise AssertionError("".join(self.lines))
        self.address = found.group()
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def request(self, method, path, token=True, headers=None, body=None):
        parts = urlsplit(self.address)
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
        address = path + ("?" + parts.query if token else "")
        connection.request(method, address, body=body, headers=headers or {})
        response = connection.getresponse()
        return response.status, response.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def served(project):
    if not os.path.exists(project.path("Failures/runs.json")):
        project.galley("verify", "Scenes", status=1)
    return Served(project, "review", "--serve")


def check_a_only_who_knows_the_token_is_served(browser, project, shot):
    with served(project) as page:
        host = urlsplit(page.address).netloc
        answer = json.dumps({"answer": "accepted", "titles": ["Scenes/one/tea.yaml"]})
        golden = project.read("Scenes/one/tea.png")
        assert page.request("GET", "/")[0] == 200
        assert page.request("GET", "/", token=False)[0] == 403
        assert page.request("GET", "/?token=" + "0" * 64, token=False)[0] == 403
        assert page.request("POST", "/answer", token=False, body=answer)[0] == 403
        assert page.request("GET", "/", headers={"Host": "galley.example"})[0] == 403
        assert page.request("GET", "/", headers={"Host": "localhost:" + host.split(":")[1]})[0] == 200
        assert page.request("POST", "/answer", headers={"Origin": "http://galley.example"}, body=answer)[0] == 403
        assert page.request("POST", "/answer", body="{")[0] == 400
        assert page.request("POST", "/answer", body=answer.replace("tea", "tee"))[0] == 404
        assert page.request("PUT", "/answer", body=answer)[0] == 405
        assert page.request("GET", "/Failures/runs.json")[0] == 404
        assert page.request("POST", "/answer", headers={"Content-Length": str(1 << 30)})[0] == 413
        assert page.request("GET", "/", headers={"X-Long": "x" * (1 << 15)})[0] == 431
        assert project.read("Scenes/one/tea.png") == golden
        # It listens on the loopback interface alone.
        sockets = open("/proc/net/tcp").read().split("\n")
        port = f":{int(host.split(':')[1]):04X}"
        listening = [line.split()[1] for line in sockets[1:] if line and line.split()[3] == "0A"]
        assert [one for one in listening if one.endswith(port)] == ["0100007F" + port]


def check_b_one_is_accepted(browser, project, shot):
    with served(project) as page:
        browser.open(page.address + "#" + "Scenes%2Ftwo%2Ffield.yaml")
        browser.until("document.querySelectorAll('#list li').length === 7")
        assert "field" in browser.text("#detail h2")
        shot("review")
        expected = project.read("Failures/Scenes/two/field.typed.actual.png")
        assert project.read("Scenes/two/field.typed.png") != expected
        browser.click("#accept")
        browser.until("document.querySelector('[data-scene*=field]').dataset.decision === 'accepted'")
        assert project.read("Scenes/two/field.typed.png") == expected
        assert "field" not in browser.text("#detail h2"), "it goes on to the next"
        browser.open(page.address)
        browser.until("document.querySelectorAll('#list li').length === 6")
        assert browser.complaints == [], browser.complaints


def check_c_a_group_is_accepted_and_one_rejected_by_keys(browser, project, shot):
    with served(project) as page:
        browser.open(page.address)
        browser.until("document.querySelectorAll('#list li').length === 6")
        browser.key("A")
        browser.until("document.querySelectorAll('[data-decision=accepted]').length >= 3")
        shot("review-group")
        golden = project.read("Scenes/two/badge.png")
        browser.run("page.choose(page.failures.find((one) => one.title.includes('badge')))")
        browser.key("r")
        browser.until("document.querySelector('[data-scene*=badge]').dataset.decision === 'rejected'")
        assert project.read("Scenes/two/badge.png") == golden
        browser.click("#done")
        browser.until("document.body.innerText.startsWith('Done')")
        shot("review-done")
        output, _ = page.process.communicate(timeout=10)
        assert page.process.returncode == 1, "two are left"
        assert "3 accepted, 1 rejected" in output, output
    project.galley("verify", "Scenes/one")


def check_d_what_is_outdated_is_refused(browser, project, shot):
    with served(project) as page:
        browser.open(page.address)
        browser.until("document.querySelectorAll('#list li').length")
        browser.run("page.choose(page.failures.find((one) => one.title.includes('new')))")
        project.write("Scenes/two/new.yaml", project.read("Scenes/two/new.yaml").decode().replace("New", "Newer"))
        browser.key("a")
        browser.until("document.getElementById('detail').innerText.includes('has changed since')")
        shot("review-outdated")
        assert not os.path.exists(project.path("Scenes/two/new.png"))
        assert browser.complaints == []
