import Foundation

/// Ends the main program of an app, since Galley does not run apps. The message names the commands
/// that draw its views.
package func refuseToRunApp() -> Never {
  let message = """
    galley: Galley cannot run an app: `galley swift previews` draws its previews, `galley swift test` runs its tests

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}
