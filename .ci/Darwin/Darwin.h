// The part of Darwin's C library that Platform calls, declared as Apple's published headers (xnu, Libc)
// declare it. `.ci/darwin` compiles Platform against it on Linux; it is not a copy of an SDK, and nothing
// is linked with it.
#include <stddef.h>

typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;

#pragma clang assume_nonnull begin

// sys/types.h
typedef unsigned short mode_t;
typedef int32_t dev_t;
typedef uint64_t ino_t;
typedef int64_t off_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef uint16_t nlink_t;
typedef int32_t pid_t;
typedef long ssize_t;
typedef long time_t;
typedef long suseconds_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;

struct timespec { time_t tv_sec; long tv_nsec; };

// sys/errno.h
enum : int {
  EPERM = 1, ENOENT = 2, ESRCH = 3, EINTR = 4, EIO = 5, ENXIO = 6, E2BIG = 7, EBADF = 9, ENOMEM = 12,
  EACCES = 13, EBUSY = 16, EEXIST = 17, EXDEV = 18, ENOTDIR = 20, EISDIR = 21, EINVAL = 22, EMFILE = 24,
  EFBIG = 27, ENOSPC = 28, EROFS = 30, EPIPE = 32, EAGAIN = 35, EMSGSIZE = 40, ENOTSUP = 45, ELOOP = 62,
  ENAMETOOLONG = 63, EDQUOT = 69,
};

// fcntl.h
enum : int {
  O_RDONLY = 0, O_WRONLY = 1, O_RDWR = 2, O_NONBLOCK = 4, O_APPEND = 8, O_NOFOLLOW = 0x100, O_CREAT = 0x200,
  O_TRUNC = 0x400, O_EXCL = 0x800, O_NOCTTY = 0x20000, O_DIRECTORY = 0x100000, O_CLOEXEC = 0x1000000,
  F_GETFD = 1, F_SETFD = 2, F_GETFL = 3, F_SETFL = 4, F_FULLFSYNC = 51, FD_CLOEXEC = 1, AT_FDCWD = -2,
  AT_SYMLINK_NOFOLLOW = 0x20, AT_REMOVEDIR = 0x80, AT_SYMLINK_FOLLOW = 0x40,
  LOCK_SH = 1, LOCK_EX = 2, LOCK_NB = 4, LOCK_UN = 8,
};
// Variadic in C; Swift's overlay has this form.
int open(const char *, int, mode_t);
struct flock { off_t l_start; off_t l_len; pid_t l_pid; short l_type; short l_whence; };
int flock(int, int);

// sys/stat.h
struct stat {
  dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
  struct timespec st_atimespec; struct timespec st_mtimespec; struct timespec st_ctimespec;
  struct timespec st_birthtimespec; off_t st_size; blkcnt_t st_blocks; blksize_t st_blksize;
  uint32_t st_flags; uint32_t st_gen; int32_t st_lspare; int64_t st_qspare[2];
};
static const mode_t S_IFMT = 0170000, S_IFIFO = 0010000, S_IFCHR = 0020000, S_IFDIR = 0040000,
  S_IFBLK = 0060000, S_IFREG = 0100000, S_IFLNK = 0120000, S_IFSOCK = 0140000;
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int mkdir(const char *, mode_t);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
mode_t umask(mode_t);

