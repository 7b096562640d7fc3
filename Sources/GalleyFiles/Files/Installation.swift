import GalleySystem

/// The path of the running program, for calls that follow symbolic links; nil if the system does not report it. Where
/// /proc is not mounted, the path with which the program was started is used.
public var programPath: String? {
  unsafe procProgramPath ?? startedProgramPath.flatMap { unsafe resolvedPath(String(fileNameAt: $0)) }
}

/// Returns the folder of the running program.
public func programFolder() -> String { programPath.flatMap(resolvedPath).map(folder(of:)) ?? "." }

/// Returns the folder `share/galley` of the installation that the running program belongs to, which has the default
/// fonts and the licences; nil for a program that is not installed, such as one in a build folder.
///
/// An installation has the program in `bin`, libraries in `lib/galley` and data in `share/galley`. It may be moved as a
/// whole.
public func installedFolder() -> String? {
  let shared = joined(folder(of: programFolder()), "share/galley")
  return isFolder(shared) ? shared : nil
}
