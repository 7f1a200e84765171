"""Runs every test of this folder over the figures named on the command line, and counts as TAP does."""

import pathlib
import sys
import unittest

import cases

if __name__ == "__main__":
    cases.load(sys.argv[1])
    found = unittest.defaultTestLoader.discover(str(pathlib.Path(__file__).parent), "test_*.py")
    result = unittest.TextTestRunner(verbosity=2).run(found)
    bad = len(result.failures) + len(result.errors)
    print(f"# pass {result.testsRun - bad}")
    print(f"# fail {bad}")
    sys.exit(0 if result.testsRun and result.wasSuccessful() else 1)
