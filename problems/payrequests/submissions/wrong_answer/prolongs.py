# Wrong: a repeated request makes the service remember its key for longer.
import sys


def main():
    data = sys.stdin.read().split()
    window, limit = int(data[1]), int(data[2])
    remembered = {}  # key -> until when, account, amount, answer
    spent = {}
    payments = 0
    answers = []
    for time, key, account, amount in zip(data[3::4], data[4::4], data[5::4], data[6::4]):
        time, amount = int(time), int(amount)
        known = remembered.get(key)
        if known and time < known[0]:
            answers.append("again " + known[3] if known[1:3] == (account, amount) else "conflict")
            remembered[key] = (time + window, *known[1:])
            continue
        total = spent.get(account, 0) + amount
        if total <= limit:
            spent[account] = total
            payments += 1
            answer = f"paid {payments}"
        else:
            answer = "declined"
        remembered[key] = (time + window, account, amount, answer)
        answers.append(answer)
    print("\n".join(answers))


main()
