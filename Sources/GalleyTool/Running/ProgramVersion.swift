/// The version of the program that `galley --version` prints.
let programVersion = "0.1.0"