// unistd.h, stdio.h, stdlib.h, string.h
enum : int { SEEK_SET = 0, SEEK_CUR = 1, SEEK_END = 2, F_OK = 0, X_OK = 1, W_OK = 2, R_OK = 4 };
enum : int { STDIN_FILENO = 0, STDOUT_FILENO = 1, STDERR_FILENO = 2, PATH_MAX = 1024, PIPE_BUF = 512 };
int close(int);
ssize_t read(int, void *_Nullable, size_t);
ssize_t write(int, const void *_Nullable, size_t);
ssize_t pread(int, void *_Nullable, size_t, off_t);
ssize_t pwrite(int, const void *_Nullable, size_t, off_t);
off_t lseek(int, off_t, int);
int access(const char *, int);
int unlink(const char *);
int unlinkat(int, const char *, int);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int linkat(int, const char *, int, const char *, int);
int rmdir(const char *);
int ftruncate(int, off_t);
int fsync(int);
int fchown(int, uid_t, gid_t);
int dup2(int, int);
int pipe(int *);
int isatty(int);
int posix_openpt(int);
int grantpt(int);
int unlockpt(int);
int ptsname_r(int, char *, size_t);
pid_t getpid(void);
pid_t getpgrp(void);
uid_t geteuid(void);
pid_t tcgetpgrp(int);
unsigned alarm(unsigned);
ssize_t readlink(const char *, char *, size_t);
void _exit(int) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
char *_Nullable getenv(const char *);
char *_Nullable realpath(const char *, char *_Nullable);
char *_Nullable mkdtemp(char *);
void free(void *_Nullable);
char *_Nullable strdup(const char *);
int strerror_r(int, char *, size_t);
void *_Nullable memchr(const void *, int, size_t);
size_t strlen(const char *);

// time.h
typedef enum : unsigned { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6 } clockid_t;
int clock_gettime(clockid_t, struct timespec *);
time_t time(time_t *_Nullable);

// dirent.h
typedef struct DIR DIR;
struct dirent {
  uint64_t d_ino; uint64_t d_seekoff; uint16_t d_reclen; uint16_t d_namlen; uint8_t d_type; char d_name[1024];
};
DIR *_Nullable opendir(const char *);
struct dirent *_Nullable readdir(DIR *);
int closedir(DIR *);

// sys/mman.h
enum : int {
  PROT_READ = 1, PROT_WRITE = 2, MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_NORESERVE = 0x40, MAP_ANONYMOUS = 0x1000,
};
void *_Nullable mmap(void *_Nullable, size_t, int, int, int, off_t);
int munmap(void *, size_t);
int madvise(void *, size_t, int);

// sys/resource.h
typedef uint64_t rlim_t;
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
enum : int { RLIMIT_DATA = 2, RLIMIT_STACK = 3, RLIMIT_AS = 5, RLIMIT_NOFILE = 8 };
int getrlimit(int, struct rlimit *);

// poll.h
typedef unsigned nfds_t;
struct pollfd { int fd; short events; short revents; };
enum : int { POLLIN = 1, POLLPRI = 2, POLLOUT = 4, POLLERR = 8, POLLHUP = 0x10, POLLNVAL = 0x20 };
int poll(struct pollfd *_Nullable, nfds_t, int);

// termios.h, sys/ioctl.h
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios {
  tcflag_t c_iflag; tcflag_t c_oflag; tcflag_t c_cflag; tcflag_t c_lflag; cc_t c_cc[20]; speed_t c_ispeed;
  speed_t c_ospeed;
};
enum : int {
  ICRNL = 0x100, OPOST = 1, ONLCR = 2, ECHO = 8, ECHONL = 0x10, ISIG = 0x80, ICANON = 0x100, TCSANOW = 0,
  TCSADRAIN = 1,
};
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
static const unsigned long TIOCGWINSZ = 0x40087468;

// signal.h
typedef uint32_t sigset_t;
typedef struct __siginfo {
  int si_signo; int si_errno; int si_code; pid_t si_pid; uid_t si_uid; int si_status; void *_Nullable si_addr;
} siginfo_t;
union __sigaction_u {
  void (*_Nullable __sa_handler)(int);
  void (*_Nullable __sa_sigaction)(int, struct __siginfo *_Nullable, void *_Nullable);
};
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
typedef struct { void *_Nullable ss_sp; size_t ss_size; int ss_flags; } stack_t;
typedef void (*sig_t)(int);
enum : int {
  SIGHUP = 1, SIGINT = 2, SIGQUIT = 3, SIGILL = 4, SIGTRAP = 5, SIGABRT = 6, SIGFPE = 8, SIGKILL = 9, SIGBUS = 10,
  SIGSEGV = 11, SIGPIPE = 13, SIGALRM = 14, SIGTERM = 15, SIGTSTP = 18, SIGCONT = 19, SIGCHLD = 20, SIGTTIN = 21,
  SIGTTOU = 22, SIGXFSZ = 25, SIGWINCH = 28, SIGUSR1 = 30, SIGUSR2 = 31, SA_ONSTACK = 1, SA_RESTART = 2,
  SA_RESETHAND = 4, SA_NODEFER = 0x10, SA_SIGINFO = 0x40, SS_DISABLE = 4, SIG_BLOCK = 1, SIG_UNBLOCK = 2,
  SIG_SETMASK = 3,
};
sig_t _Nullable signal(int, sig_t _Nullable);
int sigaction(int, const struct sigaction *_Nullable, struct sigaction *_Nullable);
int sigaltstack(const stack_t *_Nullable, stack_t *_Nullable);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigwait(const sigset_t *_Nonnull, int *_Nonnull);
int sigprocmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
int raise(int);
int kill(pid_t, int);

