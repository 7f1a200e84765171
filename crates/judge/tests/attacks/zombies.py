# expect: AC
# Forks children that end and are never waited for.
import os

count = 0
try:
    while count < 1000:
        if os.fork() == 0:
            os._exit(0)
        count += 1
except OSError:
    pass
print("held" if count < 300 else "no limit on processes")
