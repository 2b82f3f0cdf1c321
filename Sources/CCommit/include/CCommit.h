// The commit that this program was built from.
#ifndef CCOMMIT_H
#define CCOMMIT_H

#pragma clang assume_nonnull begin

// Returns the short name of the commit; empty if the build did not name it.
const char *ccommit_name(void);

#pragma clang assume_nonnull end

#endif
