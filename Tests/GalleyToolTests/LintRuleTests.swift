import GalleyDrawing
import GalleyFiles
import TestSupport
import Testing

@Suite struct LintRuleTests {
  private let mono = "font: { family: Galley Test Mono, size: 20 }"

  /// The lines about one rule, without their ends.
  private func lines(
    _ rule: String, _ views: String, scene: String = "", lint: String = "{}"
  ) throws -> [String] {
    let text =
      "galley: 1\nsize: [200, 200]\nbackground: '#FFFFFF'\n\(scene)\nviews:\n"
      + views.split(separator: "\n").map { "  - \($0)\n" }.joined()
    let folder = try TemporaryFolder(["a.yaml": text, "galley.yaml": "galley: 1\nscenes: [a.yaml]\nlint: \(lint)\n"])
    let run = try folder.galley("lint")
    #expect(run.status < 2, "\(run.errors)")
    return run.text.split(separator: "\n").filter { $0.contains(" \(rule): ") }.map { line in
      String(line[(line.firstRange(of: "]: ")?.upperBound ?? line.startIndex)...])
    }
  }

  // MARK: Contrast

  @Test func contrastIsMeasured() throws {
    func text(_ color: String, _ more: String = "", size: Int = 12, under ground: String = "") throws -> [String] {
      try lines(
        "contrast",
        ground + "label: { id: a, frame: [0, 0, 100, 20], text: Hello, textColor: \(color)\(more), "
          + "font: { family: Galley Test Mono, size: \(size) } }")
    }
    try expectEqual(text("'#767676'"), [])
    try expectEqual(text("'#777777'"), ["#777777 on #FFFFFF has a contrast of 4.47 to 1; text needs 4.5"])
    try expectEqual(text("'#949494'", size: 18), [])
    try expectEqual(text("'#999999'", size: 18), ["#999999 on #FFFFFF has a contrast of 2.84 to 1; large text needs 3"])
    // What counts is what is behind the text, whoever drew it, and how much of the text is let through.
    try expectEqual(text("white", under: "view: { frame: [0, 0, 100, 20], background: '#333333' }\n"), [])
    try expectEqual(text("black", under: "view: { frame: [0, 0, 100, 20], background: '#333333' }\n").count, 1)
    try expectEqual(
      text("black", ", alpha: 0.3"), ["#000000 at 30 % on #FFFFFF has a contrast of 2.12 to 1; text needs 4.5"])
    try expectEqual(text("black", ", alpha: 0.8"), [])
    // A line through the text is not behind it.
    try expectEqual(
      lines(
        "contrast",
        "label: { id: a, frame: [0, 0, 100, 20], runs: [ { text: Hello, strikethroughStyle: single, foregroundColor: '#444444' } ] }"
      ), [])
  }

  @Test func pairsOfTheSystemsColoursAreMeasuredOnlyOnRequest() throws {
    let text = "label: { id: a, frame: [0, 0, 100, 20], text: Hello, textColor: secondaryLabel }"
    try expectEqual(lines("contrast", text), [])
    try expectEqual(lines("contrast", text, lint: "{ contrast: { systemColors: true } }").count, 1)
    let onGrey = "view: { frame: [0, 0, 100, 20], background: '#C0C0C0' }\n" + text
    try expectEqual(lines("contrast", onGrey).count, 1)
  }

  @Test func unmeasuredTextIsNotJudged() throws {
    let pale = "label: { id: a, frame: [0, 0, 100, 20], text: Hello, textColor: '#EEEEEE' }"
    try expectEqual(lines("contrast", pale).count, 1)
    try expectEqual(lines("contrast", pale, scene: "appearance: light").count, 1)
    try expectEqual(lines("contrast", "textField: { id: f, frame: [0, 0, 100, 44], placeholder: Name }"), [])
    try expectEqual(
      lines(
        "contrast", "button: { id: b, frame: [0, 0, 100, 44], title: Go, titleColor: '#EEEEEE', isEnabled: false }"), []
    )
    try expectEqual(
      lines("contrast", "button: { id: b, frame: [0, 0, 100, 44], title: Go, titleColor: '#EEEEEE' }").count, 1)
  }

