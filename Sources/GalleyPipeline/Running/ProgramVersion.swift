/// The version of the program that `galley --version` prints.
package let programVersion = "0.1.0"
