// expect: AC
// runs: 2
#include <mqueue.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#define MUST_FAIL(call) do { if ((long)(call) >= 0) puts("open: " #call); } while (0)
int main(void) {
    MUST_FAIL(shmget(0x55, 4096, 0666));
    MUST_FAIL(semget(0x55, 1, 0666));
    MUST_FAIL(msgget(0x55, 0666));
    MUST_FAIL(shmget(0x55, 4096, IPC_CREAT | 0666));
    MUST_FAIL(semget(0x55, 1, IPC_CREAT | 0666));
    MUST_FAIL(msgget(0x55, IPC_CREAT | 0666));
    MUST_FAIL(mq_open("/queue", O_CREAT | O_RDWR, 0666, 0));
    puts("held");
}
