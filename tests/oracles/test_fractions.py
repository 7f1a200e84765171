"""Scores and rates in exact fractions."""

import unittest
from fractions import Fraction

import numpy

import cases


def half_even(value):
    """Python rounds a fraction to the nearest integer, a half to the even one."""
    return round(value)


def label_of(share):
    """The word beside a skill's share, by the exact ratio."""
    if share >= 1:
        return "Complete"
    if share >= Fraction(67, 100):
        return "Advanced"
    return "Intermediate" if share >= Fraction(34, 100) else "Foundational"


class Scores(unittest.TestCase):
    def test_fineness(self):
        for case in cases.some("fineness", 1000):
            whole = sum(weight for weight, _ in case["tasks"])
            exact = Fraction(10 * sum(weight * points for weight, points in case["tasks"]), whole)
            self.assertEqual(case["found"], half_even(exact), case)

    def test_percentages_of_attempts(self):
        seen = set()
        for case in cases.some("graded", 1000):
            shares = {}
            for task in case["tasks"]:
                worth = [points for _, points in task["groups"]]
                # The best submit, the earliest of several; nothing submitted passes nothing.
                best = max(
                    task["submits"],
                    key=lambda passed: sum(p for p, good in zip(worth, passed) if good),
                    default=[False] * len(worth),
                )
                for (tag, points), good in zip(task["groups"], best):
                    kind = "performance" if tag == "perf" else "correctness"
                    for name in [kind, "all", *(f"skill {word}" for word in task["keywords"])]:
                        share, whole = shares.get(name, (0, 0))
                        got = task["weight"] * points * good
                        shares[name] = (share + got, whole + task["weight"] * points)
            tenths = {
                name: half_even(Fraction(1000 * share, whole))
                for name, (share, whole) in shares.items()
                if whole > 0
            }
            self.assertEqual(case["fineness"], tenths["all"], case)
            self.assertEqual(case["correctness"], tenths.get("correctness"), case)
            self.assertEqual(case["performance"], tenths.get("performance"), case)
            exact = {}
            for name, (share, whole) in shares.items():
                if name.startswith("skill "):
                    exact[name[len("skill ") :]] = Fraction(share, whole)
            self.assertEqual([name for name, _, _ in case["skills"]], sorted(exact))
            for name, percent, label in case["skills"]:
                self.assertEqual(percent, half_even(1000 * exact[name]))
                self.assertEqual(label, label_of(exact[name]), case)
                seen.add(label)
        self.assertEqual(len(seen), 4)

    def test_percentiles(self):
        for case in cases.some("percentiles", 200):
            below = sum(score < case["score"] for score in case["scores"])
            equal = sum(score == case["score"] for score in case["scores"])
            exact = Fraction(100 * (2 * below + equal), 2 * len(case["scores"]))
            self.assertEqual(case["found"], half_even(exact), case)


class Rates(unittest.TestCase):
    def test_four_fifths(self):
        flagged = 0
        for case in cases.some("rates", 1000):
            rate = {group: Fraction(passed, of) for group, of, passed in case["groups"]}
            best = max(value for group, value in rate.items() if group != "unsaid")
            for rated in case["found"]:
                group = rated["group"]
                self.assertEqual(Fraction(*rated["rate"]), rate[group])
                if group == "unsaid" or best == 0:
                    self.assertIsNone(rated["ratio"])
                    self.assertFalse(rated["flagged"])
                    continue
                ratio = rate[group] / best
                self.assertEqual(Fraction(*rated["ratio"]), ratio)
                self.assertEqual(rated["flagged"], ratio < Fraction(4, 5))
                flagged += rated["flagged"]
            self.assertEqual(len(case["found"]), len(rate))
        self.assertGreater(flagged, 100)


class CutOffs(unittest.TestCase):
    def test_counts_and_ratios(self):
        flagged = 0
        for case in cases.some("cut_offs", 1000):
            scores = numpy.array(case["woman"] + case["man"])
            self.assertEqual(case["results"], scores.size)
            self.assertEqual(case["passing"], int(numpy.count_nonzero(scores >= case["at"])))
            near = numpy.sort(scores[numpy.abs(scores - case["at"]) <= case["error"]])[::-1]
            self.assertEqual(case["near"]["results"], near.size)
            self.assertEqual(case["near"]["listed"], near[:100].tolist())
            rate = {
                group: Fraction(sum(score >= case["at"] for score in case[group]), len(case[group]))
                for group in ("woman", "man")
            }
            best = max(rate.values())
            self.assertEqual({rated["group"] for rated in case["groups"]}, set(rate))
            for rated in case["groups"]:
                self.assertEqual(Fraction(*rated["rate"]), rate[rated["group"]])
                if best == 0:
                    self.assertIsNone(rated["ratio"])
                    continue
                ratio = rate[rated["group"]] / best
                self.assertEqual(Fraction(*rated["ratio"]), ratio)
                self.assertEqual(rated["flagged"], ratio < Fraction(4, 5))
                flagged += rated["flagged"]
        self.assertGreater(flagged, 100)
