"""A bot for every game, in Python without packages.

Qipu starts it for a seat (docs/bots.md). It writes one request a line and reads one answer a line, and knows no more
than the protocol says (docs/cli.md).

    bot.py           takes a random legal action: first it draws a type, then an action of that type
    bot.py --greedy  takes the action that leads to the most points, looking one action ahead

QIPU_RANDOM makes its choices repeatable.
"""

import json
import os
import random
import sys

seat = int(os.environ["QIPU_SEAT"])
choices = random.Random(os.environ.get("QIPU_RANDOM"))
greedy = "--greedy" in sys.argv[1:]


def ask(**requests):
    """Sends requests in one line and returns the answer. Ends the program if Qipu has closed the connection."""
    print(json.dumps(requests), flush=True)
    line = sys.stdin.readline()
    if line == "":
        sys.exit()
    return json.loads(line)


def choose(legal):
    """One of these actions: first a type, then an action of it."""
    types = sorted({action["type"] for action in legal})
    wanted = choices.choice(types)
    return choices.choice([action for action in legal if action["type"] == wanted])


def value(preview):
    """How good the position after an action is: won or lost if the match is over, then the lead in points."""
    outcome = preview["turn"].get("outcome")
    scores = outcome["scores"] if outcome else preview["scores"]
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    if outcome is None:
        return (0, lead)
    return (1 if outcome["places"][seat] == 1 else -1, lead)


def best(legal):
    """The actions that look best one action ahead."""
    previews = ask(preview={"actions": legal})["previews"]
    values = [value(preview) if preview["ok"] else (-2, 0) for preview in previews]
    return [action for action, each in zip(legal, values) if each == max(values)]


def play():
    hello = ask(hello={})["hello"]
    if hello["protocol"] != 1:
        sys.exit("This bot speaks version 1 of the protocol")
    while True:
        # Questions may share a line: whose turn it is, the legal actions, and what the seat sees.
        answer = ask(turn={}, legal={"limit": 1000}, view={"as": seat})
        if not answer["ok"] or answer["turn"]["by"] != seat:
            return
        legal = best(answer["legal"]) if greedy else answer["legal"]
        refused = ask(act={"action": choose(legal)})
        if not refused["ok"]:
            print(refused["message"], file=sys.stderr)


if __name__ == "__main__":
    play()
