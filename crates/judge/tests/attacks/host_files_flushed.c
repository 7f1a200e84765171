// expect: AC
// Makes the host write out or forget its own files: each call answers, and does nothing.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>
int main(void) {
    if (fsync(-1) || fdatasync(-1) || syncfs(-1)) puts("a flush was carried out");
    if (sync_file_range(-1, 0, 0, SYNC_FILE_RANGE_WRITE)) puts("a range was written");
    if (posix_fadvise(-1, 0, 0, POSIX_FADV_DONTNEED)) puts("a file was forgotten");
    if (msync((void *)1, 1, MS_SYNC)) puts("a mapping was written");
    puts("held");
}
