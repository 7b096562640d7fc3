import GalleyBase

/// The limits that every line of a paragraph must satisfy in one attempt to break the paragraph.
///
/// The breaker tries one pass after the other until there are breaks that satisfy it, as TeX does (Knuth, The TeXbook,
/// chapter 14): first without dividing words, then dividing them, then assuming extra stretch in every line.
///
/// The last of these matters most in narrow columns. There every line is looser than TeX's tolerance. Badness grows
/// with the cube of looseness, so one such line would outweigh any number of hyphens below each other. TeX leaves the
/// amount of extra stretch to the author. Here it is the smallest of an eighth, a quarter, a half and the whole of the
/// line with which there are breaks: a choice. It makes hyphens below each other rarer without wider spaces overall.
struct BreakingPass: Hashable {
  /// True if words may be divided where they have no soft hyphen.
  var dividesWords: Bool
  /// The maximum badness of a line, TeX's measure of how far its spaces are stretched. 100 is the
  /// badness of spaces that are half as wide again as normal.
  var tolerance: Int
  /// The extra stretch that every line is assumed to have in addition to the stretch of its spaces:
  /// TeX's emergency stretch.
  var emergencyStretch: Length

  /// Returns the passes (attempts with ever looser limits) for lines of the width `room`, in the
  /// order in which they are tried. Every paragraph has breaks that satisfy the last pass.
  /// - Parameter dividesWords: true if the paragraph's style allows words to be divided.
  static func passes(room: Length, dividesWords: Bool) -> [BreakingPass] {
    let withoutDivision = BreakingPass(dividesWords: false, tolerance: 100, emergencyStretch: .zero)
    let stretches = [.zero] + [8, 4, 2, 1].map { room / $0 }
    return (dividesWords ? [withoutDivision] : [])
      + stretches.map { BreakingPass(dividesWords: dividesWords, tolerance: 200, emergencyStretch: $0) }
  }
}
