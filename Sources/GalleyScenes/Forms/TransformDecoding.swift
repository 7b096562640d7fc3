import GalleyBase
import GalleyFiles

/// A transformation that is being read.
private struct TransformDraft: Sendable {
  var transform = AffineTransformation.identity

  static let keys = KeyTable<TransformDraft>(
    "a transformation",
    [
      Key("scale", .number(-1000...1000).or(.tuple("[x, y]", [.number(-1000...1000), .number(-1000...1000)]))) {
        draft, decoding, node in
        if decoding.document.elements(node) != nil {
          guard let scale = Form<Size>.offset.read(&decoding, node) else { return }
          draft.add(.scale(x: scale.width, y: scale.height))
        } else if let scale = Form<Double>.number(-1000...1000).read(&decoding, node) {
          draft.add(.scale(x: scale, y: scale))
        }
      }
      .documented(
        "The scale, or one for each axis; applied first.", default: "1", uikit: "CGAffineTransform(scaleX:y:)"),
      Key("rotation", form: .number(-360_000...360_000)) { $0.add(.rotation(degrees: $1)) }
        .documented(
          "The rotation in degrees clockwise; applied second.", default: "0", uikit: "CGAffineTransform(rotationAngle:)"
        ),
      Key("translation", form: .offset) { $0.add(.translation(x: $1.width, y: $1.height)) }
        .documented("The translation; applied last.", default: "[0, 0]", uikit: "CGAffineTransform(translationX:y:)"),
    ])

  mutating func add(_ next: AffineTransformation) { transform = transform.concatenating(next) }
}

extension Form where Value == AffineTransformation {
  /// The form of a transformation about the centre of the view: `{ scale, rotation, translation }`.
  static var transform: Form {
    Form("a transformation", .mapping { TransformDraft.keys.description }) { decoding, node in
      var draft = TransformDraft()
      decoding.decode(node, into: &draft, by: TransformDraft.keys)
      return draft.transform
    }
  }
}

extension AffineTransformation {
  /// Returns a clockwise rotation about the origin. Its sine and cosine are computed without a
  /// mathematics library.
  fileprivate static func rotation(degrees: Double) -> AffineTransformation {
    let x = Point(onUnitCircleAt: degrees * .pi / 180)
    return AffineTransformation(a: x.x, b: x.y, c: -x.y, d: x.x, tx: 0, ty: 0)
  }
}

extension AffineTransformation: DumpedValue {
  func dumped(in names: ColorNames) -> (any JSONConvertible)? { [a, b, c, d, tx, ty] }
}
