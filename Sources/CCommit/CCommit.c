#include "CCommit.h"

static const char name[] = TABLETOP_COMMIT;

int ccommit_length(void) { return sizeof name - 1; }

unsigned char ccommit_byte(int index) { return (unsigned char)name[index]; }
