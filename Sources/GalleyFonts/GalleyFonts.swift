// filled by the first part of this module
