#include "CCommit.h"

const char *ccommit_name(void) { return TABLETOP_COMMIT; }
