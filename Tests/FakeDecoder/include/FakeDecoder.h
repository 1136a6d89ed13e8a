// A libsndfile that does what the file says: to crash, to hang, to lie, or to try what a confined
// process can't do. Nothing calls it by name.
#ifndef FAKEDECODER_H
#define FAKEDECODER_H
#endif
