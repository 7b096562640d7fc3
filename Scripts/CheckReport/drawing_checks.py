"""The SVG of a scene, drawn by the browser, beside its PNG.

Both come from one list of drawing commands, but rasters differ: the browser smooths edges and blends otherwise, and keeps
glyphs on fractions of pixels. So the average channel of a picture may be off by 2 of 255, and one pixel in two hundred by a
quarter of the range; a shape that is missing or elsewhere is far beyond both. 346 goldens had at most 1.8, and one pixel in
two thousand.
"""

import base64
import glob
import json
import os

GOLDENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Goldens")

COMPARE = """(async (png, svg) => {
    const load = (type, data) => new Promise((done, fail) => {
        const image = new Image();
        image.onload = () => done(image);
        image.onerror = () => fail(new Error(`${type} cannot be drawn`));
        image.src = `data:${type};base64,${data}`;
    });
    const golden = await load('image/png', png), {width, height} = golden;
    const pixels = (image) => {
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas.drawImage(image, 0, 0, width, height);
        return canvas.getImageData(0, 0, width, height).data;
    };
    const one = pixels(golden), other = pixels(await load('image/svg+xml', svg));
    let far = 0, sum = 0;
    for (let pixel = 0; pixel < one.length; pixel += 4) {
        // Colours count as far as they can be seen.
        let most = Math.abs(one[pixel + 3] - other[pixel + 3]);
        for (let channel = pixel; channel < pixel + 3; channel++) {
            most = Math.max(most, Math.abs(one[channel] * one[pixel + 3] - other[channel] * other[pixel + 3]) / 255);
        }
        sum += most;
        if (most > 64) far++;
    }
    return [sum * 4 / one.length, far * 4 / one.length];
})"""


def check_svgs_show_what_pngs_show(browser, project, shot):
    scenes = [scene for scene in sorted(glob.glob(os.path.join(GOLDENS, "*", "*.yaml")))
              if os.path.exists(scene[:-5] + ".png") and "\nfilmstrip:" not in open(scene).read()]
    assert len(scenes) > 300, len(scenes)
    browser.open("about:blank")
    wrong = []
    for scene in scenes:
        project.galley("render", scene, "-o", "drawing.svg")
        with open(scene[:-5] + ".png", "rb") as png:
            pictures = [base64.b64encode(data).decode() for data in (png.read(), project.read("drawing.svg"))]
        average, far = browser.run(f"{COMPARE}({json.dumps(pictures[0])}, {json.dumps(pictures[1])})")
        if average > 2 or far > 0.005:
            wrong.append(f"{os.path.relpath(scene, GOLDENS)}: {average:.1f} of 255, {far:.1%} of the pixels")
    assert not wrong, wrong