  @Test func limitsAndSeveritiesAreTheProjects() throws {
    let text = "label: { id: a, frame: [0, 0, 100, 20], text: Hello, textColor: '#767676' }"
    try expectEqual(lines("contrast", text, lint: "{ contrast: { minimum: 7 } }").count, 1)
    try expectEqual(lines("contrast", text, lint: "{ contrast: { minimum: 7, severity: off } }"), [])
    func status(_ lint: String, _ arguments: String...) throws -> Int32 {
      let folder = try TemporaryFolder([
        "a.yaml": "galley: 1\nbackground: white\nviews: [ { label: { text: Hello, textColor: '#999999' } } ]\n",
        "galley.yaml": "galley: 1\nscenes: [a.yaml]\nlint: \(lint)\n",
      ])
      return try folder.galley(["lint"] + arguments).status
    }
    #expect(try status("{}") == 0 && status("{}", "--strict") == 1)
    #expect(try status("{ contrast: error }") == 1 && status("{ contrast: off }", "--strict") == 0)
    try expectEqual(status("{ except: [ { rules: [contrast], reason: a logo } ] }", "--strict"), 0)
    try expectEqual(status("{ except: [ { rules: [contrast] } ] }"), 2)
    try expectEqual(status("{ contrast: { minimum: 0.5 } }"), 2)
  }

  // MARK: Sizes

  @Test func smallText() throws {
    func text(_ size: String) throws -> [String] {
      try lines(
        "smallText",
        "label: { id: a, frame: [0, 0, 100, 20], text: Hello, font: { family: Galley Test Mono, size: \(size) } }")
    }
    try expectEqual(text("10.5"), ["its text is 10.5 pt, less than 11"])
    try expectEqual(text("11"), [])
    try expectEqual(
      lines(
        "smallText",
        "label: { id: a, frame: [0, 0, 40, 20], text: Hello all, \(mono), adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.3 }"
      ).count, 1)
  }

  @Test func shrunkText() throws {
    func text(_ width: Int, _ lint: String = "{}") throws -> [String] {
      try lines(
        "shrunkText",
        "label: { id: a, frame: [0, 0, \(width), 30], text: Hello, \(mono), adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.2 }",
        lint: lint)
    }
    try expectEqual(text(60), [])
    try expectEqual(text(50), [])
    try expectEqual(text(40).first?.hasSuffix("of its size, less than 75 %"), true)
    try expectEqual(text(50, "{ shrunkText: { minimum: 0.9 } }").count, 1)
  }

  @Test func touchTargets() throws {
    func button(_ frame: String, _ more: String = "") throws -> [String] {
      try lines("touchTarget", "button: { id: a, frame: \(frame), title: Go\(more) }")
    }
    try expectEqual(button("[0, 0, 44, 44]"), [])
    try expectEqual(button("[0, 0, 60, 43]"), ["it is 60 × 43 pt, and a touch target needs 44"])
    try expectEqual(button("[0, 0, 60, 30]", ", isEnabled: false"), [])
    try expectEqual(lines("touchTarget", "label: { id: a, frame: [0, 0, 20, 20], text: x }"), [])
  }

  // MARK: Ink

  @Test func inkThatIsCutOff() throws {
    func text(_ clip: String, _ more: String = "") throws -> [String] {
      try lines(
        "clippedInk",
        "view: { id: v, frame: [0, 0, 100, 100], clipsToBounds: \(clip), subviews: [ { label: { id: a, frame: [0, 92, 60, 20], text: Hello, \(mono) } } ]\(more) }"
      )
    }
    try expectEqual(text("false"), [])
    try expectEqual(text("true").count, 1)
    try expectEqual(
      lines(
        "clippedInk",
        "view: { id: v, frame: [0, 0, 100, 100], clipsToBounds: true, subviews: [ { label: { id: a, frame: [0, 150, 60, 20], text: Hello, \(mono) } } ] }"
      ), [])
  }

