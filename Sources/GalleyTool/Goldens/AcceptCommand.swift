import GalleyFiles
import GalleyGoldens

/// Returns the command that accepts the failure of a scene or variant, quoted for a shell.
/// - Parameter artifacts: the value of `--artifacts`, which the command repeats.
func acceptCommand(_ golden: GoldenCase, artifacts: String?) -> String {
  acceptCommand([golden], artifacts: artifacts)
}

/// Returns the command that accepts the failures of only these scenes or variants.
func acceptCommand(_ goldens: [GoldenCase], artifacts: String?) -> String {
  (["galley", "accept"] + goldens.map(\.title) + (artifacts.map { ["--artifacts", $0] } ?? [])).map(shellWord)
    .joined(separator: " ")
}

/// Returns the command that records an unreadable golden again, quoted for a shell.
func recordCommand(_ golden: GoldenCase) -> String {
  // The lines of all cells are in one file, so they are recorded together.
  let variant = golden.keepsPicture && !golden.variant.isEmpty ? ["--variant", golden.variant] : []
  return (["galley", "record", golden.scene] + variant).map(shellWord).joined(separator: " ")
}

/// Returns the first three reasons of a failure in one line, and the number of further reasons.
func inOneLine(_ reasons: [String]) -> String {
  let more = reasons.count > 4 ? "; and \(reasons.count - 3) more changes" : ""
  return reasons.prefix(more.isEmpty ? 4 : 3).joined(separator: "; ") + more
}

extension GoldenCase {
  /// The member `variant` in reports; nil for a scene without a variant.
  var variantInReport: String? { variant.isEmpty ? nil : variant }
}
