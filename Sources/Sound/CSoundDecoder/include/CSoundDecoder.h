// Decodes a sound file by libsndfile in a process of its own, which can do little else.
#ifndef CSOUNDDECODER_H
#define CSOUNDDECODER_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// What the process may use.
struct csound_limits {
  /// The memory for decoding, in bytes, beside what the process has at first.
  size_t memory;
  /// The processor time, in seconds.
  uint32_t processor_time;
};

/// The kinds of messages.
///
/// A message begins with two 32-bit numbers, its kind and the length of its body in bytes.
enum csound_message : uint32_t {
  /// The library is loaded and the process is confined.
  CSOUND_READY = 1,
  /// The rate and the number of channels, as 32-bit numbers.
  CSOUND_FORMAT,
  /// Whole frames of 16-bit samples.
  CSOUND_SAMPLES,
  /// The end of the sound.
  CSOUND_DONE,
  /// Why the file can't be read, as text.
  CSOUND_FAILURE,
  /// The memory doesn't suffice.
  CSOUND_NO_MEMORY,
  /// The library isn't installed.
  CSOUND_NO_LIBRARY,
};

enum {
  CSOUND_MOST_CHANNELS = 64,
  /// The maximum length of a body.
  CSOUND_LONGEST_BODY = 32768,
};

/// Starts a process that decodes a file from its beginning with a library and sends the sound, in
/// messages, to a pipe. Returns the process or a negative errno.
///
/// The caller must kill it and wait for it, on the same thread, with which it is killed otherwise.
int csound_start(const char *library, int file, int pipe, struct csound_limits limits);

#pragma clang assume_nonnull end
#endif
