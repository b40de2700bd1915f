/// Caches that painters share from picture to picture. All of it could be made again from what it is kept under, so
/// that what was drawn before never shows.
final class Resources {
  let typesetter: Typesetter
  let patches = Cache<PatchKey, NinePatch>(limit: 64 << 20)
  let tints = Cache<PremultipliedColor, Tint>(limit: 1 << 20)
  let glyphs = Cache<GlyphKey, Coverage?>(limit: 32 << 20)
  let coloredGlyphs = Cache<GlyphKey, ColoredGlyph?>(limit: 32 << 20)
  let pictures = Cache<PictureKey, Canvas>(limit: 128 << 20)
  let tiles = Cache<TileKey, Canvas>(limit: 64 << 20)
  let sprites = Cache<SpriteKey, Canvas>(limit: 128 << 20)

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  func age() {
    patches.age()
    tints.age()
    glyphs.age()
    coloredGlyphs.age()
    pictures.age()
    tiles.age()
    sprites.age()
    typesetter.beginNextSubject()
  }
}
