n = int(input())
total = 0
for _ in range(n):
    quantity, price = map(int, input().split())
    if quantity > 0:
        total += quantity * price
print(total)
