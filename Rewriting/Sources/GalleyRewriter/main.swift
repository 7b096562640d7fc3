import Foundation

let usage = """
  usage: galley-rewriter rewrite FILES… -o DIR [--module-root DIR | --flat] [--context FILES…]
         galley-rewriter swift build|test|run|previews [OPTIONS…]
  """

do {
  var arguments = CommandLine.arguments.dropFirst()
  switch arguments.popFirst() {
  case "rewrite": exit(try RewriteCommand(Array(arguments)).run())
  case "swift" where arguments.first == "previews":
    exit(try PreviewsCommand(Array(arguments.dropFirst())).run())
  case "swift": exit(try SwiftCommand(Array(arguments)).run())
  default: throw UsageError(usage)
  }
} catch let misuse as UsageError {
  note(misuse.text)
  exit(2)
} catch {
  note("galley-rewriter: \(error.localizedDescription)")
  exit(2)
}
