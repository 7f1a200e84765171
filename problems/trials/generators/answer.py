"""Runs `submissions/accepted/solution.sql` on the tables that standard input makes."""

import sqlite3
import sys
from pathlib import Path

QUERY = Path(__file__).resolve().parent.parent / "submissions" / "accepted" / "solution.sql"


def main():
    base = sqlite3.connect(":memory:")
    base.executescript(sys.stdin.read())
    for row in base.execute(QUERY.read_text(encoding="utf-8")):
        print("|".join("NULL" if value is None else str(value) for value in row))


main()
