// The narrow header of CICU.
