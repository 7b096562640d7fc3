"""The report of galley verify: its views, filters, keys and looks, and that it fetches nothing."""

import json
import struct
import zlib

from project import HOSTILE, label, tall


def opened(browser, project, name="report.html", fragment="", **screen):
    """Opens the report, which is made if it is not there."""
    try:
        project.read(name)
    except FileNotFoundError:
        project.galley("verify", "Scenes", "--report", name, status=1)
    browser.open("file://" + project.path(name) + fragment, **screen)
    browser.until("document.querySelectorAll('#list li').length")


def choose(browser, part):
    browser.run(f"page.choose(page.failures.find((one) => one.title.includes({json.dumps(part)})))")
    browser.until("['expected', 'actual'].every((side) => !page.viewer.picture?.[side] || page.viewer.pixels[side])")


def screen_pixel(browser, x, y):
    """The colour on the screen at a point, in CSS pixels."""
    import base64
    # Pictures that are in the page are drawn once they are decoded.
    browser.run("Promise.all([...document.images].map((one) => one.decode().catch(() => null))).then(() => true)")
    png = base64.b64decode(browser.call(
        "Page.captureScreenshot", format="png", clip={"x": x, "y": y, "width": 1, "height": 1, "scale": 1})["data"])
    data, at = b"", 8
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        if kind == b"IDAT":
            data += png[at + 8:at + 8 + length]
        at += 12 + length
    return tuple(zlib.decompress(data)[1:4])


def layer_pixel(browser, side, x, y):
    return tuple(browser.run(f"pixelAt(page.viewer.pixels.{side}, {x}, {y}).values"))


def place_of(browser, x, y):
    """The middle of a pixel of the picture, in CSS pixels of the window."""
    box = browser.run("(({ left, top }) => [left, top])(document.querySelector('.picture').getBoundingClientRect())")
    zoom = browser.run("page.viewer.shownZoom")
    return box[0] + (x + 0.5) * zoom, box[1] + (y + 0.5) * zoom


def differing_pixel(browser):
    """A pixel that is opaque in both pictures and differs much."""
    return browser.run("""(() => {
        const { expected, actual } = page.viewer.pixels;
        for (let y = 0; y < expected.height; y++) for (let x = 0; x < expected.width; x++) {
            const one = pixelAt(expected, x, y).values, other = pixelAt(actual, x, y).values;
            if (one[3] === 255 && other[3] === 255 && Math.abs(one[0] - other[0]) > 200) return [x, y];
        }
    })()""")


def edge_pixel(browser):
    """A pixel that differs between the pictures, and much from the one below it in the actual one."""
    return browser.run("""(() => {
        const { expected, actual } = page.viewer.pixels;
        for (let y = 0; y < actual.height - 1; y++) for (let x = 0; x < actual.width; x++) {
            const [one, other, next] = [pixelAt(actual, x, y), pixelAt(expected, x, y), pixelAt(actual, x, y + 1)];
            if (Math.abs(one.values[0] - next.values[0]) > 200 && one.css !== other.css) return [x, y];
        }
    })()""")


def set_slider(browser, name, value):
    browser.run(f"""(() => {{
        const slider = document.getElementById('{name}-slider');
        slider.value = {value};
        slider.dispatchEvent(new Event('input'));
    }})()""")


def check_nothing_is_fetched_and_nothing_is_complained_of(browser, project, shot):
    opened(browser, project)
    shot("report")
    for key in "123456":
        browser.key(key)
        shot(f"view-{key}")
    fetched = [one for one in browser.requests if not one.startswith(("data:", "file://" + project.path("report.html")))]
    assert fetched == [], fetched
    assert browser.complaints == [], browser.complaints
    text = project.read("report.html").decode()
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "") and "https://" not in text


def check_the_same_change_is_one_group(browser, project, shot):
    opened(browser, project)
    assert browser.count("#list li") == 7
    assert "The same change in 3 scenes" in browser.text("#list h2")
    assert browser.run("[...document.querySelectorAll('#list [data-group] .name')].map((one) => one.innerText)") == [
        "coffee", "tea", "cocoa"]
    commands = browser.run("[...document.querySelectorAll('.command code')].map((one) => one.innerText)")
    assert commands == ["galley accept Scenes/one/coffee.yaml",
                        "galley accept Scenes/one/coffee.yaml Scenes/one/tea.yaml Scenes/two/cocoa.yaml"], commands


