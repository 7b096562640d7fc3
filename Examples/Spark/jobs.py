"""Rows of the table as jobs of `galley worker`, and its results as rows of measurements."""

import hashlib
import json

import strings

COLUMNS = ["string", "locale", "address", "ok", "width", "height", "lines", "fits", "truncated", "missingGlyphs",
           "picture", "error"]


def setting(galley, fonts):
    """What a result depends on besides its job: the program and the faces."""
    digests = []
    for path in [galley, f"{fonts}/fonts.json"]:
        with open(path, "rb") as file:
            digests.append(hashlib.file_digest(file, "sha256").hexdigest())
    return " ".join(digests)


def job(index, setting, pictures):
    """The job of a row of the table: does the string fit in two lines of a button, 160 points wide?

    Its address is the digest of all that its result depends on. A picture is called by it, so a job that is done twice,
    on whatever machine, writes the same bytes to the same place.
    """
    string, locale = strings.row(index)
    what = {
        "text": strings.text(string, locale), "font": {"family": "Inter", "size": 17}, "width": 160, "lines": 2,
        "locale": locale, "direction": "rightToLeft" if locale == "ar" else "leftToRight",
    }
    address = hashlib.sha256(json.dumps([setting, what], sort_keys=True).encode()).hexdigest()
    context = {"string": string, "locale": locale, "address": address}
    outputs = {"png": f"{pictures}/{address}.png", "when": "findings"}
    return json.dumps({"id": context, **what, "outputs": outputs})


def measurement(line):
    """The row of measurements of a line of results, in the order of COLUMNS."""
    result = json.loads(line)
    row = dict.fromkeys(COLUMNS)
    row.update(result["id"], ok=result["ok"])
    if result["ok"]:
        width, height = result["size"]
        row.update(width=float(width), height=float(height), lines=result["lines"], fits=result["fits"],
                   truncated=result["truncated"], missingGlyphs=result["missingGlyphs"],
                   picture=f"{row['address']}.png" if "png" in result else None)
    else:
        row.update(error=result["error"]["message"])
    return tuple(row[column] for column in COLUMNS)


def write_table(rows, path):
    """Writes rows of measurements as lines of JSON, by string and language."""
    with open(path, "w", encoding="utf-8") as file:
        for row in sorted(rows, key=lambda row: row[:2]):
            file.write(json.dumps(dict(zip(COLUMNS, row)), ensure_ascii=False) + "\n")
