import GalleyFiles
import GalleyScenes

extension JSON {
  /// The parts of a layout dump that `LayoutComparison.geometryIsSame` compares: the canvas, texts,
  /// lines, frames, and other values that follow from set properties. Colours, fonts and the like
  /// are left out.
  var geometry: JSON {
    let keyboard: JSON = ["frame": self["keyboard"]?["frame"], "windowShift": self["keyboard"]?["windowShift"]]
    let views: JSON = .array((self["views"]?.array ?? []).map(\.viewGeometry))
    return [
      "size": self["size"], "scale": self["scale"], "steps": self["steps"], "missing": self["missingGlyphs"],
      "keyboard": keyboard, "keyboardAvoidance": self["keyboardAvoidance"], "views": views,
    ]
  }

  private static let placedMembers: Set<String> = [
    "id", "type", "frame", "intrinsicContentSize", "sizeThatFits", "text", "placeholder", "subtitle", "fontScale",
    "isTruncated", "hidden",
  ]

  /// The view in a dump without the members that only affect its colours and the like.
  private var viewGeometry: JSON {
    guard case .object(let members) = self else { return self }
    let type = self["type"]?.string ?? ""
    return .object(
      members.compactMap { member -> Member? in
        switch member.name {
        case "subviews":
          Member(name: member.name, value: .array((member.value.array ?? []).map(\.viewGeometry)))
        case "lines", "placeholderLines":
          Member(name: member.name, value: .array((member.value.array ?? []).map(\.lineGeometry)))
        case let name where Self.placedMembers.contains(name): member
        case "styles", "placeholderStyles", "automatic": nil
        default: PropertyWords.words(of: member.name, inViewOf: type).isDerived ? member : nil
        }
      })
  }

  /// The line in a dump with its glyphs, without the fonts of the glyphs.
  private var lineGeometry: JSON {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        guard member.name == "runs" else { return member }
        return Member(name: "glyphs", value: .array((member.value.array ?? []).flatMap { $0["glyphs"]?.array ?? [] }))
      })
  }
}