// pthread.h
typedef struct _opaque_pthread_t *pthread_t;
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;
int pthread_create(pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable,
  void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable);
int pthread_detach(pthread_t);
pthread_t pthread_self(void);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);

// spawn.h, sys/wait.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
enum : int { POSIX_SPAWN_SETPGROUP = 2, POSIX_SPAWN_SETSIGDEF = 4, POSIX_SPAWN_SETSIGMASK = 8 };
int posix_spawn(pid_t *_Nullable, const char *, const posix_spawn_file_actions_t _Nullable *_Nullable,
  const posix_spawnattr_t _Nullable *_Nullable, char *const _Nullable *_Nonnull, char *const _Nullable *_Nullable);
int posix_spawnp(pid_t *_Nullable, const char *, const posix_spawn_file_actions_t _Nullable *_Nullable,
  const posix_spawnattr_t _Nullable *_Nullable, char *const _Nullable *_Nonnull, char *const _Nullable *_Nullable);
int posix_spawnattr_init(posix_spawnattr_t _Nullable *_Nonnull);
int posix_spawnattr_destroy(posix_spawnattr_t _Nullable *_Nonnull);
int posix_spawnattr_setflags(posix_spawnattr_t _Nullable *_Nonnull, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t _Nullable *_Nonnull, pid_t);
int posix_spawnattr_setsigdefault(posix_spawnattr_t _Nullable *_Nonnull, const sigset_t *_Nonnull);
int posix_spawnattr_setsigmask(posix_spawnattr_t _Nullable *_Nonnull, const sigset_t *_Nonnull);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *_Nonnull);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *_Nonnull);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *_Nonnull, int, int);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t _Nullable *_Nonnull, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t _Nullable *_Nonnull, int, const char *, int, mode_t);
pid_t waitpid(pid_t, int *_Nullable, int);
enum : int { WNOHANG = 1, WUNTRACED = 2 };

// regex.h, xlocale.h
typedef struct { int re_magic; size_t re_nsub; const char *_Nullable re_endp; void *_Nullable re_g; } regex_t;
typedef off_t regoff_t;
typedef struct { regoff_t rm_so; regoff_t rm_eo; } regmatch_t;
enum : int { REG_EXTENDED = 1, REG_ICASE = 2, REG_NOSUB = 4, REG_NOTBOL = 1, REG_STARTEND = 4, REG_NOMATCH = 1 };
int regcomp(regex_t *, const char *, int);
int regexec(const regex_t *, const char *, size_t, regmatch_t *_Nullable, int);
size_t regerror(int, const regex_t *_Nullable, char *_Nullable, size_t);
void regfree(regex_t *);
typedef struct _xlocale *locale_t;
enum : int { LC_ALL_MASK = 0x3f, LC_CTYPE_MASK = 2, LC_CTYPE = 2 };
locale_t _Nullable newlocale(int, const char *_Nullable, locale_t _Nullable);
locale_t _Nullable uselocale(locale_t _Nullable);
void freelocale(locale_t _Nullable);
static const unsigned long TIOCSWINSZ = 0x80087467, TIOCSCTTY = 0x20007461;

// crt_externs.h
char *_Nullable *_Nonnull *_Nonnull _NSGetEnviron(void);

#pragma clang assume_nonnull end
