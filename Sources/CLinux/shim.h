#pragma once
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

// Calls that glibc has but shows only to programs that define _GNU_SOURCE, which Swift does not. See pipe(2),
// rename(2), fcntl(2), vmsplice(2) and sync_file_range(2).

extern int pipe2(int ends[2], int flags);
extern int renameat2(int oldFolder, const char *oldPath, int newFolder, const char *newPath, unsigned int flags);
extern int sync_file_range(int file, off_t start, off_t count, unsigned int flags);
extern ssize_t vmsplice(int pipe, const struct iovec *pieces, size_t count, unsigned int flags);

enum {
    HOOK_RENAME_EXCHANGE = 2,
    HOOK_SYNC_FILE_RANGE_WRITE = 2,
    HOOK_F_SETPIPE_SZ = 1031,
    HOOK_F_GETPIPE_SZ = 1032,
};

// Has every thread take its memory from the same place: see M_ARENA_MAX in mallopt(3).
static inline void hook_use_one_arena(void) { mallopt(M_ARENA_MAX, 1); }

// A program to start. posix_spawn(3) cannot bind a child's life to ours, and Swift must not run between fork and exec,
// so this is C, of calls that are safe there (signal-safety(7)).
struct hook_program {
    const char *path;
    char *const *words;
    char *const *settings;
    // What becomes its standard input, output and error.
    int streams[3];
    // Whether the kernel ends it when the thread that started it is gone: see PR_SET_PDEATHSIG in prctl(2).
    int isBound;
};

// The child's part: never returns; where the program cannot be started, its error number goes into `report`.
static inline void hook_become(const struct hook_program *program, pid_t parent, int report) {
    static const int ordinary[] = {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    for (size_t i = 0; i < sizeof ordinary / sizeof *ordinary; i++) signal(ordinary[i], SIG_DFL);
    setpgid(0, 0);
    // Should we have died before the kernel knew of the bond, nobody is left to be told anything.
    if (program->isBound && (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)) _exit(127);
    int code = 0, copies[3];
    // First out of the way of the numbers that they become.
    for (int i = 0; i < 3 && code == 0; i++) {
        copies[i] = fcntl(program->streams[i], F_DUPFD_CLOEXEC, 3);
        if (copies[i] < 0) code = errno;
    }
    for (int i = 0; i < 3 && code == 0; i++) {
        if (dup2(copies[i], i) < 0) code = errno;
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (code == 0) {
        execve(program->path, program->words, program->settings);
        code = errno;
    }
    if (write(report, &code, sizeof code) < 0) _exit(126);
    _exit(127);
}

// Starts a program in a process group of its own, with no signal blocked or ignored as it may be with us. Returns 0 and
// its process number, or the error number.
static inline int hook_start(const struct hook_program *program, pid_t *process) {
    int ends[2], code = 0;
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    // Blocked meanwhile, so that none of our handlers runs in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) hook_become(program, parent, ends[1]);
    if (child < 0) code = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    if (child > 0) {
        ssize_t count;
        do count = read(ends[0], &code, sizeof code);
        while (count < 0 && errno == EINTR);
        // The pipe closes by itself where the program starts.
        if (count != sizeof code) code = 0;
        if (code != 0) {
            while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
        }
    }
    close(ends[0]);
    *process = child;
    return code;
}
