import GalleyBase
import GalleyDrawing
import GalleyFiles
import GalleyFonts
import GalleyGoldens

/// Failures that show the same change in several scenes, in groups, so that a reader can look at
/// only one of each group.
///
/// Two failures show the same change if they have the same verdict and the same causes, word for word. Effects, which
/// follow “so” in a reason, and sentences about pixels do not count, because the same cause moves different lines and
/// pixels in another text. Some failures have no cause, for example if another version of a library draws glyphs
/// differently. Some causes are incomplete, such as a changed picture. In both cases the same pixels must have changed
/// in the same way, wherever they are.
struct FailureGroups {
  /// The indices of the failures in each group. Groups of several failures come first, the largest
  /// first, then single failures in their order.
  private(set) var groups: [[Int]] = []

  /// Groups the failures by the change that they show.
  init(_ failures: [FiledFailure]) {
    var places: [String: Int] = [:]
    let numbered = failures.enumerated().map { NumberedFailure(number: $0, failure: $1.failure) }
    // Group the cells of each scene first, as the report on the terminal does.
    for change in numbered.changes {
      let first = change[0]
      let key = first.failure.change(in: failures[first.number].artifacts)
      if let key, let place = places[key] {
        groups[place] += change.map(\.number)
      } else {
        if let key { places[key] = groups.count }
        groups.append(change.map(\.number))
      }
    }
    groups =
      groups.filter { $0.count > 1 }.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) } + groups.filter { $0.count == 1 }
  }
}

/// A failure with its index in the list.
private struct NumberedFailure: SceneFailure {
  let number: Int
  let failure: GoldenFailure

  var scene: String { failure.scene }
  var variant: String { failure.variant }
  var verdict: String { failure.verdict }
  var reasons: [String] { failure.reasons }
  var isLine: Bool { failure.isLine }
}

extension GoldenFailure: SceneFailure {
  var scene: String { golden.scene }
  var variant: String { golden.variant }
  var isLine: Bool { !golden.keepsPicture }

  /// Returns a text that is equal for failures with the same change; nil for a failure that cannot
  /// be grouped.
  fileprivate func change(in artifacts: Artifacts) -> String? {
    guard verdict != "missing", verdict != "unreadable" else { return nil }
    if !causes.isEmpty, !(golden.keepsPicture && causes.contains(where: isVague)) {
      return ([verdict] + causes).joined(separator: "\n")
    }
    let digests = pictures.map { $0.digest(in: artifacts) }
    guard !digests.isEmpty, !digests.contains(nil) else { return nil }
    return ([verdict] + causes + digests.compactMap(\.self)).joined(separator: "\n")
  }
}

/// True for a cause that does not have the complete present value, such as a changed picture or
/// path. Equal causes of this kind need not mean equal changes.
private func isVague(_ cause: String) -> Bool {
  cause.hasSuffix(" another") || cause.hasSuffix(" others") || cause.contains("picture") || cause.contains(" now has ")
}

extension GoldenFailure.Picture {
  /// Returns the digest of the changed pixels before and after the change, relative to the corner
  /// of their bounding rectangle; nil if no pixels changed.
  fileprivate func digest(in artifacts: Artifacts) -> String? {
    guard let bounds, let expected, let before = picture(expected, artifacts), let after = picture(actual, artifacts)
    else { return nil }
    var bytes = Array("\(bounds.width) \(bounds.height) \n".utf8)
    for y in bounds.y..<bounds.y + bounds.height {
      for x in bounds.x..<bounds.x + bounds.width {
        let pixels = [before, after].map { $0.bytesOfPixel(x, y) }
        bytes += pixels[0] == pixels[1] ? [0] : [1] + (pixels[0] ?? []) + [UInt8(2)] + (pixels[1] ?? [])
      }
    }
    return sha256(of: bytes)
  }

  private func picture(_ name: String, _ artifacts: Artifacts) -> Bitmap? {
    artifacts.contents(of: name).flatMap { try? PNG.decode($0) }
  }
}

extension Bitmap {
  /// Returns the four bytes of a pixel; nil outside of the picture.
  fileprivate func bytesOfPixel(_ x: Int, _ y: Int) -> [UInt8]? {
    guard x < width, y < height else { return nil }
    let start = 4 * (y * width + x)
    return Array(bytes[start..<start + 4])
  }
}

/// True if a reason only counts different pixels, like `ImageComparison.sentence`.
func isAboutPixels(_ reason: String) -> Bool {
  [" pixels differ, in x ", " pixels differs, in x "].contains(where: reason.contains)
    || reason.contains("size ") && reason.hasSuffix(" pixels")
}

/// Returns a reason without the part after `, so`, which describes effects. A `, so` in quotation
/// marks does not count.
func withoutEffects(_ reason: String) -> String {
  var depth = 0
  for index in reason.indices {
    switch reason[index] {
    case "“": depth += 1
    case "”": depth -= 1
    case "," where depth == 0:
      if [", so ", ", and so "].contains(where: reason[index...].hasPrefix) { return String(reason[..<index]) }
    default: break
    }
  }
  return reason
}
