import GalleyFiles

/// Says how `galley swift` will have UIKit's modules. Nothing about it is a finding: scenes need no Swift.
func swiftCheck() -> Check {
  do {
    let compiler = try SwiftCompiler.find()
    return Check(isOK: true, message: "galley swift: " + (try SwiftModules.find(for: compiler)).summary(for: compiler))
  } catch {
    return Check(
      isOK: true, message: "galley swift: " + ((error as? CommandError)?.text.withoutProgramName ?? "\(error)"))
  }
}

extension SwiftModules {
  /// The way in which packages will have the modules, in words.
  fileprivate func summary(for compiler: SwiftCompiler) -> String {
    switch (origin, isCompiled) {
    case (.archive, _): "ready-made modules for \(compiler.build)"
    case (.cache, true): "modules that were compiled here for \(compiler.build), in \(compiled)"
    case (.clone, true): "modules for \(compiler.build), compiled from \(sources), and again when it changes"
    case (_, false): "modules for \(compiler.build) will be compiled once, \(Self.compilingTime)"
    }
  }
}
