import GalleyBase
import GalleyText
import GalleyViews
import TestSupport
import Testing

@testable import GalleyScenes

/// Text containers, attachments, pictures and measurements in scenes.
@Suite struct TextContainerSceneTests {
  static let font = "font: {family: Galley Test Mono, size: 10}"
  static let star = Repository.path("Goldens/attachment/star.png")

  private func container(_ keys: String) throws -> TextContainerView {
    let page = try page(views: "textContainer: {\(Self.font), \(keys)}")
    return try #require(page.window.subviews.first as? TextContainerView)
  }

  private func failure(_ kind: String, _ keys: String) throws -> String {
    try buildingFailure("galley: 1\nviews:\n- \(kind):\n    \(keys)\n").replacing("s.yaml:", with: "")
      .replacing(" error:", with: "").replacing(Repository.root, with: "")
  }

  @Test func defaultsAreTextKits() throws {
    let view = try container("frame: [0, 0, 100, auto], text: aa bb")
    #expect(view.lineFragmentPadding == 5 && view.maximumNumberOfLines == 0 && view.usesFontLeading)
    #expect(view.lineBreakMode == .byWordWrapping)
    #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func automaticWidthsDoNotWrap() throws {
    let view = try container("frame: [0, 0, auto, auto], text: aaaa bbbb cccc dddd eeee")
    #expect(view.frame.size == Size(width: 154, height: 10))
  }

