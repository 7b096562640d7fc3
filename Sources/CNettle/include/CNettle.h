// The narrow header of CNettle.
