#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// Returns the length of an address with its terminating zero, or 0 if the path is too long.
static socklen_t fill(struct sockaddr_un *address, const char *path) {
  size_t length = strlen(path);
  if (length >= sizeof address->sun_path) return 0;
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  memcpy(address->sun_path, path, length + 1);
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + 1);
}

// Opens a socket and connects or binds it; returns its descriptor or a negative errno.
static int open_at(const char *path, int type,
                   int (*act)(int, const struct sockaddr *, socklen_t)) {
  struct sockaddr_un address;
  socklen_t length = fill(&address, path);
  if (length == 0) return -ENAMETOOLONG;
  int descriptor = socket(AF_UNIX, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return -errno;
  if (act(descriptor, (const struct sockaddr *)&address, length) == 0) return descriptor;
  int failure = errno;
  close(descriptor);
  return -failure;
}

int csystem_bind_socket(const char *path) { return open_at(path, SOCK_STREAM, bind); }

int csystem_connect_socket(const char *path) { return open_at(path, SOCK_STREAM, connect); }

// A stream socket refuses datagrams with EPROTOTYPE (unix(7)), and its owner doesn't notice.
int csystem_probe_socket(const char *path) {
  int descriptor = open_at(path, SOCK_DGRAM, connect);
  if (descriptor >= 0) close(descriptor);
  if (descriptor >= 0 || descriptor == -EPROTOTYPE) return 1;
  return descriptor == -ECONNREFUSED ? 0 : descriptor;
}

int csystem_accept_socket(int listener) {
  int descriptor = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

int csystem_read_peer_user(int descriptor, uint32_t *user) {
  struct ucred peer;
  socklen_t length = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -errno;
  *user = peer.uid;
  return 0;
}

int csystem_read_peer_process(int descriptor) {
  struct ucred peer;
  socklen_t length = sizeof peer;
  if (getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -errno;
  return peer.pid;
}

int csystem_clear_watch(int descriptor) {
  _Alignas(struct inotify_event) char bytes[4096];
  int is_ended = 0;
  ssize_t length;
  while ((length = read(descriptor, bytes, sizeof bytes)) > 0)
    for (ssize_t at = 0; at < length;) {
      const struct inotify_event *event = (const struct inotify_event *)(bytes + at);
      if (event->mask & (IN_IGNORED | IN_UNMOUNT)) is_ended = 1;
      at += (ssize_t)(sizeof *event + event->len);
    }
  return is_ended;
}

int csystem_watch_folder(const char *path) {
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0) return -errno;
  uint32_t changes = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR;
  // The folder itself vanishes from its parent.
  char parent[PATH_MAX];
  int length = snprintf(parent, sizeof parent, "%s/..", path);
  if (length > 0 && (size_t)length < sizeof parent)
    inotify_add_watch(descriptor, parent, IN_DELETE | IN_MOVED_FROM | IN_ONLYDIR);
  if (inotify_add_watch(descriptor, path, changes) >= 0) return descriptor;
  int failure = errno;
  close(descriptor);
  return -failure;
}
