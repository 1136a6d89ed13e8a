// A sound card made of software, which ALSA loads as a plugin of type `fakecard`: it takes frames at
// the pace of the clock, and fails as its settings say. Nothing calls it by name.
#ifndef FAKECARD_H
#define FAKECARD_H
#endif
