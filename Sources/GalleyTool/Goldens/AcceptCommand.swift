import GalleyFiles
import GalleyGoldens

/// Returns the command that accepts the failure of a scene, or of a variant of it, ready for a shell.
/// - Parameter artifacts: the value of `--artifacts`, which the command repeats.
func acceptCommand(_ golden: GoldenCase, artifacts: String?) -> String {
  acceptCommand([golden], artifacts: artifacts)
}

/// Returns the command that accepts the failures of several scenes or variants, and no others.
func acceptCommand(_ goldens: [GoldenCase], artifacts: String?) -> String {
  (["galley", "accept"] + goldens.map(\.title) + (artifacts.map { ["--artifacts", $0] } ?? [])).map(shellWord)
    .joined(separator: " ")
}

/// Returns the command that records a golden anew that cannot be read, ready for a shell.
func recordCommand(_ golden: GoldenCase) -> String {
  // The lines of all cells are in one file.
  let variant = golden.keepsPicture && !golden.variant.isEmpty ? ["--variant", golden.variant] : []
  return (["galley", "record", golden.scene] + variant).map(shellWord).joined(separator: " ")
}

/// Returns the reasons of a failure in one line: the first three, and the number of the others.
func inOneLine(_ reasons: [String]) -> String {
  let more = reasons.count > 4 ? "; and \(reasons.count - 3) more changes" : ""
  return reasons.prefix(more.isEmpty ? 4 : 3).joined(separator: "; ") + more
}

extension GoldenCase {
  /// The member `variant` of reports; nil for the scene as it stands.
  var variantInReport: String? { variant.isEmpty ? nil : variant }
}