  @Test func containersTakeWhatTheyLeaveOpenFromTheirView() throws {
    let view = try container(
      """
      text: aa, lineFragmentPadding: 3, maximumNumberOfLines: 7, \
      containers: [{frame: [1, 2, 30, 40]}, {frame: [50, 0, auto, auto], lineFragmentPadding: 0, \
      maximumNumberOfLines: 1, lineBreakMode: byClipping, exclusionPaths: [{oval: [0, 0, 4, 4]}]}]
      """)
    #expect(
      view.containers == [
        PlacedTextContainer(
          origin: Point(x: 1, y: 2),
          container: TextContainer(
            size: Size(width: 30, height: 40), lineFragmentPadding: 3, maximumNumberOfLines: 7)),
        PlacedTextContainer(
          origin: Point(x: 50, y: 0),
          container: TextContainer(
            size: Size(width: .infinity, height: .infinity), maximumNumberOfLines: 1,
            exclusionPaths: [Path(ovalIn: Rect(x: 0, y: 0, width: 4, height: 4))], lineBreakMode: .byClipping)),
      ])
  }

  @Test func theFourShapes() throws {
    let view = try container(
      """
      text: aa, exclusionPaths: [{rect: [1, 2, 3, 4]}, {oval: [1, 2, 3, 4]}, \
      {roundedRect: [0, 0, 10, 10], cornerRadius: 2}, {path: M0 0 H9 V9 Z}]
      """)
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      view.exclusionPaths == [
        Path(roundedRect: rect, cornerRadius: 0), Path(ovalIn: rect),
        Path(roundedRect: Rect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2),
        Path(elements: [.move(.zero), .line(Point(x: 9, y: 0)), .line(Point(x: 9, y: 9)), .close]),
      ])
  }

  @Test func theDumpTellsHowFarLettersMovedTogether() throws {
    // Four letters of 6 in 22: half a point each is what they need.
    let page = try page(
      views: """
        textContainer: {id: t, \(Self.font), text: aaaa, frame: [0, 0, 40, 10], \
        measure: {size: [22, auto], options: usesLineFragmentOrigin, minimumTrackingAdjustment: -2}}
        """)
    let dump = LayoutDump(of: page).text
    #expect(dump.contains("\"boundingRect\": [0, 0, 22, 10], \"actualTrackingAdjustment\": -0.5, "))
  }

  @Test func theDumpTellsContainersOverflowAndMeasurements() throws {
    let page = try page(
      views: """
        textContainer: {id: t, \(Self.font), text: aa bb cc dd, columns: {count: 2, spacing: 10}, \
        frame: [5, 5, 62, 10], measure: {size: [20, auto], options: usesLineFragmentOrigin, minimumScaleFactor: 0.5}}
        """)
    let dump = LayoutDump(of: page).text
    #expect(dump.contains("\"type\": \"textContainer\""))
    #expect(dump.contains("\"boundingRect\": [0, 0, 18, 40], \"actualScaleFactor\": 1, \"isTruncated\": true"))
    #expect(dump.contains("\"overflow\": [6, 11]"))
    let second = "{ \"range\": [3, 6], \"rect\": [36, 0, 26, 10], \"usedRect\": [36, 0, 26, 10], \"baseline\": 8"
    #expect(dump.contains(second))
    #expect(dump.contains("\"container\": 1, \"ends\": \"word\", \"clusters\": [[3, 4, 41, 6]"))
    try expectEqual(page.position(nearest: Point(x: 48, y: 5), inView: "t").offset, 4)
  }

  /// Positions in the dump are those of the straight line, so the dump says that there is a path.
  @Test func theDumpRecordsTextAlongAPath() throws {
    let view = "label: {id: t, \(Self.font), text: aa, frame: [0, 0, 50, 20]"
    let page = try page(views: view + ", path: {d: M0 0 H40}}", view.replacing("id: t", with: "id: u") + "}")
    let dump = LayoutDump(of: page).text
    #expect(
      dump.split(separator: "\"isTruncated\": false, ").map { $0.hasPrefix("\"path\": \"") } == [
        false, true, false,
      ])
    #expect(throws: PositionError.alongPath(id: "t")) { try page.position(nearest: .zero, inView: "t") }
    try expectEqual(page.position(nearest: .zero, inView: "u").offset, 0)
  }

  @Test func attachmentsStandForOneCharacter() throws {
    let view = try container(
      "runs: [{text: a}, {attachment: {image: \(Self.star)}}, {attachment: {bounds: [1, -2, 30, 8]}}]")
    #expect(Array(view.attributedText.utf16) == [0x61, 0xFFFC, 0xFFFC])
    let first = try #require(view.attributedText.attributes(at: 1).attachment)
    #expect(first.frame == Rect(x: 0, y: 0, width: 16, height: 16))
    // The scene has two pixels a point.
    #expect(first.contents == Repository.bytes(of: "Goldens/attachment/star@2x.png"))
    #expect(
      view.attributedText.attributes(at: 2).attachment
        == TextAttachment(bounds: Rect(x: 1, y: -2, width: 30, height: 8)))
  }

  @Test func aNameSaysHowManyPixelsAPointHas() throws {
    let page = try page(views: "image: {image: \(Repository.path("Goldens/attachment/star@2x.png"))}")
    #expect(page.window.subviews.first?.frame.size == Size(width: 16, height: 16))
  }

  static let mistakes: [(String, String, String)] = [
    (
      "textContainer", "numberOfLines: 2",
      "4:5: views[0].textContainer: a text container has no \"numberOfLines\"; use \"maximumNumberOfLines\""
    ),
    (
      "label", "exclusionPaths: []",
      """
      4:5: views[0].label: "exclusionPaths" is a property of text containers and text views; write the view as \
      "- textContainer: …" or "- textView: …"
      """
    ),
    (
      "textContainer", "kern: 2",
      """
      4:5: views[0].textContainer: "kern" is an attribute of text, not of a text container; give it in a run, or in \
      the text container's style
      """
    ),
    (
      "textContainer", "exclusionPaths: [{path: \"M1 2 K\"}]",
      """
      4:29: views[0].textContainer.exclusionPaths[0].path: not a valid SVG path; at character 6: "K" is not \
      a command; the commands are M, L, H, V, C, S, Q, T, A and Z
      """
    ),
    (
      "textContainer", "exclusionPaths: [{rect: [0, 0, 1, 1], oval: [0, 0, 1, 1]}]",
      """
      4:22: views[0].textContainer.exclusionPaths[0]: rect and oval are separate shapes; give each as its \
      own list element
      """
    ),
    (
      "textContainer", "exclusionPaths: [{cornerRadius: 1}]",
      """
      4:22: views[0].textContainer.exclusionPaths[0]: the key "rect" or "oval" or "roundedRect" or "path" is missing \
      in a shape
      4:22: views[0].textContainer.exclusionPaths[0]: cornerRadius needs a roundedRect
      """
    ),
    (
      "textContainer", "exclusionPaths: [{roundedRect: [0, 0, 1, 1], cornerRadius: -1}]",
      """
      4:64: views[0].textContainer.exclusionPaths[0].cornerRadius: -1 is too small; valid: 0 to 10000000
      """
    ),
    (
      "textContainer", "exclusionPaths: [{roundedRect: [0, 0, 1, 1]}]",
      """
      4:22: views[0].textContainer.exclusionPaths[0]: a roundedRect needs a cornerRadius; for square corners use rect
      """
    ),
    (
      "textContainer", "{columns: {count: 2}, containers: [{frame: [0, 0, 1, 1]}]}",
      """
      4:39: views[0].textContainer.containers: give either columns or containers
      """
    ),
    (
      "textContainer", "containers: []",
      """
      4:17: views[0].textContainer.containers: the list is empty; give a container, or leave out this key \
      to use the whole view
      """
    ),
    (
      "textContainer", "containers: [{}]",
      "4:18: views[0].textContainer.containers[0]: the key \"frame\" is missing in a container"
    ),
    (
      "label", "runs: [{kern: 1}]",
      "4:12: views[0].label.runs[0]: the key \"text\" or \"attachment\" is missing in a run"
    ),
    (
      "label", "runs: [{text: a, attachment: {bounds: [0, 0, 1, 1]}}]",
      """
      4:34: views[0].label.runs[0].attachment: a run has text or an attachment; give one of them
      """
    ),
    (
      "label", "runs: [{attachment: {bonds: [0, 0, 1, 1]}}]",
      """
      4:26: views[0].label.runs[0].attachment: unknown key "bonds" in an attachment; did you mean "bounds"?
      """
    ),
    (
      "label", "runs: [{attachment: {image: nowhere.png}}]",
      "4:33: views[0].label.runs[0].attachment.image: nowhere.png: there is no such file; looked for nowhere@2x.png, nowhere@3x.png, nowhere.png"
    ),
    (
      "image", "image: \(Repository.path("Package.swift"))",
      """
      4:12: views[0].image.image: /Package.swift: not a PNG: the bytes do not begin with the PNG signature
      """
    ),
    (
      "image", "image: \(Repository.path("Sources"))", "4:12: views[0].image.image: /Sources: is a folder, not a file"
    ),
    (
      "label", "measure: {options: wraps}",
      """
      4:14: views[0].label.measure: the key "size" is missing in a measurement
      4:24: views[0].label.measure.options: "wraps" is not a valid value; valid: usesLineFragmentOrigin, \
      usesFontLeading, usesDeviceMetrics, truncatesLastVisibleLine
      """
    ),
  ]

  @Test(arguments: mistakes) func mistakesAreNamed(kind: String, keys: String, expected: String) throws {
    try expectEqual(failure(kind, keys), expected)
  }
}
