# Slow: looks for keys and payments in the list of all new requests.
import sys


def main():
    data = sys.stdin.read().split()
    window, limit = int(data[1]), int(data[2])
    history = []  # new requests: time, key, account, amount, answer
    for time, key, account, amount in zip(data[3::4], data[4::4], data[5::4], data[6::4]):
        time, amount = int(time), int(amount)
        same = [old for old in history if old[1] == key and time < old[0] + window]
        if same:
            old = same[-1]
            print("again " + old[4] if old[2:4] == (account, amount) else "conflict")
            continue
        paid = [old for old in history if old[4] != "declined"]
        answer = "declined"
        if sum(old[3] for old in paid if old[2] == account) + amount <= limit:
            answer = f"paid {len(paid) + 1}"
        history.append((time, key, account, amount, answer))
        print(answer)


main()
