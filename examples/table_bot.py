"""A program that plays at the tables of a house as any guest does; it needs nothing but Python.

python examples/table_bot.py http://127.0.0.1:8000 --name Hungry --table ID

It sits down at that table and from then on plays wherever it has a seat, rematches included. When the house is closed
for a while, it waits and goes on where the match stands.
"""

import argparse
import http.client
import json
import sys
import threading
import time
import urllib.error
import urllib.request

CLOSED = (OSError, http.client.HTTPException)  # the house, or the line to it
PATIENCE = 60  # seconds without a sign of life; the house sends at least an empty line every 15


def choose(update: dict) -> str:
    """Here goes the bot: `update["view"]` is what the seat sees, `update["legal"]` what it may do."""
    return max(update["legal"], key=len)


class House:
    """Asks and listens over HTTP, always as the same guest."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}

    def open(self, path: str, body: dict | None = None) -> http.client.HTTPResponse:
        """Ask; the answer can be read line by line. With a body it is a POST."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers)
        return urllib.request.urlopen(request, timeout=PATIENCE)

    def ask(self, path: str, body: dict | None = None) -> dict | list:
        """Ask; what the house answers."""
        with self.open(path, body) as response:
            return json.load(response)


def read(stream: http.client.HTTPResponse):
    """Every message of a stream, for as long as the house is open."""
    for line in stream:
        if line.strip():  # empty lines only say that the house is still there
            yield json.loads(line)


def act(house: House, table: str, update: dict) -> None:
    """Do what `choose` says. The id is made of the version, so the same move sent again is done once."""
    move = {
        "type": "act",
        "id": f"{update['seat']}-{update['version']}",
        "seat": update["seat"],
        "version": update["version"],  # what we have seen; refused if something has happened since
        "action": choose(update),
    }
    try:
        house.ask(f"/api/tables/{table}/act", move)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        if problem["code"] != "old_version":  # otherwise the next update tells more
            print(f"{move['action']!r} was refused: {problem['message']}", file=sys.stderr)
            time.sleep(1)


def play(house: House, table: str) -> None:
    """Play at one table until the match is over."""
    version = 0  # what we know; after a break, the house tells what came later
    while True:
        try:
            with house.open(f"/api/tables/{table}/stream?version={version}") as stream:
                for message in read(stream):
                    if message["type"] != "update":
                        continue
                    version = message["version"]
                    if message["legal"]:
                        act(house, table, message)
                    if message["view"] and message["view"]["result"]:
                        print(f"{table}: {message['view']['result']['scores']}", flush=True)
                        return
        except CLOSED as error:
            print(f"{table}: {error}; trying again", file=sys.stderr)
        time.sleep(1)


def find_running(house: House):
    """The tables where a match of ours is under way, as soon as we hear of them; some more than once."""
    while True:
        try:
            with house.open("/api/stream") as stream:
                stream.readline()  # an empty one: from here on we miss nothing
                yield from (row["id"] for row in house.ask("/api/matches") if row["state"] == "running")
                yield from (news["id"] for news in read(stream) if news["state"] == "running")
        except CLOSED as error:
            print(f"{error}; trying again", file=sys.stderr)
        time.sleep(1)


def main() -> None:
    """Come in, sit down, play."""
    parser = argparse.ArgumentParser(description="Play at the tables of a house.")
    parser.add_argument("address", help="of the house, as http://127.0.0.1:8000")
    parser.add_argument("--name", default="Hungry", help="how others see the bot")
    parser.add_argument("--token", help="who the bot was last time; otherwise it is a new guest")
    parser.add_argument("--table", help="where to sit down first")
    parser.add_argument("--matches", type=int, default=0, help="go after so many; 0: stay")
    wish = parser.parse_args()
    house = House(wish.address)
    token = wish.token or house.ask("/api/token", {"name": wish.name})["token"]
    house.headers["Authorization"] = f"Bearer {token}"
    print(f"To be the same guest again: --token={token}", file=sys.stderr)
    if wish.table:
        house.ask(f"/api/tables/{wish.table}/sit", {})
    playing: dict[str, threading.Thread] = {}
    for table in find_running(house):
        if table not in playing:
            playing[table] = threading.Thread(target=play, args=(house, table))
            playing[table].start()
        if len(playing) == wish.matches:
            break
    for thread in playing.values():
        thread.join()


if __name__ == "__main__":
    main()
