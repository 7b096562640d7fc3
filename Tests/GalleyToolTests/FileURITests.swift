import Testing

@testable import GalleyServers
@testable import GalleyTool

/// Paths of the documents of an editor.
struct FileURITests {
  @Test(arguments: [
    ("file:///a/s.yaml", "/a/s.yaml"), ("file:///a%20b/%C3%A9.yaml", "/a b/é.yaml"), ("FILE:///s.yaml", "/s.yaml"),
    ("file:/a/s.yaml", "/a/s.yaml"), ("file://localhost/s.yaml", "/s.yaml"), ("file:///s.yaml?x#y", "/s.yaml"),
    ("file:///a%3Fb%23", "/a?b#"), ("file:///é", "/é"),
  ])
  func filesHavePaths(uri: String, expected: String) { #expect(path(ofFileURI: uri) == expected) }

  @Test(arguments: [
    "untitled:Untitled-1", "http://a/file:///b", "", "file:", "file:a", "file:///%2", "file:///%zz", "file:///%FF",
  ])
  func othersHaveNone(uri: String) { #expect(path(ofFileURI: uri) == nil) }
}
