"""The scenes that the pages are checked with, set in Galley's own faces."""

import os
import subprocess


class Project:
    """A folder with scenes, their goldens, and galley to run in it."""

    def __init__(self, folder, program, fonts):
        self.folder, self.program = folder, program
        self.environment = {"PATH": "/usr/bin:/bin", "GALLEY_FONTS": fonts}

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        with open(self.path(name), "rb") as file:
            return file.read()

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.path(name)), exist_ok=True)
        # Written beside and renamed, as editors do.
        with open(self.path(name) + "~", "w") as file:
            file.write(text)
        os.rename(self.path(name) + "~", self.path(name))

    def galley(self, *arguments, status=0):
        run = subprocess.run([self.program, *arguments], cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert run.returncode == status, f"galley {arguments}: {run.returncode}\n{run.stdout}{run.stderr}"
        return run.stdout

    def start(self, *arguments):
        """Starts galley and lets it run."""
        return subprocess.Popen([self.program, *arguments], cwd=self.folder, env=self.environment, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)


HOSTILE = "a'b & <i>c</i> <!-- </script>"


def label(text, width=120, background="#FFFFFF", color="#000000", extra=""):
    return f"""galley: 1
size: [{width}, 40]
scale: 2
background: "{background}"
views:
  - label:
      id: title
      frame: [10, 8, {width - 20}, 24]
      text: "{text}"
      textColor: "{color}"
      font: {{ family: Galley Test Mono, size: 10 }}
{extra}"""


def tall(last):
    """A scene of several screens, with a text at either end."""
    def view(top, text):
        return f'  - label: {{ frame: [10, {top}, 300, 20], text: {text}, font: {{ family: Galley Test Mono, size: 12 }} }}\n'
    return "galley: 1\nsize: [320, 4000]\nscale: 1\nviews:\n" + view(10, "Top") + view(3900, last)


FIELD = """galley: 1
size: [120, 40]
background: "#FFFFFF"
views:
  - textField: { id: name, frame: [10, 8, 100, 24], font: { family: Galley Test Mono, size: 10 } }
steps:
  - { focus: name, frame: focused }
  - { type: "FIRST", frame: typed }
"""

BEFORE = {
    "Scenes/one/tea.yaml": label("Tea"),
    "Scenes/one/coffee.yaml": label("Coffee"),
    "Scenes/two/cocoa.yaml": label("Cocoa"),
    "Scenes/two/badge.yaml": label("Member", background="#2C6E3680"),
    "Scenes/two/field.yaml": FIELD.replace("FIRST", "Ada"),
    "Scenes/two/same.yaml": label("Same"),
    f"Scenes/two/{HOSTILE.replace('/', '_')}.yaml": label(HOSTILE.replace("c</i>", "d</i>"), width=320),
}

AFTER = {
    "Scenes/one/tea.yaml": label("Tea", width=130),
    "Scenes/one/coffee.yaml": label("Coffee", width=130),
    "Scenes/two/cocoa.yaml": label("Cocoa", width=130),
    "Scenes/two/badge.yaml": label("Member", background="#2C6E3690"),
    "Scenes/two/field.yaml": FIELD.replace("FIRST", "Eva"),
    "Scenes/two/new.yaml": label("New"),
    f"Scenes/two/{HOSTILE.replace('/', '_')}.yaml": label(HOSTILE, width=320),
}


def failing_project(folder, program, fonts):
    """A project of which most scenes fail."""
    project = Project(folder, program, fonts)
    for name, text in BEFORE.items():
        project.write(name, text)
    project.galley("record", "Scenes")
    for name, text in AFTER.items():
        project.write(name, text)
    return project
