import GalleyBase

/// An exclusion shape that is being read.
private struct ShapeDraft {
  var shapes: [(name: String, path: Path)] = []
  var roundedRect: Rect?
  var cornerRadius: Double?
  /// True if the scene gives a corner radius, including a radius that was refused.
  var namesCornerRadius = false

  static let keys = KeyTable<ShapeDraft>(
    "a shape",
    [
      Key("rect", form: .rect) { $0.shapes.append(("rect", Path(roundedRect: $1, cornerRadius: 0))) }
        .documented("A rectangle.", uikit: "init(rect:)"),
      Key("oval", form: .rect) { $0.shapes.append(("oval", Path(ovalIn: $1))) }
        .documented("The oval in a rectangle.", uikit: "init(ovalIn:)"),
      Key("roundedRect", form: .rect) { $0.roundedRect = $1 }
        .documented("A rounded rectangle; needs `cornerRadius`.", uikit: "init(roundedRect:cornerRadius:)"),
      Key("path", form: .pathData) { $0.shapes.append(("path", $1)) }
        .documented("A shape, as SVG path data.", uikit: nil),
      Key("cornerRadius", Form.extent.shape) { draft, decoding, node in
        draft.namesCornerRadius = true
        draft.cornerRadius = Form.extent.read(&decoding, node)
      }
      .documented("Radius of the corners of a `roundedRect`.", uikit: "init(roundedRect:cornerRadius:)"),
    ], counterpart: "UIBezierPath", requiresOneOf: ["rect", "oval", "roundedRect", "path"])
}

extension Form where Value == Path {
  /// The form of an exclusion shape: `{ rect: […] }`, `{ oval: […] }`,
  /// `{ roundedRect: […], cornerRadius: r }` or `{ path: "M…" }`.
  static var exclusion: Form {
    Form("a shape", .mapping { ShapeDraft.keys.description }) { decoding, node in
      var draft = ShapeDraft()
      decoding.decode(node, into: &draft, by: ShapeDraft.keys)
      if let rect = draft.roundedRect {
        if !draft.namesCornerRadius {
          decoding.report("a roundedRect needs a cornerRadius; for square corners use rect", at: node)
        }
        draft.shapes.append(("roundedRect", Path(roundedRect: rect, cornerRadius: draft.cornerRadius ?? 0)))
      } else if draft.namesCornerRadius {
        decoding.report("cornerRadius needs a roundedRect", at: node)
      }
      if draft.shapes.count > 1 {
        let names = draft.shapes.map(\.name).joined(separator: " and ")
        decoding.report("\(names) are separate shapes; give each as its own list element", at: node)
      }
      let path = draft.shapes.first?.path
      decoding.spend(path?.edgeCount ?? 0, of: .exclusionEdges, at: node)
      return path
    }
  }

  /// The form of a path: path data in the notation of SVG.
  static var pathData: Form {
    Form("a path as in SVG, \"M…\"", .string("SVG path data")) { decoding, node in
      guard let text = Form<String>.string.read(&decoding, node) else { return nil }
      do throws(PathDataError) {
        return try Path(data: text)
      } catch {
        return decoding.report("not a valid SVG path; \(error.message)", at: node)
      }
    }
  }
}

extension Path {
  /// The number of edges for budgets. A line counts as one edge, and a curve as the number of lines
  /// that approximate it.
  fileprivate var edgeCount: Int {
    elements.reduce(0) { count, element in
      switch element {
      case .move, .line, .close: count + 1
      case .quad, .cubic: count + 16
      }
    }
  }
}
