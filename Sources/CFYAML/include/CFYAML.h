// The narrow header of CFYAML.
