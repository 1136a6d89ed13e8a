#define _GNU_SOURCE
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__ && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
#define REFUSE RETURN(SECCOMP_RET_ERRNO | EPERM)
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define ALLOW(call) SKIP_UNLESS(SYS_##call, 1), RETURN(SECCOMP_RET_ALLOW)
// The kernel takes only the lower half of the arguments that are compared here.
#define ALLOW_IF(call, argument, value)                                                            \
  SKIP_UNLESS(SYS_##call, 4), LOAD(args[argument]), SKIP_UNLESS(value, 1),                         \
      RETURN(SECCOMP_RET_ALLOW), REFUSE
#define ALLOW_WITHOUT(call, argument, bit)                                                         \
  SKIP_UNLESS(SYS_##call, 4), LOAD(args[argument]),                                                \
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bit, 1, 0), RETURN(SECCOMP_RET_ALLOW), REFUSE

static struct sock_filter calls[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
    RETURN(SECCOMP_RET_KILL_PROCESS),
    LOAD(nr),
    ALLOW(read),
    ALLOW(pread64),
    ALLOW(lseek),
    ALLOW(fstat),
    ALLOW_IF(write, 0, ANSWERS),
    ALLOW(close),
    ALLOW(brk),
    ALLOW(munmap),
    ALLOW(mremap),
    ALLOW(madvise),
    ALLOW(futex),
    ALLOW(clock_gettime),
    ALLOW(getrandom),
    ALLOW(rt_sigreturn),
    ALLOW(rt_sigprocmask),
    ALLOW(exit),
    ALLOW(exit_group),
    ALLOW_WITHOUT(mmap, 2, PROT_EXEC),
    ALLOW_WITHOUT(mprotect, 2, PROT_EXEC),
    // How glibc calls fstat.
    ALLOW_IF(newfstatat, 3, AT_EMPTY_PATH),
    REFUSE,
};

// Where the kernel has no filters, the limits remain.
static void filter_calls(void) {
  const struct sock_fprog program = {.len = sizeof calls / sizeof *calls, .filter = calls};
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else
static void filter_calls(void) {}
#endif

// Removes the memory that others would see a change of, such as a sound server's.
static int drop_shared_memory(void) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return -1;
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, maps) > 0) {
    unsigned long start, end;
    char mode[5];
    if (sscanf(line, "%lx-%lx %4s", &start, &end, mode) != 3 || mode[3] != 's') continue;
    // glibc shares a table of character sets, which can't be made writable.
    if (mprotect((void *)start, end - start, PROT_READ | PROT_WRITE) == 0)
      munmap((void *)start, end - start);
  }
  free(line);
  return fclose(maps);
}

// Returns the size of the address space, 0 if it is unknown.
static size_t memory_in_use(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

static int limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  if (limit.rlim_max > hard) limit.rlim_max = hard;
  if (limit.rlim_cur > soft) limit.rlim_cur = soft;
  return setrlimit(resource, &limit);
}

int csound_confine(struct csound_limits limits) {
  size_t memory = memory_in_use();
  if (memory == 0 || drop_shared_memory() != 0) return -1;
  memory += limits.memory;
  static const int none[] = {RLIMIT_NOFILE, RLIMIT_FSIZE, RLIMIT_CORE, RLIMIT_NPROC};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    if (limit(none[i], 0, 0) != 0) return -1;
  // The first limit ends the process with SIGXCPU, which says why.
  if (limit(RLIMIT_CPU, limits.processor_time, limits.processor_time + 1) != 0) return -1;
  if (limit(RLIMIT_AS, memory, memory) != 0) return -1;
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return -1;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  filter_calls();
  return 0;
}
