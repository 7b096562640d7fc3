"""Checks the pages and the SVGs of galley in a browser. Run by Scripts/check-report."""

import inspect
import os
import shutil
import sys
import tempfile

import drawing_checks
import report_checks
import review_checks
import watch_checks
from chromium import Chromium
from project import failing_project

program, fonts, shots = sys.argv[1:4]
if shots:
    os.makedirs(shots, exist_ok=True)
failed = count = 0
with Chromium(shutil.which("chromium")) as browser:
    for module in (report_checks, review_checks, watch_checks, drawing_checks):
        with tempfile.TemporaryDirectory() as folder:
            project = failing_project(folder, program, fonts)
            for name, check in inspect.getmembers(module, inspect.isfunction):
                if not name.startswith("check_"):
                    continue
                count += 1
                try:
                    check(browser, project, lambda shot: browser.screenshot(os.path.join(shots, shot + ".png")) if shots else None)
                except Exception as error:  # one check says nothing about the next
                    failed += 1
                    print(f"FAILED {module.__name__}.{name}: {type(error).__name__}: {error}")
print(f"{count - failed} of {count} checks of pages passed")
sys.exit(1 if failed or count == 0 else 0)
