"""Reads a .qipu file in Python without packages (docs/record-format.md).

    python3 read_qipu.py FILE          prints the match as it was played, a line a step, with its comments
    python3 read_qipu.py FILE --json   prints it as one line of JSON

`read` refuses a file whose end, hash or ids are not right. It leaves limits and schemas to `qipu verify`.
"""

import gzip
import hashlib
import io
import json
import sys


def canonical(value):
    """The text that ids hash: members sorted by UTF-16 code units, no white space (RFC 8785)."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(value, ensure_ascii=False)


def id_of(value):
    return hashlib.sha256(canonical(value).encode("utf-8")).hexdigest()[:32]


def text_of(file):
    """The lines of a file, unpacked, as bytes with their line feeds."""
    with open(file, "rb") as stream:
        content = stream.read()
    if content.startswith(b"\x1f\x8b"):
        content = gzip.decompress(content)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        content = content.decode("utf-16").encode("utf-8")
    return list(io.BytesIO(content.removeprefix(b"\xef\xbb\xbf")))


def read(file):
    """A match as a dictionary: its id, header, steps by line, branches, annotations, analyses and title."""
    *lines, last = text_of(file)
    end = json.loads(last)["end"]
    if end["lines"] != len(lines):
        raise ValueError("the file is cut short")
    before = b"".join(lines)
    if end["sha256"] not in (hashlib.sha256(each).hexdigest() for each in (before, before.replace(b"\r\n", b"\n"))):
        raise ValueError("the file was changed")
    first = json.loads(lines[0])
    if first.get("qipu") not in (1, 2, 3):
        raise ValueError("this is not a .qipu file, or one of a later version")
    header = first["header"]
    match = {"id": id_of(header), "header": header, "steps": {}, "branches": [], "annotations": [], "analyses": []}
    ids = {1: match["id"]}
    for number, line in enumerate(lines[1:], start=2):
        entry = json.loads(line)
        if "step" in entry:
            step = entry["step"]
            hashed = {"action": step["action"], "actor": step["by"], "events": step["events"]}
            hashed["parent"] = ids[step["parent"]]
            if "chosen" in step:
                hashed["chosen"] = step["chosen"]
            if id_of(hashed) != step["id"]:
                raise ValueError(f"the step in line {number} was changed")
            ids[number] = step["id"]
            match["steps"][number] = step
        elif "branch" in entry:
            match["branches"].append(entry["branch"])
        elif "annotation" in entry:
            match["annotations"].append(entry["annotation"])
        elif "analysis" in entry:
            match["analyses"].append(entry["analysis"])
        else:
            match["title"] = entry.get("title", "")
    return match


def line_to(match, number):
    """The numbers of the lines of steps from the root to a step."""
    numbers = []
    while number != 1:
        numbers.append(number)
        number = match["steps"][number]["parent"]
    return numbers[::-1]


def main_line(match):
    """The match as it was played; what was taken back is on other lines."""
    main = next(branch for branch in match["branches"] if branch["id"] == "main")
    return line_to(match, main["step"])


def comments(match):
    """The current comments as (line of the step, author, text)."""
    alive = [each for each in match["annotations"] if not each["deleted"]]
    # A note edited later stays in the file; only its own author's edit replaces it.
    person = lambda each: each.get("edit", {}).get("by", {}).get("id")
    by_id = {each["id"]: each for each in match["annotations"]}
    replaced = set()
    for each in match["annotations"]:
        for older in each.get("edit", {}).get("replaces", []):
            if older in by_id and person(by_id[older]) in (None, person(each)):
                replaced.add(older)
    for each in alive:
        body = each["body"]
        if body["kind"] == "comment" and each["id"] not in replaced:
            author = each["edit"]["by"]["name"] if "edit" in each else body["author"]
            yield each["step"], author, body["text"]


def summary(match):
    """What most programs want: who played what, the steps of the main line, and the comments on them."""
    played = main_line(match)
    place = {number: at for at, number in enumerate([1, *played])}
    return {
        "id": match["id"],
        "game": match["header"]["game"],
        "seats": [seat["name"] for seat in match["header"]["seats"]],
        "steps": [{name: match["steps"][number][name] for name in ("by", "action", "events")} for number in played],
        "comments": [[place[at], author, text] for at, author, text in comments(match) if at in place],
    }


if __name__ == "__main__":
    told = summary(read(sys.argv[1]))
    if "--json" in sys.argv:
        print(json.dumps(told))
        sys.exit()
    print(f"{told['game']}: {', '.join(told['seats'])}")
    for at, step in enumerate(told["steps"], start=1):
        who = step["by"] if step["by"] == "chance" else told["seats"][step["by"]]
        print(at, who, canonical(step["action"]), *(event["type"] for event in step["events"]))
        for _, author, text in (each for each in told["comments"] if each[0] == at):
            print("   ", author, text)
