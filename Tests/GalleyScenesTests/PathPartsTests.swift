import Testing

@testable import GalleyScenes

/// Parts of a path that lead nowhere.
@Suite struct PathPartsTests {
  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("a/b.yaml", "a/b.yaml"), ("/a/b", "/a/b"), ("...", "..."), ("a/.b/..c", "a/.b/..c"),
    ("./a", "a"), ("a/./b", "a/b"), ("a//b", "a/b"), ("a/", "a"), ("a/.", "a"), ("a/../b", "b"), ("../a", "../a"),
    ("a/..", ""), ("../../a", "../../a"), ("/./a", "/a"), ("//a", "/a"), ("/", "/"), ("", ""), (".", ""),
    ("/..", "/.."), ("/../a", "/../a"), ("a/..b/...", "a/..b/..."), ("a/\u{301}b", "a/\u{301}b"),
  ])
  func aPathKeepsWhatLeadsSomewhere(path: String, without: String) {
    #expect(path.withoutDots == without)
  }
}
