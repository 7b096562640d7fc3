/// The table of the known types, with their supertypes and tags.
enum TypeTable {
  struct Entry {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    func tags(_ tagClass: UTTagClass) -> [String] {
      switch tagClass {
      case .filenameExtension: extensions
      case .mimeType: mimeTypes
      default: []
      }
    }
  }

  static let entries: [Entry] = [
    entry("public.item"), entry("public.content"), entry("public.data", in: "item"),
    entry("public.directory", in: "item"), entry("public.folder", in: "directory"),
    entry("public.url", in: "data"), entry("public.file-url", in: "url"),
    entry("public.text", in: "data", "content"),
    entry("public.plain-text", in: "text", ".txt", ".text", mime: "text/plain"),
    entry("public.utf8-plain-text", in: "plain-text"), entry("public.utf16-plain-text", in: "plain-text"),
    entry("public.rtf", in: "text", ".rtf", mime: "text/rtf", "application/rtf"),
    entry("public.html", in: "text", ".html", ".htm", mime: "text/html"),
    entry("public.xml", in: "text", ".xml", mime: "application/xml", "text/xml"),
    entry("public.json", in: "text", ".json", mime: "application/json"),
    entry("public.yaml", in: "text", ".yml", ".yaml", mime: "application/x-yaml"),
    entry("public.comma-separated-values-text", in: "text", ".csv", mime: "text/csv"),
    entry("net.daringfireball.markdown", in: "plain-text", ".md", ".markdown", mime: "text/markdown"),
    entry("public.source-code", in: "plain-text"), entry("public.swift-source", in: "source-code", ".swift"),
    entry("public.css", in: "text", ".css", mime: "text/css"),
    entry("com.netscape.javascript-source", in: "source-code", ".js", mime: "text/javascript"),
    entry("com.adobe.pdf", in: "data", "content", ".pdf", mime: "application/pdf"),
    entry("public.image", in: "data", "content"),
    entry("public.png", in: "image", ".png", mime: "image/png"),
    entry("public.jpeg", in: "image", ".jpeg", ".jpg", ".jpe", mime: "image/jpeg", "image/jpg"),
    entry("com.compuserve.gif", in: "image", ".gif", mime: "image/gif"),
    entry("public.tiff", in: "image", ".tiff", ".tif", mime: "image/tiff"),
    entry("com.microsoft.bmp", in: "image", ".bmp", mime: "image/bmp"),
    entry("public.heic", in: "image", ".heic", mime: "image/heic"),
    entry("public.heif", in: "image", ".heif", mime: "image/heif"),
    entry("org.webmproject.webp", in: "image", ".webp", mime: "image/webp"),
    entry("public.svg-image", in: "image", ".svg", ".svgz", mime: "image/svg+xml"),
    entry("public.audiovisual-content", in: "data", "content"),
    entry("public.movie", in: "audiovisual-content"), entry("public.video", in: "movie"),
    entry("public.audio", in: "audiovisual-content"),
    entry("public.mpeg-4", in: "movie", ".mp4", mime: "video/mp4"),
    entry("com.apple.quicktime-movie", in: "movie", ".mov", ".qt", mime: "video/quicktime"),
    entry("public.mp3", in: "audio", ".mp3", mime: "audio/mpeg"),
    entry("com.microsoft.waveform-audio", in: "audio", ".wav", mime: "audio/wav"),
    entry("public.archive", in: "data"),
    entry("public.zip-archive", in: "archive", ".zip", mime: "application/zip"),
    entry("org.gnu.gnu-zip-archive", in: "archive", ".gz", mime: "application/gzip"),
    entry("public.vcard", in: "text", ".vcf", mime: "text/vcard"),
    entry("public.font", in: "data"),
    entry("public.truetype-ttf-font", in: "font", ".ttf", mime: "font/ttf"),
    entry("public.opentype-font", in: "font", ".otf", mime: "font/otf"),
  ]

  static let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.identifier, $0) })

  /// Creates an entry. Words with a full stop are file name extensions; the others are supertypes without `public.`.
  private static func entry(_ identifier: String, in words: String..., mime: String...) -> Entry {
    Entry(
      identifier: identifier, parents: words.filter { !$0.hasPrefix(".") }.map { "public." + $0 },
      extensions: words.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }, mimeTypes: mime)
  }
}
