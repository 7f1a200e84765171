"""How well assessments measure, from the textbook's formulas in floating point."""

import unittest

import numpy as np

import cases

# Ours are rounded from exact integers; numpy's own error is far below this.
ROUNDED = 0.5 + 1e-3


def told_apart(x):
    """People and groups that tell something: neither all passed nor none, until nothing changes."""
    rows, columns = np.ones(x.shape[0], bool), np.ones(x.shape[1], bool)
    while True:
        part = x[np.ix_(rows, columns)]
        keep_rows = rows.copy()
        keep_rows[rows] = part.any(1) & ~part.all(1)
        part = x[np.ix_(keep_rows, columns)]
        keep_columns = columns.copy()
        keep_columns[columns] = part.any(0) & ~part.all(0)
        if (keep_rows == rows).all() and (keep_columns == columns).all():
            return rows, columns
        rows, columns = keep_rows, keep_columns


def infits(x):
    """Infit mean squares of the Rasch model by joint maximum likelihood."""
    found = [None] * x.shape[1]
    rows, columns = told_apart(x)
    y = x[np.ix_(rows, columns)].astype(float)
    if not y.size:
        return found
    able, hard = np.zeros(len(y)), np.zeros(y.shape[1])
    for _ in range(1000):
        p = 1 / (1 + np.exp(hard[None] - able[:, None]))
        step = np.clip((p - y).sum(0) / (p * (1 - p)).sum(0), -1, 1)
        hard += step
        hard -= hard.mean()
        p = 1 / (1 + np.exp(hard[None] - able[:, None]))
        move = np.clip((y - p).sum(1) / (p * (1 - p)).sum(1), -1, 1)
        able += move
        if max(abs(step).max(), abs(move).max()) < 1e-10:
            break
    p = 1 / (1 + np.exp(hard[None] - able[:, None]))
    for at, value in zip(np.flatnonzero(columns), ((y - p) ** 2).sum(0) / (p * (1 - p)).sum(0)):
        found[at] = value
    return found


class Statistics(unittest.TestCase):
    def near(self, ours, theirs):
        self.assertIsNotNone(ours)
        self.assertLessEqual(abs(ours - theirs), ROUNDED)

    def test_reliability_and_items(self):
        for case in cases.some("statistics", 1000):
            x = np.array(case["groups"]).T / 10
            worths = np.array(case["worths"]) / 10
            total, count, found = x.sum(1), x.shape[1], case["found"]
            if total.var() == 0:
                self.assertIsNone(found["alpha_thousandths"])
                continue
            alpha = count / (count - 1) * (1 - x.var(0, ddof=1).sum() / total.var(ddof=1))
            self.near(found["alpha_thousandths"], 1000 * alpha)
            self.near(found["standard_error"], total.std(ddof=1) * np.sqrt(1 - alpha))
            for at, group in enumerate(found["tasks"][0]["groups"]):
                item = group["item"]
                self.near(item["facility_thousandths"], 1000 * x[:, at].mean() / worths[at])
                rest = total - x[:, at]
                if x[:, at].std() == 0 or rest.std() == 0:
                    self.assertIsNone(item["discrimination_thousandths"])
                else:
                    told = np.corrcoef(x[:, at], rest)[0, 1]
                    self.near(item["discrimination_thousandths"], 1000 * told)

    def test_infit(self):
        for case in cases.some("statistics", 1000):
            x = np.array(case["groups"]).T > 0
            for group, infit in zip(case["found"]["tasks"][0]["groups"], infits(x)):
                if infit is None:
                    self.assertIsNone(group["infit_thousandths"])
                else:
                    self.near(group["infit_thousandths"], 1000 * infit)
