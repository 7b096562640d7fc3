import ArgumentParser

/// The option for the port of the local web server.
package struct PortOption: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port of 127.0.0.1 to serve at. (default: any that is free)", valueName: "n"))
  package var port = 0

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port is \(port); it must be at most 65535") }
  }
}
