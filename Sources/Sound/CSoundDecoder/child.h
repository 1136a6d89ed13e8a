// What the steps of the decoding process share.
#ifndef CHILD_H
#define CHILD_H

#include "CSoundDecoder.h"

// Its only descriptors beside the standard streams.
enum { SOUND_FILE = 3, ANSWERS = 4 };

/// Takes away whatever decoding doesn't need. Returns 0 or an errno.
int csound_confine(struct csound_limits limits);

/// Decodes the file and sends the sound.
void csound_decode(const char *library, struct csound_limits limits);

/// Sends a message; ends the process if that fails.
void csound_send(enum csound_message kind, const void *body, size_t length);

/// Sends the reason of a failure.
void csound_send_failure(const char *words);

#endif
