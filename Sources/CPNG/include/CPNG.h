// The narrow header of CPNG.
