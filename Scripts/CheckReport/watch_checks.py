"""The page of galley watch, which keeps up by itself."""

from project import label, tall
from review_checks import Served


def scene(name):
    return f"document.querySelector('[data-scene=\"Scenes/{name}.yaml\"]')"


def check_the_page_keeps_up(browser, project, shot):
    with Served(project, "watch", "Scenes", "--serve") as page:
        assert page.request("GET", "/events", token=False)[0] == 403
        browser.open(page.address)
        browser.until("document.querySelectorAll('.scene').length === 8 && document.body.dataset.live === 'true'")
        shot("watch")
        assert browser.run(scene("two/same") + ".dataset.verdict") == "same"
        assert browser.run(scene("two/new") + ".dataset.verdict") == "new"
        before = browser.run(scene("two/same") + ".querySelector('img').src")
        project.write("Scenes/two/same.yaml", label("Other"))
        browser.until(scene("two/same") + ".dataset.verdict === 'changed'")
        drawn = browser.run(scene("two/same") + ".querySelector('img').src")
        assert drawn != before
        # A mistake is shown, with the last good picture.
        project.write("Scenes/two/same.yaml", label("Other").replace("textColor", "textColour"))
        browser.until(scene("two/same") + ".dataset.verdict === 'error'")
        assert "textColour" in browser.run(scene("two/same") + ".querySelector('pre').innerText")
        assert browser.run(scene("two/same") + ".querySelector('img').src") == drawn
        assert "1 with a mistake" in browser.text("#summary")
        shot("watch-mistake")
        project.write("Scenes/two/same.yaml", label("Same"))
        browser.until(scene("two/same") + ".dataset.verdict === 'same'")
        # A new scene of the folder.
        project.write("Scenes/two/late.yaml", label("Late"))
        browser.until(scene("two/late") + "?.dataset.verdict === 'new'")
        assert browser.complaints == [], browser.complaints
        page.process.kill()
        browser.until("document.getElementById('summary').innerText.includes('has ended')")


def check_a_tall_picture_opens_at_its_change(browser, project, shot):
    project.write("Tall/page.yaml", tall("Last"))
    project.galley("record", "Tall")
    project.write("Tall/page.yaml", tall("Longest"))
    with Served(project, "watch", "Tall", "--serve") as page:
        browser.open(page.address)
        browser.until("document.body.dataset.live === 'true' && document.querySelector('.bounds')")
        in_view = """(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
            document.querySelector('.bounds').getBoundingClientRect())"""
        browser.until(in_view)
        # A change elsewhere brings the page there.
        project.write("Tall/page.yaml", tall("Last").replace("Top", "Topmost"))
        browser.until("JSON.parse(document.querySelector('.bounds').dataset.bounds)[1] < 100")
        browser.until(in_view)
        shot("watch-tall")
