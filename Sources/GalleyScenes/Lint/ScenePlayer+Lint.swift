import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyViews

extension ScenePlayer {
  /// Returns probable mistakes in the present state of the page: in single views, in pairs of
  /// views, in the drawing, and among the missing characters noted so far.
  ///
  /// Two texts overlap if the lines of one cover those of the other, or a field or a button, by more than a pixel, and
  /// neither view is inside the other. The exclusion paths of a text view do not count as covered. Content that scrolls
  /// or is clipped is examined only inside the enclosing view.
  /// - Parameter rules: the rules to check, and their limits.
  /// - Throws: `BitmapError`: the page is too large for the bitmap on which contrast is measured; `SceneError`: drawing it
  ///   takes more than its budgets.
  public func lint(_ rules: LintRules = LintRules()) throws -> [LintFinding] {
    page.window.layoutIfNeeded()
    let views = page.window.visibleContents
    let finder = LintFinder(file: file, limits: rules.limits, pixel: 1 / page.scene.scale)
    let canvas = Rect(origin: .zero, size: page.size)
    let system = page.context.defaultFont
    // The system font has another family for large text.
    let families = Set([system, system.withSize(40)].map(\.familyName))
    var findings: [LintFinding] = []
    for view in views {
      findings += finder.truncations(of: view)
      findings += finder.placeholders(of: view)
      findings += finder.offScreen(view, canvas)
      findings += finder.touchTargets(view)
      findings += finder.shrunkTexts(view)
      findings += finder.fallbacks(view, systemFamilies: families)
    }
    findings += finder.overlaps(among: views)
    let cut = Set(findings.filter { $0.rule == .truncation }.map(\.view))
    findings += try drawingFindings(finder, views, rules, except: cut)
    // Strings that a language lacks are looked for in the tables of the project.
    findings += warnings.filter { $0.cause != .untranslated }.map { warning in
      let view = views.first { $0.id == warning.view }
      var place = warning.diagnostic
      // The finding names the view itself.
      place.message = place.advice.replacing("view \"\(warning.view ?? "")\": ", with: "", maxReplacements: 1)
      return LintFinding(
        rule: warning.cause == .missingGlyph ? .missingGlyphs : .warnings, view: warning.view ?? "",
        frame: view?.frame ?? canvas, place: place)
    }
    return findings.filter { rules.severity(of: $0.rule) != .off }
  }

  /// Returns the findings that need the drawn picture of the page, such as hidden text and low
  /// contrast.
  /// - Parameter cut: the ids of the views that are known to have too little room.
  private func drawingFindings(
    _ finder: LintFinder, _ views: [VisibleContent], _ rules: LintRules, except cut: Set<String>
  ) throws -> [LintFinding] {
    let seesInk = [.contrast, .smallText, .clippedInk].contains { rules.severity(of: $0) != .off }
    let seesCovers = rules.severity(of: .covered) != .off
    _ = try page.drawnList(asPixels: seesInk || seesCovers)
    let typesetter = page.context.typesetter
    let drawing = InspectedDrawing(
      inspectedDrawing(of: page.window), on: Rect(origin: .zero, size: page.size), with: typesetter)
    func picture(of list: DisplayList, on background: Color) throws -> Bitmap {
      try rasterize(
        list, size: page.pixelSize, scale: page.scene.scale, background: background, typesetter: typesetter)
    }
    var findings = finder.transparentTexts(drawing, in: views) + finder.transparentViews(in: page.window)
    if seesCovers {
      findings += try finder.coveredTexts(drawing, in: views) { try picture(of: $0, on: .white) }
    }
    if seesInk, !drawing.texts.isEmpty {
      let ground = try picture(of: drawing.withoutTexts, on: page.scene.background)
      findings += finder.inkFindings(drawing.texts, in: views, on: ground, except: cut)
    }
    return findings
  }

  /// Returns findings for views that are not mirrored in right-to-left layout.
  /// - Parameter other: the same scene from left to right, after the same steps.
  public func lintMirroring(comparedWith other: ScenePlayer) -> [LintFinding] {
    page.window.layoutIfNeeded()
    other.page.window.layoutIfNeeded()
    let finder = LintFinder(file: file, limits: LintLimits(), pixel: 1 / page.scene.scale)
    return finder.unmirrored(page.window, comparedWith: other.page.window)
  }
}
