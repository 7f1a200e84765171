n = int(input())
total = 0
for _ in range(n):
    quantity, price = map(int, input().split())
    # Your solution goes here.

print(total)
