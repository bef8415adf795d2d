/*
 * Refuses the n-th call that changes a file under one folder, as a full or failing disk would: loaded into a process
 * with LD_PRELOAD, on Linux. QIPU_REFUSE_FOLDER names the folder, QIPU_REFUSE_CONTROL a file of 4096 bytes that is
 * shared with whoever steers it (see refusal-switch.ts) and begins with `struct control`.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum mode { ONCE = 1, FROM = 2, HALF = 3 };

static struct control {
  int64_t n;       /* the call that is refused, counted from 1; 0: none is */
  int64_t mode;    /* that one alone; it and all after it; of writes alone, half of it is done and the rest refused */
  int64_t counted; /* since somebody set it to 0 */
  int64_t refused;
  char what[2048]; /* the first call that was refused */
} *control;

static char folder[PATH_MAX];
static size_t length;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("QIPU_REFUSE_CONTROL"), *under = getenv("QIPU_REFUSE_FOLDER");
  int fd = path && under ? open(path, O_RDWR | O_CLOEXEC) : -1;
  if (fd < 0) return;
  void *shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (shared == MAP_FAILED) return;
  length = (size_t)snprintf(folder, sizeof folder, "%s", under);
  control = shared;
}

static int is_under(const char *path) {
  return control && path && !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

static const char *path_of(int fd, char *path) {
  char link[64];
  int before = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = control ? readlink(link, path, PATH_MAX - 1) : -1;
  errno = before;
  path[size < 0 ? 0 : size] = 0;
  return path;
}

/* Whether this call is refused: with `error` then; 2: only half of it is to be done. */
static int refuses(const char *what, const char *path, int error, size_t bytes) {
  if (!is_under(path)) return 0;
  int mode = (int)control->mode, halved = mode == HALF;
  if (halved && bytes < 2) return 0;
  int64_t n = __atomic_load_n(&control->n, __ATOMIC_SEQ_CST);
  int64_t at = __atomic_add_fetch(&control->counted, 1, __ATOMIC_SEQ_CST);
  /* What follows on half a write is the write of its rest. */
  if (!n || (mode == FROM ? at < n : at != n && !(halved && at == n + 1))) return 0;
  if (!__atomic_fetch_add(&control->refused, 1, __ATOMIC_SEQ_CST))
    snprintf(control->what, sizeof control->what, "%s %s", what, path + length);
  if (halved && at == n) return 2;
  errno = error;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define ON_FD(type, name, parameters, arguments, fd, error, bytes, half)     \
  type name parameters {                                                     \
    static __typeof__(&name) real;                                           \
    char path[PATH_MAX];                                                     \
    if (!real) real = REAL(name);                                            \
    int refused = refuses(#name, path_of(fd, path), error, bytes);           \
    return refused == 1 ? -1 : refused == 2 ? real half : real arguments;    \
  }
#define ON_PATHS(name, parameters, arguments, one, other, error)                       \
  int name parameters {                                                                \
    static __typeof__(&name) real;                                                     \
    if (!real) real = REAL(name);                                                      \
    return refuses(#name, is_under(one) ? one : other, error, 0) ? -1 : real arguments; \
  }

ON_FD(ssize_t, write, (int fd, const void *b, size_t n), (fd, b, n), fd, ENOSPC, n, (fd, b, n / 2))
ON_FD(ssize_t, pwrite, (int fd, const void *b, size_t n, off_t at), (fd, b, n, at), fd, ENOSPC, n, (fd, b, n / 2, at))
ON_FD(ssize_t, pwrite64, (int fd, const void *b, size_t n, off64_t at), (fd, b, n, at), fd, ENOSPC, n, (fd, b, n / 2, at))
ON_FD(ssize_t, writev, (int fd, const struct iovec *v, int n), (fd, v, n), fd, ENOSPC, (size_t)n, (fd, v, n / 2))
ON_FD(ssize_t, pwritev, (int fd, const struct iovec *v, int n, off_t at), (fd, v, n, at), fd, ENOSPC, (size_t)n, (fd, v, n / 2, at))
ON_FD(ssize_t, pwritev64, (int fd, const struct iovec *v, int n, off64_t at), (fd, v, n, at), fd, ENOSPC, (size_t)n, (fd, v, n / 2, at))
ON_FD(int, fsync, (int fd), (fd), fd, EIO, 0, (fd))
ON_FD(int, fdatasync, (int fd), (fd), fd, EIO, 0, (fd))
ON_FD(int, ftruncate, (int fd, off_t n), (fd, n), fd, EIO, 0, (fd, n))
ON_FD(int, ftruncate64, (int fd, off64_t n), (fd, n), fd, EIO, 0, (fd, n))
ON_FD(ssize_t, sendfile, (int to, int from, off_t *at, size_t n), (to, from, at, n), to, ENOSPC, n, (to, from, at, n / 2))
ON_FD(ssize_t, sendfile64, (int to, int from, off64_t *at, size_t n), (to, from, at, n), to, ENOSPC, n, (to, from, at, n / 2))
ON_PATHS(rename, (const char *from, const char *to), (from, to), from, to, EIO)
ON_PATHS(renameat, (int a, const char *from, int b, const char *to), (a, from, b, to), from, to, EIO)
ON_PATHS(renameat2, (int a, const char *from, int b, const char *to, unsigned f), (a, from, b, to, f), from, to, EIO)
ON_PATHS(truncate, (const char *path, off_t n), (path, n), path, path, EIO)
ON_PATHS(truncate64, (const char *path, off64_t n), (path, n), path, path, EIO)
ON_PATHS(unlink, (const char *path), (path), path, path, EIO)
ON_PATHS(unlinkat, (int at, const char *path, int flags), (at, path, flags), path, path, EIO)
ON_PATHS(remove, (const char *path), (path), path, path, EIO)
ON_PATHS(rmdir, (const char *path), (path), path, path, EIO)
ON_PATHS(mkdir, (const char *path, mode_t mode), (path, mode), path, path, ENOSPC)

/* Node copies files by a system call of its own; how much was copied is told as a write tells it. */
long syscall(long number, ...) {
  static long (*real)(long, ...);
  char path[PATH_MAX];
  long a[6];
  va_list given;
  va_start(given, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(given, long);
  va_end(given);
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  if (number == SYS_copy_file_range) {
    int refused = refuses("copy_file_range", path_of((int)a[2], path), ENOSPC, (size_t)a[4]);
    if (refused == 1) return -1;
    if (refused == 2) a[4] /= 2;
  }
  return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