def check_a_long_group_is_folded(browser, project, shot):
    for text, status in [("Before", 0), ("Behind", 1)]:
        for number in range(12):
            project.write(f"Many/s{number:02}.yaml", label(text))
        project.write("Many/single.yaml", label(text, background="#FFFFF0" if status else "#FFFFFF"))
        verb = ["verify", "Many", "--artifacts", "ManyFailures", "--report", "many.html"] if status else ["record", "Many"]
        project.galley(*verb, status=status)
    opened(browser, project, "many.html")
    # Not innerText: of an item that no frame has shown yet it is empty (content-visibility).
    shown = "[...document.querySelectorAll('#list li:not([hidden]) .name')].map((one) => one.textContent)"
    more = "document.querySelector('#list .more')?.textContent"
    start = ["s00", "s01", "s02", "s03", "s04"]
    assert browser.run(shown) == start + ["single"], browser.run(shown)
    assert browser.run(more) == "7 more"
    shot("folded")
    # Going on to what is folded shows it, and so does the button.
    for _ in range(5):
        browser.run("page.move(1)")
    assert len(browser.run(shown)) == 13 and browser.count("#list .more") == 0
    browser.run("page.choose(page.shown[0]), page.unfolded.clear(), page.drawList()")
    assert browser.run(more) == "7 more"
    browser.run("document.querySelector('#list .more button').click()")
    assert len(browser.run(shown)) == 13 and browser.count("#list .more") == 0


def check_names_and_reasons_are_text(browser, project, shot):
    opened(browser, project)
    choose(browser, "a'b")
    shot("hostile")
    assert browser.count("#list img, #list i, #detail i:not(.readout i), #detail b:not(.readout b)") == 0
    assert HOSTILE.replace("/", "_") in browser.text("#detail h2"), browser.text("#detail h2")
    assert HOSTILE in browser.text(".causes")
    assert browser.complaints == []


