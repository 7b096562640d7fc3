import Foundation

/// Ends the main program of an app, whose events nobody sends: the message names the commands that draw its views.
package func refuseToRunApp() -> Never {
  let message = """
    galley: an app is not run here: `galley swift previews` draws its previews, `galley swift test` runs its tests

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}
