#pragma once
#include <sys/types.h>
#include <sys/uio.h>

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