def check_the_difference_comes_first(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    assert browser.run("document.querySelector('[role=tab][aria-selected=true]').innerText") == "Difference"
    assert browser.count("[data-layer=difference]") == 1
    x, y = differing_pixel(browser)
    assert screen_pixel(browser, *place_of(browser, x, y)) == (255, 0, 255)


def check_tabs_switch(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    layers = {"side": ["expected", "actual"], "swipe": ["expected", "actual"], "blend": ["expected", "actual"],
              "layout": ["actual"], "text": [], "difference": ["difference"]}
    for view, expected in layers.items():
        browser.click(f"#tab-{view}")
        found = browser.run("[...document.querySelectorAll('[data-layer]')].map((one) => one.dataset.layer)")
        assert found == expected, (view, found)
        assert browser.run("[...document.querySelectorAll('[aria-selected=true]')].map((one) => one.id)") == [f"tab-{view}"]
        assert browser.run("document.getElementById('panel').getAttribute('aria-labelledby')") == f"tab-{view}"


def check_the_slider_of_swipe_moves_pixels(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    browser.click("#tab-swipe")
    x, y = differing_pixel(browser)
    expected, actual = (layer_pixel(browser, side, x, y)[:3] for side in ("expected", "actual"))
    assert expected != actual
    set_slider(browser, "swipe", 0)
    assert screen_pixel(browser, *place_of(browser, x, y)) == actual
    set_slider(browser, "swipe", 100)
    assert screen_pixel(browser, *place_of(browser, x, y)) == expected
    # And by the pointer, on the picture itself.
    left, top = place_of(browser, x - 3, y)
    browser.mouse("mousePressed", left, top, held=True)
    browser.mouse("mouseReleased", left, top)
    assert screen_pixel(browser, *place_of(browser, x, y)) == actual


def check_the_slider_of_blend_mixes_pixels(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    browser.click("#tab-blend")
    x, y = differing_pixel(browser)
    expected, actual = (layer_pixel(browser, side, x, y)[:3] for side in ("expected", "actual"))
    for value, mixed in ((0, expected), (100, actual), (50, tuple((a + b) / 2 for a, b in zip(expected, actual)))):
        set_slider(browser, "blend", value)
        found = screen_pixel(browser, *place_of(browser, x, y))
        assert all(abs(a - b) <= 1 for a, b in zip(found, mixed)), (value, found, mixed)


def check_flicker(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    browser.key("f")
    for side in ("actual", "expected"):
        # It goes on meanwhile: the picture and its tag are read at one moment.
        shown = f"document.querySelector('.picture').dataset.side === '{side}'"
        assert browser.until(shown, "document.querySelector('.tag').innerText") == side
    browser.run("clearInterval(page.viewer.flickers)")
    assert browser.run("page.flickerButton.getAttribute('aria-pressed')") == "true"
    x, y = differing_pixel(browser)
    for side in ("expected", "actual"):
        browser.run(f"page.viewer.turn('{side}')")
        assert screen_pixel(browser, *place_of(browser, x, y)) == layer_pixel(browser, side, x, y)[:3], side
    browser.key("f")
    assert browser.run("page.flickerButton.getAttribute('aria-pressed')") == "false"
    assert browser.count("[data-layer=difference]") == 1


def check_a_tall_picture_opens_at_its_change(browser, project, shot):
    project.write("Tall/page.yaml", tall("Last"))
    project.galley("record", "Tall")
    project.write("Tall/page.yaml", tall("Longest"))
    project.galley("verify", "Tall", "--artifacts", "TallFailures", "--report", "tall.html", status=1)
    browser.open("file://" + project.path("tall.html"))
    browser.until("document.querySelectorAll('#list li').length")
    for key in "123":
        browser.key(key)
        assert browser.run("page.viewer.shownZoom") >= 0.5
        assert browser.run("""(() => {
            const { scroller, picture, zoom } = page.viewer.stages[0], [x, y, width, height] = page.viewer.picture.bounds;
            const frame = scroller.getBoundingClientRect(), top = picture.getBoundingClientRect().top;
            return top + y * zoom >= frame.top && top + (y + height) * zoom <= frame.bottom;
        })()"""), key
    shot("tall")


def check_zoom_is_exact_to_the_pixel(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    browser.key("2")
    for _ in range(12):
        browser.key("+")
    assert browser.text("output") == "16×"
    shot("zoom")
    browser.click("#tab-blend")
    set_slider(browser, "blend", 100)
    # Up to its edges it has one colour, though its neighbour has another.
    x, y = edge_pixel(browser)
    browser.run(f"page.viewer.stages[0].center([{x}, {y}])")
    actual = layer_pixel(browser, "actual", x, y)[:3]
    left, top = place_of(browser, x, y)
    for across, down in ((-7, -7), (7, -7), (-7, 7), (7, 7)):
        assert screen_pixel(browser, left + across, top + down) == actual
    browser.mouse("mouseMoved", left, top)
    expected = layer_pixel(browser, "expected", x, y)[:3]
    words = browser.text("#readout")
    for part in (f"x {x} y {y}", "expected #%02X%02X%02X" % expected, "actual #%02X%02X%02X" % actual):
        assert part in words, (part, words)
    browser.key("0")
    assert browser.text("output") != "16×"


def check_translucent_pixels_are_read_exactly(browser, project, shot):
    opened(browser, project)
    choose(browser, "badge")
    # The colours as the palettes of the two files have them.
    for side, pixel in (("expected", (0x2C, 0x6E, 0x36, 0x80)), ("actual", (0x2C, 0x6E, 0x35, 0x90))):
        found = layer_pixel(browser, side, 2, 2)
        assert found == pixel, found


def filtered(kind, row, before, step):
    """A row as PNG's filters have it."""
    def paeth(left, above, corner):
        base = left + above - corner
        return min((abs(base - left), 0, left), (abs(base - above), 1, above), (abs(base - corner), 2, corner))[2]
    out = [kind]
    for x, value in enumerate(row):
        left, above = row[x - step] if x >= step else 0, before[x]
        corner = before[x - step] if x >= step else 0
        guess = (0, left, above, (left + above) // 2, paeth(left, above, corner))[kind]
        out.append((value - guess) % 256)
    return bytes(out)


def png_of(color, depth, width, samples, palette):
    """A PNG with five rows, each with another filter."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    rows, before = b"", bytes((width * channels * depth + 7) // 8)
    for y in range(5):
        values = samples[y * width * channels:(y + 1) * width * channels]
        bits = "".join(f"{value:0{depth}b}" for value in values)
        row = int(bits.ljust(-(-len(bits) // 8) * 8, "0"), 2).to_bytes(-(-len(bits) // 8), "big")
        rows += filtered(y, row, before, max(1, channels * depth // 8))
        before = row

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    colors = chunk(b"PLTE", bytes(sum((one[:3] for one in palette), []))) + chunk(b"tRNS", bytes(palette[0][3:]))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, 5, depth, color, 0, 0, 0))
            + (colors if color == 3 else b"") + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def check_every_form_of_png_is_read(browser, project, shot):
    import base64
    import random
    opened(browser, project)
    numbers = random.Random(13)
    for color, depths in ((0, (1, 2, 4, 8)), (2, (8,)), (3, (1, 2, 4, 8)), (4, (8,)), (6, (8,))):
        for depth in depths:
            channels, full = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color], (1 << depth) - 1
            palette = [[numbers.randrange(256) for _ in range(3)] + [255 if index else 7] for index in range(full + 1)]
            samples = [numbers.randrange(full + 1) for _ in range(7 * 5 * channels)]
            pixels = []
            for at in range(0, len(samples), channels):
                one = samples[at:at + channels]
                if color == 3:
                    pixels += palette[one[0]]
                elif color in (0, 4):
                    pixels += [one[0] * 255 // full] * 3 + (one[1:] or [255])
                else:
                    pixels += one[:3] + (one[3:] or [255])
            data = base64.b64encode(png_of(color, depth, 7, samples, palette)).decode()
            found = browser.run(f"decodePNG(bytesOfBase64('{data}')).then((one) => [...one.rgba])")
            assert found == pixels, (color, depth)


def check_the_layout_is_drawn_over_the_picture(browser, project, shot):
    opened(browser, project)
    choose(browser, "tea")
    browser.key("5")
    groups = "[...document.querySelectorAll('svg.layout g')].map((one) => one.dataset.side)"
    assert browser.run(groups) == ["expected", "actual"]
    assert browser.count("g[data-side=actual] rect") == 2
    assert browser.count("g[data-side=actual] line") == 1
    # The frame of the label, [10, 8, 110, 24] in points, is where the picture has it.
    box = browser.run("(({ x, y, width, height }) => [x, y, width, height])"
                      "(document.querySelector('g[data-side=actual] rect').getBoundingClientRect())")
    left, top = browser.run("(({ left, top }) => [left, top])(document.querySelector('.picture').getBoundingClientRect())")
    points = 2 * browser.run("page.viewer.shownZoom")
    assert [round((box[0] - left) / points), round((box[1] - top) / points)] == [10, 8], box
    assert [round(box[2] / points), round(box[3] / points)] == [110, 24], box
    browser.click("[data-choice=lines]")
    assert browser.count("g[data-side=actual] rect") == 1
    browser.click("[data-choice=expected]")
    assert browser.run(groups) == ["actual"]


def check_the_layout_text_is_compared(browser, project, shot):
    opened(browser, project)
    choose(browser, "tea")
    browser.key("6")
    marks = browser.run("[...document.querySelectorAll('.diff mark')].map((one) => one.innerText)")
    assert marks[:2] == ["120", "130"], marks
    assert browser.count(".diff .gone") == browser.count(".diff .come") > 0
    folded = browser.text(".diff > button")
    rows = browser.count(".diff > div")
    browser.click(".diff > button")
    assert browser.count(".diff > div") == rows + int(folded.split()[0])


def check_frames_have_tabs(browser, project, shot):
    opened(browser, project)
    choose(browser, "field")
    # Only the frame that differs has pictures.
    assert browser.run("page.chosen.pictures.map((one) => one.frame)") == ["typed"]


def check_filters_filter(browser, project, shot):
    opened(browser, project)
    chips = browser.run("[...document.querySelectorAll('#verdicts button')].map((one) => one.innerText)")
    assert chips[0].split() == ["all", "7"], chips
    browser.click("#verdicts [data-verdict=missing]")
    assert browser.run("[...document.querySelectorAll('#list .name')].map((one) => one.innerText)") == ["new"]
    assert "new" in browser.text("#detail h2")
    browser.click("#verdicts button")
    browser.key("/")
    assert browser.run("document.activeElement.id") == "filter"
    for letter in "cocoa":
        browser.key(letter)
    assert browser.count("#list li") == 1
    assert "The same change in 1 of 3 scenes" in browser.text("#list h2")
    assert "cocoa" in browser.text("#detail h2")
    browser.key("x")
    assert "No failure matches" in browser.text("#list")
    shot("nothing")
    browser.key("Escape")
    assert browser.run("document.activeElement.id") != "filter"


def check_keys(browser, project, shot):
    opened(browser, project)
    names = browser.run("page.shown.map((one) => one.title)")
    for key, index in (("j", 1), ("j", 2), ("k", 1), ("k", 0), ("k", 0)):
        browser.key(key)
        assert browser.run("page.chosen.title") == names[index]
    assert browser.run("decodeURIComponent(location.hash)") == "#" + names[0]
    for index, view in enumerate(("difference", "side", "swipe", "blend", "layout", "text")):
        browser.key(str(index + 1))
        assert browser.run("page.viewer.view") == view
    browser.key("?")
    assert browser.run("document.getElementById('help').open")
    shot("keys")
    browser.key("j")
    assert browser.run("page.chosen.title") == names[0], "keys act behind the dialog"
    browser.run("document.getElementById('help').close()")
    # The tabs are one stop, and arrows go through them.
    assert browser.run("[...document.querySelectorAll('[role=tab]')].filter((one) => one.tabIndex === 0).length") == 1
    browser.run("document.getElementById('tab-text').focus()")
    browser.key("ArrowRight")
    assert browser.run("document.activeElement.id") == "tab-difference"


def check_an_address_names_a_failure(browser, project, shot):
    opened(browser, project, fragment="#Scenes%2Ftwo%2Fbadge.yaml")
    assert "badge" in browser.text("#detail h2")


def check_a_new_scene_shows_what_came(browser, project, shot):
    opened(browser, project)
    choose(browser, "new")
    for view in ("difference", "side", "swipe", "blend"):
        browser.click(f"#tab-{view}")
        assert browser.count("[data-layer]") == 1, view
    assert browser.run("page.flickerButton.disabled")
    assert browser.complaints == []


def check_light_and_dark(browser, project, shot):
    contrast = """(() => {
        const channels = (color) => color.match(/[\\d.]+/g).slice(0, 3).map(Number);
        const light = (color) => channels(color).map((value) => value / 255)
            .map((value) => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
            .reduce((sum, value, index) => sum + value * [.2126, .7152, .0722][index], 0);
        const ground = (element) => {
            for (let one = element; one; one = one.parentElement) {
                const color = getComputedStyle(one).backgroundColor;
                if (!color.endsWith(', 0)')) return color;
            }
        };
        const low = [];
        for (const element of document.querySelectorAll('body *')) {
            if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
            if (!element.offsetParent || element.closest('svg, script, style, noscript, :disabled')) continue;
            const one = light(getComputedStyle(element).color), other = light(ground(element));
            const ratio = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
            if (ratio < 4.5) low.push(`${element.outerHTML.slice(0, 80)} ${ratio.toFixed(2)}`);
        }
        return low;
    })()"""
    grounds = []
    for dark in (False, True):
        opened(browser, project, dark=dark)
        for key in "126":
            browser.key(key)
            assert browser.run(contrast) == [], browser.run(contrast)
        shot("dark" if dark else "light")
        grounds.append(browser.run("getComputedStyle(document.body).backgroundColor"))
    assert grounds[0] != grounds[1]


def check_narrow(browser, project, shot):
    for width in (320, 400, 700):
        opened(browser, project, width=width, height=700)
        for key in "123456":
            browser.key(key)
            spare = browser.run("document.documentElement.scrollWidth - innerWidth")
            assert spare <= 0, (width, key, spare)
        browser.key("2")
        shot(f"narrow-{width}")


def check_everything_has_a_name(browser, project, shot):
    opened(browser, project)
    for key in "12345":
        browser.key(key)
        nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
        nameless = [node["role"]["value"] for node in nodes
                    if not node.get("ignored") and not node.get("name", {}).get("value")
                    and node.get("role", {}).get("value") in
                    ("button", "checkbox", "slider", "searchbox", "tab", "tabpanel", "image", "link", "navigation")]
        assert nameless == [], (key, nameless)
        roles = {node["role"]["value"] for node in nodes if "role" in node}
        assert {"tab", "tablist", "tabpanel", "main", "navigation", "status"} <= roles | {"status"}, roles
    assert browser.run("new Set([...document.querySelectorAll('[id]')].map((one) => one.id)).size") == browser.count("[id]")


def check_a_clean_run_has_a_report_too(browser, project, shot):
    project.galley("verify", "Scenes/two/same.yaml", "--artifacts", "None", "--report", "clean.html")
    browser.open("file://" + project.path("clean.html"))
    assert "Every scene looks as accepted" in browser.text("#detail")
    shot("clean")
    assert browser.complaints == []
