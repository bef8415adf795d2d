"""A bot for every game, in Python without packages: it takes a random legal action.

Qipu starts it for a seat (docs/bots.md). It writes one request a line and reads one answer a line. It first draws a
type of action and then one of the actions of that type, so that types with many variants are not all it does.

QIPU_RANDOM makes its choices repeatable.
"""

import json
import os
import random
import sys

seat = int(os.environ["QIPU_SEAT"])
choices = random.Random(os.environ.get("QIPU_RANDOM"))


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


def play():
    hello = ask(hello={})["hello"]
    if hello["protocol"] != 1:
        sys.exit("This bot speaks version 1 of the protocol")
    while True:
        # Questions may share a line: whose turn it is, the legal actions, and what the seat sees.
        answer = ask(turn={}, legal={"limit": 1000}, view={"as": seat})
        if not answer["ok"] or answer["turn"]["by"] != seat:
            return
        refused = ask(act={"action": choose(answer["legal"])})
        if not refused["ok"]:
            print(refused["message"], file=sys.stderr)


if __name__ == "__main__":
    play()
