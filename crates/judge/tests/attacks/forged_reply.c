// expect: RTE
// reason: exit code 1
// Says "done, all well" on every descriptor there might be, and then fails.
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
int main(void) {
    char reply[49] = {'D'};
    for (int fd = 0; fd < 1024; fd++) {
        if (fd == 1 || fd == 2) continue;
        send(fd, reply, sizeof reply, MSG_NOSIGNAL);
        write(fd, reply, sizeof reply);
    }
    int socket = open("/proc/1/fd/0", O_WRONLY);
    if (socket >= 0) {
        write(socket, reply, sizeof reply);
        return 0;
    }
    return 1;
}
