"""The log and the table in a statement are of the program that solvers get."""

import sys
import unittest
from collections import Counter
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "problems" / "onduty"
sys.path.append(str(PACKAGE / "generators"))

import night


class Night(unittest.TestCase):
    def test_the_statement_shows_what_the_given_program_answers(self):
        statement = night.STATEMENT.read_text(encoding="utf-8")
        self.assertEqual(night.filled(statement), statement)
        given = (PACKAGE / "attachments" / "starter.py").read_text(encoding="utf-8")
        self.assertEqual(night.GIVEN.read_text(encoding="utf-8"), given)

    def test_what_the_statement_says_of_the_night_is_so(self):
        requests = [(now, request.split()) for now, request in night.night()]
        asked = [(now, words) for now, words in requests if words[0] != "STATS"]
        shown = range(*map(night.seconds_of, ("03:09:04", "03:17:00")))
        self.assertEqual(sum(now in shown for now, _ in requests), len(night.written()))
        keys = Counter(words[2] for _, words in asked)
        self.assertGreater(sum(count for _, count in keys.most_common(3)), len(asked) / 2)
        windows = Counter((words[1], now // night.WINDOW) for now, words in asked)
        self.assertEqual(max(windows.values()), 3)
