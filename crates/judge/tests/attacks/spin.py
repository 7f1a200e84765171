# expect: TLE
# reason: CPU
while True:
    pass
