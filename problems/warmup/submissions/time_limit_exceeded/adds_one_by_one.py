n = int(input())
total = 0
for _ in range(n):
    quantity, price = map(int, input().split())
    step = 1 if quantity > 0 else -1
    for _ in range(abs(quantity) * price):
        total += step
print(total)
