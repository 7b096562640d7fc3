#include "CClassInit.h"

// UIFoundation's function, which lets NSLocalizedString read tables from the program's first line on.
void galley_read_tables(void) __attribute__((weak));

__attribute__((constructor)) static void read_tables(void) {
  if (galley_read_tables) galley_read_tables();
}
