// The commit that this program was built from.
#ifndef CCOMMIT_H
#define CCOMMIT_H

// Returns the number of bytes in the short name of the commit; 0 if the build did not name it.
int ccommit_length(void);

// Returns a byte of the name; `index` counts from 0.
unsigned char ccommit_byte(int index);

#endif
