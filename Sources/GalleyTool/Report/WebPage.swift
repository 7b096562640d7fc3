import GalleyFiles

/// An HTML page that contains its style and scripts, and a placeholder for its data.
struct WebPage {
  private let template: [UInt8]
  private let style: [[UInt8]]
  private let scripts: [[UInt8]]
  /// True if the page may send requests to its server.
  private let isServed: Bool

  /// The scripts that show failures. The last one starts the page.
  private static let viewScripts = [
    PackageResources.elements_js, PackageResources.pixels_js, PackageResources.textdiff_js, PackageResources.overlay_js,
    PackageResources.stage_js, PackageResources.views_js,
  ]

  /// The page with a report about failures, which loads no other resources.
  static var report: WebPage {
    WebPage(
      template: PackageResources.report_html, style: [PackageResources.page_css, PackageResources.report_css],
      scripts: viewScripts + [PackageResources.report_js], isServed: false)
  }

  /// The page with a report and with buttons that accept and reject failures.
  static var review: WebPage {
    WebPage(
      template: PackageResources.report_html, style: [PackageResources.page_css, PackageResources.report_css],
      scripts: viewScripts + [PackageResources.review_js, PackageResources.report_js], isServed: true)
  }

  /// The page of `galley watch`.
  static var watch: WebPage {
    WebPage(
      template: PackageResources.watch_html, style: [PackageResources.page_css, PackageResources.watch_css],
      scripts: [PackageResources.elements_js, PackageResources.watch_js], isServed: true)
  }

  /// Returns the page with its data inserted. Text in the data cannot end the element that contains
  /// it.
  func filled(with data: JSON) -> [UInt8] {
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
      + (isServed ? "; connect-src 'self'" : "")
    let parts: [String: [UInt8]] = [
      "policy": Array(policy.utf8), "style": Array(style.joined()), "script": Array(scripts.joined()),
      "data": escaped(data),
    ]
    var page: [UInt8] = []
    var rest = template[...]
    // Each placeholder is a comment, `<!--name-->`.
    while let start = rest.firstRange(of: Array("<!--".utf8)), let end = rest.firstRange(of: Array("-->".utf8)) {
      let name = String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)
      page += rest[..<start.lowerBound]
      page += parts[name] ?? []
      rest = rest[end.upperBound...]
    }
    return page + rest
  }

  /// Returns the data as JSON without `<`, which could end the element or begin a comment.
  private func escaped(_ data: JSON) -> [UInt8] {
    Array(
      data.line.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).joined(
        separator: Array("\\u003c".utf8)))
  }
}
