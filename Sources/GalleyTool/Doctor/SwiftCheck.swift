import GalleyFiles
import GalleyPipeline

/// Returns a check of the UIKit modules for `galley swift`. Missing modules are not a failure, as
/// scenes do not need Swift. Modules that do not work are a failure.
func swiftCheck() -> Check {
  do {
    let compiler = try SwiftCompiler.find()
    let modules = try SwiftModules.find(for: compiler)
    let finding = modules.finding(for: compiler)
    return Check(isOK: finding == nil, message: "galley swift: " + (finding ?? modules.summary(for: compiler)))
  } catch {
    return Check(
      isOK: true, message: "galley swift: " + ((error as? CommandError)?.text.withoutProgramName ?? "\(error)"))
  }
}

extension SwiftModules {
  /// Returns a phrase about the UIKit modules for a compiler: whether they are delivered or
  /// compiled here, and where they are.
  fileprivate func summary(for compiler: SwiftCompiler) -> String {
    switch (origin, isCompiled) {
    case (.archive, _): "ready-made modules for \(compiler.build)"
    case (.cache, true): "modules compiled here for \(compiler.build), in \(compiled)"
    case (.clone, true): "modules for \(compiler.build), compiled from \(sources) whenever it changes"
    case (_, false): "modules for \(compiler.build) will be compiled once, \(Self.compilingTime)"
    }
  }

  /// Tests the UIKit modules with the program that is delivered with them. Returns the reason and
  /// the remedy if they do not work; nil if they work or are not compiled yet.
  /// - Returns: the fault; nil if all works, or if there is nothing to try.
  func finding(for compiler: SwiftCompiler) -> String? {
    let probe = joined(compiled, "galley-probe")
    guard isCompiled, exists(probe) else { return nil }
    let answer = try? run("/usr/bin/env", ["LD_LIBRARY_PATH=" + libraryPath(for: compiler), probe])
    if answer?.status == 0 { return nil }
    let lines = String(decoding: answer?.output ?? [], as: UTF8.self).split(separator: "\n")
    let reason = lines.isEmpty ? "\(probe) does not run" : lines.joined(separator: "; ")
    return "the modules in \(compiled) do not work with \(compiler.build): \(reason). Remove the folder, and "
      + (origin == .archive
        ? "unpack \(Self.archiveName(for: compiler)) again" : "run \"galley swift build\" to compile them again")
  }
}
