# Slow: compares each entry of the statement with the whole ledger.
import sys


def main():
    data = sys.stdin.read().split()
    n, m, d = map(int, data[:3])
    entries = list(zip(map(int, data[3::3]), map(int, data[4::3]), data[5::3]))
    ledger = dict(enumerate(entries[:n], 1))
    answers = []
    for day, amount, reference in entries[n:]:
        answer = "none"
        for number, entry in ledger.items():
            if reference != "-" and entry[2] == reference and entry[1] == amount:
                answer = f"ref {number}"
                del ledger[number]
                break
        answers.append(answer)
    for index, (day, amount, _) in enumerate(entries[n:]):
        if answers[index] == "none":
            places = [
                (abs(entry[0] - day), entry[0], number)
                for number, entry in ledger.items()
                if entry[1] == amount and abs(entry[0] - day) <= d
            ]
            if places:
                number = min(places)[2]
                answers[index] = f"day {number}"
                del ledger[number]
    print("\n".join(answers))
    print("open", len(ledger), sum(amount for _, amount, _ in ledger.values()))


main()
