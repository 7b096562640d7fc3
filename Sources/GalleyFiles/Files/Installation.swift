import GalleySystem

/// The path of the running program, for functions that follow symbolic links; nil if the system
/// does not provide it. If /proc is not mounted, it is the path with which the program was started.
public var programPath: String? {
  unsafe procProgramPath ?? startedProgramPath.flatMap { unsafe resolvedPath(String(fileNameAt: $0)) }
}

/// Returns the folder that contains the running program.
public func programFolder() -> String { programPath.flatMap(resolvedPath).map(folder(of:)) ?? "." }

/// Returns the folder `share/galley` of the running program's installation, which contains the
/// default fonts and the licences. Returns nil if the program is not installed, for example in a
/// build folder.
///
/// An installation has the program in `bin`, libraries in `lib/galley` and data in `share/galley`. It may be moved as a
/// whole.
public func installedFolder() -> String? {
  let shared = joined(folder(of: programFolder()), "share/galley")
  return isFolder(shared) ? shared : nil
}
