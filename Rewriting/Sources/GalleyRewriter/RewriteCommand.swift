import Foundation
import GalleyRewriting

/// The command `galley-rewriter rewrite FILES… -o DIR [--module-root DIR | --flat] [--context
/// FILES…]`.
struct RewriteCommand {
  var files: [String] = []
  var context: [String] = []
  var root: String?
  var output: String?
  /// True if all copies are written directly to the output folder.
  var isFlat = false

  init(_ arguments: [String]) throws {
    var isContext = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--module-root": root = try rest.value(of: argument)
      case "-o", "--output": output = try rest.value(of: argument)
      case "--context": isContext = true
      case "--flat": isFlat = true
      default:
        guard !argument.hasPrefix("-") else { throw UsageError("unknown option \(argument)") }
        if isContext { context.append(argument) } else { files.append(argument) }
      }
    }
  }

  /// Rewrites the files as one module, and returns the exit code, which is 1 if there was an error.
  func run() throws -> Int32 {
    guard let output else { throw UsageError("rewrite needs -o DIR") }
    let root = URL(fileURLWithPath: root ?? ".").standardizedFileURL.path + "/"
    let rewriting = try rewrite(files.map(readSource), context: context.map(readSource))
    for file in rewriting.files {
      let path = URL(fileURLWithPath: file.path).standardizedFileURL.path
      let name =
        path.hasPrefix(root) && !isFlat ? String(path.dropFirst(root.count)) : (path as NSString).lastPathComponent
      try write(file.text, to: URL(fileURLWithPath: output).appendingPathComponent(name).path)
    }
    for message in rewriting.messages { note(message.description) }
    return rewriting.messages.contains { $0.severity == .error } ? 1 : 0
  }
}
