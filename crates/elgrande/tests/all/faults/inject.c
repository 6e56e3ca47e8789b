/* Makes file operations below one folder fail on demand. Loaded into a program with LD_PRELOAD.
 *
 * FAULTS_FOLDER names the folder, FAULTS_CONTROL a file with a struct control. The test writes that file; every process that
 * has loaded this library maps it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

/* Modes and fields are in the order of injector.rs. */
enum mode { NONE, FULL, WRITE_ERROR, SHORT_WRITE, SYNC_ERROR, READ_ONLY, READ_ERROR };
enum operation { WRITE = 1, SYNC = 2, READ = 4, OPEN_TO_WRITE = 8 };

struct control {
    atomic_int mode;
    atomic_int after; /* matching calls that succeed first */
    atomic_int calls; /* calls that fail then; negative: all, until the mode changes */
    atomic_int hits;  /* calls that have failed */
};

static const struct { int operations, error; } modes[] = {
    [NONE] = {0, 0},
    [FULL] = {WRITE, ENOSPC},
    [WRITE_ERROR] = {WRITE, EIO},
    [SHORT_WRITE] = {WRITE, ENOSPC},
    [SYNC_ERROR] = {SYNC, EIO},
    [READ_ONLY] = {WRITE | OPEN_TO_WRITE, EROFS},
    [READ_ERROR] = {READ, EIO},
};

static struct control *control;
static char folder[PATH_MAX];

__attribute__((constructor)) static void attach(void) {
    const char *path = getenv("FAULTS_CONTROL"), *watched = getenv("FAULTS_FOLDER");
    int fd = path && watched ? open(path, O_RDWR | O_CLOEXEC) : -1;
    if (fd < 0 || !realpath(watched, folder)) return;
    void *mapped = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (mapped != MAP_FAILED) control = mapped;
}

static int is_below_folder(const char *path) {
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/';
}

static int is_watched(int fd) {
    char link[32], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_below_folder(path);
}

/* The error that the mode means for this operation, or 0. */
static int error_of(enum operation operation) {
    int mode = control ? atomic_load(&control->mode) : NONE;
    return modes[mode].operations & operation ? modes[mode].error : 0;
}

/* Counts a call that matches the mode. Does it fail? */
static int is_due(void) {
    if (atomic_fetch_sub(&control->after, 1) > 0) return 0;
    if (atomic_load(&control->calls) >= 0 && atomic_fetch_sub(&control->calls, 1) <= 0) return 0;
    return atomic_fetch_add(&control->hits, 1) + 1;
}

/* The error of this call, or 0 if it succeeds. */
static int failure(enum operation operation, int fd) {
    int saved = errno, error = error_of(operation);
    int fails = error && is_watched(fd) && is_due();
    errno = saved;
    return fails ? error : 0;
}

/* Like `failure`, but in mode SHORT_WRITE the first failing call writes half of its bytes instead. */
static int write_failure(int fd, size_t *count) {
    int error = failure(WRITE, fd);
    if (!error || atomic_load(&control->mode) != SHORT_WRITE) return error;
    if (*count < 2 || atomic_load(&control->hits) > 1) return error;
    *count /= 2;
    return 0;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_WITH(error) do { int e = (error); if (e) { errno = e; return -1; } } while (0)

ssize_t write(int fd, const void *bytes, size_t count) {
    FAIL_WITH(write_failure(fd, &count));
    return REAL(write)(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    FAIL_WITH(write_failure(fd, &count));
    return REAL(pwrite)(fd, bytes, count, offset);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    FAIL_WITH(failure(WRITE, fd));
    return REAL(writev)(fd, parts, count);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
    FAIL_WITH(failure(WRITE, fd));
    return REAL(pwritev)(fd, parts, count, offset);
}

int ftruncate(int fd, off_t length) {
    FAIL_WITH(failure(WRITE, fd));
    return REAL(ftruncate)(fd, length);
}

int fallocate(int fd, int mode, off_t offset, off_t length) {
    FAIL_WITH(failure(WRITE, fd));
    return REAL(fallocate)(fd, mode, offset, length);
}

/* Returns its error instead of setting errno. */
int posix_fallocate(int fd, off_t offset, off_t length) {
    int error = failure(WRITE, fd);
    return error ? error : REAL(posix_fallocate)(fd, offset, length);
}

int fsync(int fd) {
    FAIL_WITH(failure(SYNC, fd));
    return REAL(fsync)(fd);
}

int fdatasync(int fd) {
    FAIL_WITH(failure(SYNC, fd));
    return REAL(fdatasync)(fd);
}

ssize_t read(int fd, void *bytes, size_t count) {
    FAIL_WITH(failure(READ, fd));
    return REAL(read)(fd, bytes, count);
}

ssize_t pread(int fd, void *bytes, size_t count, off_t offset) {
    FAIL_WITH(failure(READ, fd));
    return REAL(pread)(fd, bytes, count, offset);
}

/* Databases use absolute paths. Opening a file only to read it succeeds. */
static int open_failure(const char *path, int flags) {
    int error = (flags & O_ACCMODE) == O_RDONLY ? 0 : error_of(OPEN_TO_WRITE);
    return error && is_below_folder(path) && is_due() ? error : 0;
}

static mode_t mode_of(int flags, va_list rest) {
    return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

int openat(int at, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    FAIL_WITH(open_failure(path, flags));
    return REAL(openat)(at, path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    FAIL_WITH(open_failure(path, flags));
    return REAL(open)(path, flags, mode);
}

/* On 64-bit systems the functions for large files are the same. */
#define SAME_AS(name) __attribute__((alias(#name)))
int open64(const char *path, int flags, ...) SAME_AS(open);
int openat64(int at, const char *path, int flags, ...) SAME_AS(openat);
ssize_t pread64(int fd, void *bytes, size_t count, off_t offset) SAME_AS(pread);
ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t offset) SAME_AS(pwrite);
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off_t offset) SAME_AS(pwritev);
int ftruncate64(int fd, off_t length) SAME_AS(ftruncate);
int fallocate64(int fd, int mode, off_t offset, off_t length) SAME_AS(fallocate);
int posix_fallocate64(int fd, off_t offset, off_t length) SAME_AS(posix_fallocate);
