import TestSupport
import Testing
import UIFoundation

@Suite struct DocumentTests {
  func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  func font(_ text: NSAttributedString, _ offset: Int) -> UIFont? {
    text.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
  }

  @Test(arguments: [
    ("a <b>b</b>  c", "a b c"), ("<p>one</p>\n<p>two</p>", "one\ntwo\n"), ("a<br>b", "a\u{2028}b"),
    ("&lt;&amp;&#65;&#x42;&nbsp;&copy; &unknown;", "<&AB\u{A0}© &unknown;"),
    ("<ul><li>x</li><li>y</li></ul>", "\t•\tx\n\t•\ty\n"),
    ("<ol start=3><li>x<li>y</ol>", "\t3.\tx\n\t4.\ty\n"),
    ("<!-- no --><style>b { color: red }</style><script>1 < 2</script>1 < 2", "1 < 2"),
    ("<div>a<div>b</div>c</div>", "a\nb\nc\n"),
    ("<html><head><title>t</title><body>a", "a"), ("<head><title>t</title></head>a", "a"),
  ])
  func htmlBecomesText(html: String, text: String) throws { try expectEqual(read(html).string, text) }

  @Test func htmlHasFacesAndColours() throws {
    let text = try read(
      "a<b>b</b><i>c</i><span style='color:#ff0000; font-size: 20px'>d</span><a href=\"https://x.y\">e</a><h1>f</h1>")
    #expect(font(text, 0)?.fontName == "LiberationSerif")
    #expect(font(text, 0)?.pointSize == 12)
    #expect(font(text, 1)?.fontName == "LiberationSerif-Bold")
    #expect(font(text, 2)?.fontName == "LiberationSerif-Italic")
    #expect(font(text, 3)?.pointSize == 20)
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) as? URL == URL(string: "https://x.y"))
    #expect(font(text, 6)?.pointSize == 24)
  }

  @Test func rulesOfBodyApply() throws {
    let text = try read("<style>body{font-family:'-apple-system'; font-size:17px;}</style><body>a<b>b</b></body>")
    #expect(font(text, 0)?.fontName == "Inter-Regular")
    #expect(font(text, 0)?.pointSize == 17)
    #expect(font(text, 1)?.fontName == "Inter-Bold")
  }

  @Test func richTextIsRefused() {
    #expect(throws: DocumentError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1 a}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    #expect(throws: DocumentError.self) {
      try NSAttributedString(string: "a").data(
        from: NSRange(location: 0, length: 1), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }

  @Test func plainTextIsItself() throws {
    let data = try NSAttributedString(string: "aé").data(from: NSRange(location: 0, length: 2))
    #expect(data == Data("aé".utf8))
    try expectEqual(NSAttributedString(data: data, documentAttributes: nil).string, "aé")
  }
}

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("**b** _i_ `c*` d", "b i c* d"), ("[a *b*](http://x.y) c", "a b c"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("snake_case_name", "snake_case_name"), ("\\*a\\*", "*a*"), ("***x***", "x"), ("a **b", "a **b"),
    ("~~s~~ *a **b** c*", "s a b c"),
  ])
  func marksAreRead(markdown: String, text: String) throws {
    try expectEqual(NSAttributedString(markdown: markdown).string, text)
  }

  @Test func intentsAndLinksAreKept() throws {
    let text = try AttributedString(markdown: "**b** [l](http://x.y)")
    let runs = Array(text.runs)
    #expect(runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, nil])
    #expect(runs.map(\.link) == [nil, nil, URL(string: "http://x.y")])
  }

  @Test(arguments: [
    ("[a](http://x.y/(b)) c)", "a c)", "http://x.y/(b)"), ("[a [b] c](http://x.y)", "a [b] c", "http://x.y"),
    ("[a](<http://x.y> \"title\")", "a", "http://x.y"), ("[a] [b](/c)", "[a] b", "http://base.d/c"),
    ("[a\\]](http://x.y)", "a]", "http://x.y"),
  ])
  func linksReachToTheirOwnBrackets(markdown: String, text: String, link: String) throws {
    let read = try AttributedString(markdown: markdown, baseURL: URL(string: "http://base.d"))
    #expect(String(read.characters) == text)
    #expect(read.runs.compactMap { $0.link?.absoluteString } == [link])
  }

  @Test func attachmentsAndEffectsAreConverted() {
    let attachment = BasicTextAttachment()
    let text = NSMutableAttributedString(attachment: attachment)
    let whole = NSRange(location: 0, length: 1)
    text.addAttribute(.textEffect, value: NSAttributedString.TextEffectStyle.letterpressStyle, range: whole)
    text.addAttribute(.textItemTag, value: "tag", range: whole)
    let converted = AttributedString(text)
    #expect(converted.uiKit.attachment === attachment)
    let back = NSAttributedString(converted).attributes(at: 0, effectiveRange: nil)
    #expect(back[.attachment] as? BasicTextAttachment === attachment)
    #expect(back[.textEffect] as? NSAttributedString.TextEffectStyle == .letterpressStyle)
    #expect(back[.textItemTag] as? String == "tag")
  }

  @Test func attributedStringsAreConverted() {
    var text = AttributedString("abc")
    text.font = UIFont.systemFont(ofSize: 20)
    text.foregroundColor = .red
    text.underlineStyle = .single
    text.uiKit.kern = 2
    let converted = NSAttributedString(text)
    #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(converted.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(AttributedString(converted) == text)
  }
}