  @Test func placeholdersThatAreCut() throws {
    func field(_ width: Int, _ more: String = "") throws -> [String] {
      try lines(
        "placeholder", "textField: { id: f, frame: [0, 0, \(width), 44], placeholder: Hello world, \(mono)\(more) }")
    }
    try expectEqual(field(190), [])
    try expectEqual(field(80).first?.hasPrefix("its placeholder is truncated"), true)
    try expectEqual(field(80, ", text: Hi"), [])
  }

  @Test func facesThatAreNotNamed() throws {
    let text = "label: { id: a, frame: [0, 0, 190, 40], text: 'Hi ა', font: { family: Galley Test Mono, size: 20 } }"
    let found = try lines("fallback", text)
    #expect(found.count == 1 && found[0].hasPrefix("Galley Test Mono has no “ა”: "))
    // Named by the scene, or by the manifest for its own font.
    try expectEqual(lines("fallback", text, scene: "fonts: { fallback: [Noto Sans Georgian] }"), [])
    try expectEqual(
      lines(
        "fallback",
        "label: { id: a, frame: [0, 0, 190, 40], text: 'Hi ა', font: { family: Galley Test Mono, size: 20, cascadeList: [ { family: Noto Sans Georgian } ] } }"
      ), [])
    try expectEqual(
      lines("fallback", "label: { id: a, frame: [0, 0, 190, 40], text: 'مرحبا', font: { textStyle: body } }"), [])
    try expectEqual(lines("fallback", "label: { id: a, frame: [0, 0, 190, 40], text: 'Hi 😀', \(mono) }"), [])
  }

  // MARK: Right to left

  @Test func viewsThatStayOnTheirSide() throws {
    func view(_ frame: String, _ more: String = "", direction: String = "rightToLeft") throws -> [String] {
      try lines("mirroring", "label: { id: a, frame: \(frame), text: Hi\(more) }", scene: "direction: \(direction)")
    }
    try expectEqual(view("[16, 0, 100, 20]"), ["it stays at the left in right-to-left layout too"])
    try expectEqual(view("[16, 0, 100, 20]", direction: "leftToRight"), [])
    try expectEqual(view("{ leading: 16, top: 0, width: 100, height: 20 }"), [])
    try expectEqual(view("{ left: 16, top: 0, width: 100, height: 20 }").count, 1)
    // In the middle, and as wide as its room: nothing is leading.
    try expectEqual(view("[50, 0, 100, 20]"), [])
    try expectEqual(view("[16, 0, 168, 20]"), [])
    try expectEqual(
      view("[16, 0, 168, 20]", ", textAlignment: left"), ["its text stays at the left in right-to-left layout too"])
    try expectEqual(view("[16, 0, 168, 20]", ", textAlignment: center"), [])
    let words = "text: Words that are wide and words that are not, numberOfLines: 0, textAlignment: center"
    try expectEqual(
      lines("mirroring", "label: { id: a, frame: [16, 0, 168, 90], \(words) }", scene: "direction: rightToLeft"), [])
  }

  // MARK: The sheet

  @Test func allFindingsAreOnOneSheet() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "galley: 1\nbackground: white\nviews:\n"
        + "  - label: { id: a, frame: [0, 0, 40, 20], text: Hello world }\n"
        + "  - label: { id: b, frame: [0, 30, 60, 20], text: Pale, textColor: '#DDDDDD' }\n"
    ])
    let run = try folder.galley("lint", "a.yaml", "--sheet", "sheet.png")
    #expect(run.status == 1 && run.text.hasSuffix("findings in 1 scene\n"))
    let sheet = try PNG.decode(try readFile(folder.path("sheet.png")))
    #expect(sheet.width > 300)
    let colors = Set(stride(from: 0, to: sheet.bytes.count, by: 4).map { Array(sheet.bytes[$0..<$0 + 3]) })
    #expect(colors.contains([255, 0, 170]), "the places are outlined")
  }
}
