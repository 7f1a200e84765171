"""Maps for the tests; the same file in every task of aerial_planning."""

import sys

from writer import SOLUTION

sys.path.insert(0, str(SOLUTION.parent))
sys.dont_write_bytecode = True

from solution import Grid  # noqa: E402


def render(rows):
    return f"grid {len(rows)} {len(rows[0])}\n" + "".join(row + "\n" for row in rows)


def scatter(rng, height, width, closed=0.2, windy=0.4, surveys=0):
    """A map with so much of it closed and windy, a base, and survey cells."""
    cells = []
    for _ in range(height * width):
        chance = rng.random()
        kind = "#" if chance < closed else rng.choice("<>^v") if chance < closed + windy else "."
        cells.append(kind)
    places = rng.sample(range(len(cells)), surveys + 1)
    for at in places[1:]:
        cells[at] = "S"
    cells[places[0]] = "H"
    return ["".join(cells[at : at + width]) for at in range(0, len(cells), width)]


def maze(rng, height, width, windy=0.5):
    """Corridors of one cell between walls, with few loops; height and width are odd."""
    grid = [["#"] * width for _ in range(height)]
    stack = [(0, 0)]
    grid[0][0] = "."
    while stack:
        row, column = stack[-1]
        ways = [
            (r, c)
            for r, c in ((row - 2, column), (row + 2, column), (row, column - 2), (row, column + 2))
            if 0 <= r < height and 0 <= c < width and grid[r][c] == "#"
        ]
        if not ways:
            stack.pop()
            continue
        r, c = rng.choice(ways)
        grid[r][c] = grid[(row + r) // 2][(column + c) // 2] = "."
        stack.append((r, c))
    for _ in range(height * width // 40):
        row, column = rng.randrange(height), rng.randrange(width)
        grid[row][column] = "." if (row + column) % 2 else grid[row][column]
    for row in range(height):
        for column in range(width):
            if grid[row][column] == "." and rng.random() < windy:
                grid[row][column] = rng.choice("<>^v")
    grid[0][0] = "H"
    return ["".join(row) for row in grid]


def reachable(rows):
    """A map on which the base reaches every survey cell and every survey cell the base."""
    grid = Grid(rows)
    cost, _ = grid.cheapest(grid.base)
    return all(at in cost for at in grid.surveys)


def there_and_back(rows):
    """What the dearest survey cell costs, flown to and from by the cheapest ways."""
    grid = Grid(rows)
    out, _ = grid.cheapest(grid.base)
    return max(out[at] + grid.cheapest(at)[0][grid.base] for at in grid.surveys)


def name(rows, at):
    """A cell as an input names it."""
    row, column = divmod(at, len(rows[0]))
    return f"{row + 1} {column + 1}"
