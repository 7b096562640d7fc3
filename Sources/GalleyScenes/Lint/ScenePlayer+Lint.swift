import GalleyBase
import GalleyDrawing
import GalleyFonts
import GalleyViews

extension ScenePlayer {
  /// Finds what is probably not meant in the page as it is now: views by themselves, then pairs of views, then what is
  /// drawn, then the characters that no face has, of those that were noted so far.
  ///
  /// Two texts overlap if more than a pixel of one's lines lies over the other's, or over a field or a button, and
  /// neither view is in the other. What is scrolled, or clipped by a view around it, is not looked at outside of that
  /// view.
  /// - Parameter rules: what is looked for, and its limits.
  /// - Throws: `BitmapError`: the page is too large for the bitmap on which contrast is measured; `SceneError`: drawing it
  ///   takes more than its budgets.
  public func lint(_ rules: LintRules = LintRules()) throws -> [LintFinding] {
    page.window.layoutIfNeeded()
    let views = page.window.visibleContents
    let finder = LintFinder(file: file, limits: rules.limits, pixel: 1 / page.scene.scale)
    let canvas = Rect(origin: .zero, size: page.size)
    let typesetter = page.context.typesetter
    let system = page.context.defaultFont
    // Large text of the system has a family of its own.
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
    let seesInk = [.contrast, .smallText, .clippedInk].contains { rules.severity(of: $0) != .off }
    let cut = Set(findings.filter { $0.rule == .truncation }.map(\.view))
    _ = try page.drawnList(asPixels: seesInk)
    let list = displayList(of: page.window)
    let texts = list.drawnTexts(typesetter)
    if seesInk, !texts.isEmpty {
      let ground = try rasterize(
        list.withoutTexts, size: page.pixelSize, scale: page.scene.scale, background: page.scene.background,
        typesetter: typesetter)
      findings += finder.inkFindings(texts, in: views, on: ground, except: cut)
    }
    findings += warnings.filter { $0.cause == .missingGlyph }.map { warning in
      let view = views.first { $0.id == warning.view }
      var place = warning.diagnostic
      // The finding names the view itself.
      place.message = place.message.replacing("view \"\(warning.view ?? "")\": ", with: "", maxReplacements: 1)
      return LintFinding(
        rule: .missingGlyphs, view: warning.view ?? "", frame: view?.frame ?? canvas, place: place)
    }
    return findings.filter { rules.severity(of: $0.rule) != .off }
  }

  /// Finds views that are not mirrored.
  /// - Parameter other: the same scene from left to right, after the same steps.
  public func lintMirroring(comparedWith other: ScenePlayer) -> [LintFinding] {
    page.window.layoutIfNeeded()
    other.page.window.layoutIfNeeded()
    let finder = LintFinder(file: file, limits: LintLimits(), pixel: 1 / page.scene.scale)
    return finder.unmirrored(page.window, comparedWith: other.page.window)
  }
}
