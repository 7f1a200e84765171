# expect: AC
import os

count = 0
try:
    while count < 100000:
        os.close(os.open(f"/tmp/{count}", os.O_CREAT | os.O_WRONLY))
        count += 1
except OSError:
    pass
print("held" if count < 5000 else "no bound on files")
