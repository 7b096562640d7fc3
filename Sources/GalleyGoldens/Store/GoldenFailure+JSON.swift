import GalleyBase
public import GalleyFiles

extension GoldenFailure: JSONConvertible {
  /// The failure as an entry of `runs.json`.
  public var json: JSON {
    [
      "scene": golden.scene, "variant": golden.variant.isEmpty ? nil : golden.variant, "run": run, "verdict": verdict,
      "reasons": reasons, "pictures": pictures.map(\.json),
      "layout": ["expected": expectedLayout, "actual": actualLayout] as JSON,
      "golden": golden.keepsPicture
        ? ["pictures": object(goldenPictures), "layout": golden.layout] as JSON
        : ["cells": golden.cells, "line": cellLine] as JSON,
      "largestGolden": largestImage == GoldenCase.largestImage ? nil : largestImage,
      "digests": [
        "inputs": object(digests.inputs), "goldens": object(digests.goldens), "actual": object(digests.actual),
      ] as JSON,
    ]
  }

  /// The paths of the goldens that the pictures replace, by frame.
  private var goldenPictures: [String: String] {
    Dictionary(pictures.filter { !$0.passes }.map { ($0.frame ?? "", golden.image(of: $0.frame)) }) { $1 }
  }

  /// Reads an entry of `runs.json`; nil if it is not valid. The paths of goldens and files are
  /// derived from the scene and never read from the entry. An entry that names other files, or a
  /// variant or frame with a slash, is not valid.
  init?(_ json: JSON) {
    guard let scene = json["scene"]?.string, let run = json["run"]?.integer,
      let actualLayout = json["layout"]?["actual"]?.string
    else { return nil }
    self.init(
      GoldenCase(
        scene: scene, variant: json["variant"]?.string ?? "", keepsPicture: json["golden"]?["cells"] == nil),
      verdict: json["verdict"]?.string ?? "",
      actualLayout: actualLayout)
    self.run = run
    reasons = (json["reasons"]?.array ?? []).compactMap(\.string)
    pictures = (json["pictures"]?.array ?? []).compactMap(Picture.init)
    expectedLayout = json["layout"]?["expected"]?.string
    cellLine = json["golden"]?["line"]?.string
    if let largest = json["largestGolden"]?.integer { largestImage = largest }
    digests = Digests(
      inputs: strings(json["digests"]?["inputs"]), goldens: strings(json["digests"]?["goldens"]),
      actual: strings(json["digests"]?["actual"]))
    guard namesItsFiles else { return nil }
  }
}

extension GoldenFailure.Picture: JSONConvertible {
  /// The picture as a part of an entry in `runs.json`.
  public var json: JSON {
    [
      "frame": frame, "expected": expected, "actual": actual, "difference": difference,
      "differingPixels": differingPixels, "maxDelta": maxDelta,
      "bounds": bounds.map { [$0.x, $0.y, $0.width, $0.height] }, "passes": passes ? true : nil,
    ]
  }

  fileprivate init?(_ json: JSON) {
    guard let actual = json["actual"]?.string else { return nil }
    self.init(frame: json["frame"]?.string, actual: actual)
    expected = json["expected"]?.string
    difference = json["difference"]?.string
    differingPixels = json["differingPixels"]?.integer
    maxDelta = json["maxDelta"]?.integer
    if case .bool(true) = json["passes"] { passes = true }
    if let numbers = json["bounds"]?.array?.compactMap(\.integer), numbers.count == 4 {
      bounds = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

private func object(_ strings: [String: String]) -> JSON {
  .object(
    strings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { JSON.Member(name: $0.key, value: .string($0.value)) })
}

private func strings(_ json: JSON?) -> [String: String] {
  guard case .object(let members)? = json else { return [:] }
  return Dictionary(members.compactMap { member in member.value.string.map { (member.name, $0) } }) { $1 }
}

extension GoldenFailure {
  /// True if all paths are those that `Artifacts.write` uses for the scene, its variant and its
  /// frames.
  fileprivate var namesItsFiles: Bool {
    guard ([golden.variant] + pictures.compactMap(\.frame)).allSatisfy(isNamePart) else { return false }
    let name = Artifacts.name(of: golden)
    return actualLayout == name + ".actual.layout.json"
      && [nil, name + ".expected.layout.json"].contains(expectedLayout)
      && pictures.allSatisfy { picture in
        let name = name + (picture.frame.map { "." + $0 } ?? "")
        return picture.actual == name + ".actual.png" && [nil, name + ".expected.png"].contains(picture.expected)
          && [nil, name + ".difference.png"].contains(picture.difference)
      }
  }
}

/// Returns true if a text can be a part of a file name and of a line in a cells file. It must not
/// contain slashes, spaces or control characters.
private func isNamePart(_ text: String) -> Bool { text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0x2F } }
