/// The version of the program, as `galley --version` prints it.
let programVersion = "0.1.0"
