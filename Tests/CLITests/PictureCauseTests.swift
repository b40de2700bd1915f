import Foundation
import Readers
import Testing

/// The sentences by which `check` tells why pixels differ: element and property, from the drawings that were accepted.
@Suite(.aside) struct PictureCauseTests {
  /// One change of a scene, and what is to be told of it.
  struct Change: CustomTestStringConvertible, Sendable {
    let before: String
    let after: String
    let sentence: String

    init(_ before: String, _ after: String, _ sentence: String) {
      (self.before, self.after, self.sentence) = (before, after, sentence)
    }

    var testDescription: String { sentence }
  }

  private static let scene = #"""
    {"scene": 1, "canvas": {"size": [240, 320], "theme": "light", "scale": [1, 2], "background": "#f8f8f8"},
     "layout": {"kind": "flow", "itemSize": [200, 40], "sectionInset": [8, 20, 8, 20], "headerReferenceSize": [240, 30]},
     "style": {
       "cells": {
         "default": {"fill": "#d0e0ff", "corner": 6, "stroke": "#8090a0", "shadow": 0},
         "mail": {"template": "row", "title": {"color": "#333333", "size": 15, "weight": "regular"}}},
       "supplementary": {"header": {"template": "row", "title": {"color": "#444444", "size": 13}}}},
     "data": {"sections": [{"id": "friends", "header": "Friends", "items": ["ann", {"id": "bob", "color": "#ffd0d0"}, "f3",
       {"id": "mia", "label": "Mia", "subtitle": "at four", "style": "mail"}]}]},
     "outputs": [{"type": "still", "file": "{name}.png"}],
     "expect": [{"pictures": "held/{name}.pictures"}]}
    """#

  private static let changes = [
    Change(##""#ffd0d0""##, ##""#ffd0d1""##, "cell bob: background #ffd0d0 → #ffd0d1"),
    Change(##""#333333""##, ##""#444444""##, "cell mia: text colour #333 → #444"),
    Change(##""#444444""##, ##""#555555""##, "header friends: text colour #444 → #555"),
    Change(##""size": 15"##, ##""size": 16"##, "cell mia: text size 15 → 16"),
    Change(##""regular""##, ##""semibold""##, "cell mia: text weight 400 → 600"),
    Change(##""label": "Mia""##, ##""label": "Max""##, "cell mia: text Mia → Max"),
    Change(##""corner": 6"##, ##""corner": 8"##, "cells ann, bob, f3 and mia: corner radius 6 → 8"),
    Change(
      ##""stroke": "#8090a0""##, ##""stroke": "#8090b0""##,
      "cells ann, bob, f3 and mia: border colour #8090a0 → #8090b0"),
    Change(##""shadow": 0"##, ##""shadow": 6"##, "cells ann, bob, f3 and mia: shadow added"),
    Change(
      ##"[8, 20, 8, 20]"##, ##"[9, 20, 8, 20]"##, "cells ann, bob, f3 and mia moved by (0, +1)"),
    Change(##"[200, 40]"##, ##"[200, 44]"##, "height 40 → 44"),
    Change(##""f3","##, ##""f3", "new","##, "cell new added"),
    Change(##""ann", "##, "", "cell ann removed"),
    Change(##""background": "#f8f8f8""##, ##""background": "#f0f0f0""##, "#f8f8f8 → #f0f0f0"),
  ]

  @Test(arguments: changes)
  func tellsElementAndProperty(_ change: Change) throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try #require(Self.scene.contains(change.before))
    try folder.write(Self.scene.replacing(change.before, with: change.after), to: "a.scene.json")
    let result = try folder.run("check", "--report", "r.html", "a.scene.json")
    #expect(result.code == 1)
    #expect(result.error.contains(change.sentence), "\(result.error)")
    // Pictures of both scales differ alike.
    let groups = result.error.matches(of: /--group ([0-9a-f]+)/).map(\.output.1)
    #expect(groups.count == 2 && Set(groups).count == 1, "\(result.error)")
    #expect(try folder.text(of: "r.html").contains(#""named":true"#))
  }

  /// For programs, every change has what is known of it.
  @Test func eventsHaveElementsAndProperties() throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(
      Self.scene.replacing("#ffd0d0", with: "#ffd0d1").replacing("[8, 20", with: "[9, 20"),
      to: "a.scene.json")
    let events = try folder.run("check", "--json", "a.scene.json").output
    // A part of the pixels with its element, and an element whose parts have none of their own.
    for change in [
      #"{"label":"moved","box":[20,38,200,41],"dx":0,"dy":1,"element":"cell ann","attribute":"place","change":"moved by (0, +1)"}"#,
      #","dx":0,"dy":1,"element":"cell f3","attribute":"place","change":"moved by (0, +1)"}"#,
      // Twice as many pixels are one way and one box in points.
      #","dx":0,"dy":2,"element":"cell f3","attribute":"place","change":"moved by (0, +1)"}"#,
      ##""element":"cell bob","attribute":"background","change":"background #ffd0d0 → #ffd0d1"}"##,
      #""output":"held/a.png""#, #""output":"held/a@2x.png""#,
    ] {
      #expect(events.contains(change), "\(events)")
    }
  }

  /// The scene with a step, and a film of it.
  private static func film(
    _ file: String, _ kind: String = "animation", deleting item: String, timing: String? = nil
  ) -> String {
    let timing = timing.map { #""timing": {\#($0)}, "# } ?? ""
    return scene.replacing(
      #""still", "file": "{name}.png"}]"#,
      with: #""\#(kind)", "file": "\#(file)"}], "# + timing
        + #""steps": [{"name": "go", "update": {"delete": ["\#(item)"]}}]"#)
  }

  @Test func ofFilmsTheEndIsToldBeforeTheWay() throws {
    let folder = try SceneFolder()
    let film = Self.film("{name}.gif", deleting: "ann")
    try folder.write(film, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(film.replacing("#ffd0d0", with: "#ff0000"), to: "a.scene.json")
    let result = try folder.run("check", "a.scene.json")
    #expect(result.error.contains("cell bob: background #ffd0d0 → #f00"), "\(result.error)")
    #expect(result.error.contains(" frames differ, the first at 0 s"), "\(result.error)")
    try folder.write(
      film.replacing(#""expect""#, with: #""timing": {"curve": "linear"}, "expect""#),
      to: "a.scene.json")
    let way = try folder.run("check", "a.scene.json")
    #expect(way.error.contains("on the way, moved by (0, "), "\(way.error)")
  }

  /// Animated SVG has what stands still in one group: it is told by who is drawn there, and not by its first words.
  @Test func ofAnimatedSVGTheElementsThatStandStillAreNamed() throws {
    let folder = try SceneFolder()
    let film = Self.film("{name}.svg", deleting: "mia").replacing(
      #"{"id": "bob", "#, with: #"{"id": "bob", "label": "Bob B.", "#)
    try folder.write(film, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try folder.write(
      film.replacing("Bob B.", with: "Bob C.").replacing("#ffd0d0", with: "#ff0000"),
      to: "a.scene.json")
    let result = try folder.run("check", "a.scene.json")
    #expect(result.error.contains("cell bob: text Bob B. → Bob C."), "\(result.error)")
    #expect(result.error.contains("cell bob: shape colour #ffd0d0 → #f00"), "\(result.error)")
    try folder.write(film.replacing("[8, 20, 8", with: "[11, 20, 8"), to: "a.scene.json")
    let moved = try folder.run("check", "a.scene.json")
    #expect(moved.error.contains("cells ann, bob, f3 and mia moved by (0, +3)"), "\(moved.error)")
    #expect(!moved.error.contains("'"), "\(moved.error)")
    let events = try folder.run("check", "--json", "a.scene.json").output
    #expect(
      events.contains(
        #""dx":0,"dy":3,"element":"cell f3","attribute":"place","change":"moved by (0, +3)"}"#),
      "\(events)")
  }

  /// Frames that came, went or are shown for another time are told, in words and to programs.
  @Test(arguments: ["{name}.apng", "row/{frame}.png"])
  func framesThatAreInsertedAreNamed(_ file: String) throws {
    let folder = try SceneFolder()
    let kind = file.contains("frame") ? "frames" : "animation"
    func write(_ fps: Int) throws {
      let timing = #""duration": 0.4, "fps": \#(fps)"#
      try folder.write(
        Self.film(file, kind, deleting: "ann", timing: timing), to: "a.scene.json")
    }
    try write(10)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(20)
    let result = try folder.run("check", "a.scene.json")
    #expect(result.code == 1)
    #expect(result.error.contains(" inserted after frame "), "\(result.error)")
    let events = try folder.run("check", "--json", "a.scene.json").output
    #expect(events.contains(#"{"label":"inserted","change":""#), "\(events)")
  }

  /// Of another rate or length nobody says that cells moved.
  @Test(arguments: [false, true]) func filmsAreComparedAtEqualMoments(isOld: Bool) throws {
    let folder = try SceneFolder()
    func write(_ timing: String) throws {
      try folder.write(
        Self.film("{name}.apng", deleting: "ann", timing: timing), to: "a.scene.json")
    }
    try write(#""duration": 0.5, "fps": 20"#)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    if isOld {
      let kept = try folder.text(of: "held/a.drawings")
      #expect(kept.contains("@ way@0:"))
      try folder.write(kept.replacing(#/@[0-9:]+ /#, with: " "), to: "held/a.drawings")
    }
    for timing in [#""duration": 0.5, "fps": 10"#, #""duration": 0.6, "fps": 20"#] {
      try write(timing)
      let result = try folder.run("check", "a.scene.json")
      #expect(result.code == 1)
      #expect(!result.error.contains("moved by"), "\(result.error)")
      #expect(!result.error.contains("alpha"), "\(result.error)")
      let isLonger = timing.contains("0.6")
      let words = isLonger && !isOld ? "the film takes " : "the film shows other moments: "
      #expect(result.error.contains(words), "\(result.error)")
    }
  }

  /// Who no longer moves in a film is still there.
  @Test func elementsOfMovingDrawingsAreThoseThatTheyWere() throws {
    let folder = try SceneFolder()
    func write(to place: Int) throws {
      try folder.write(
        #"""
        {"scene": 1, "canvas": {"size": [240, 200], "theme": "light"},
         "layout": {"kind": "columns", "cellHeight": 40},
         "data": {"sections": [{"id": "s", "items": ["Ann", "Bob", "Cat"]}]},
         "steps": [{"name": "zoe", "update": {"insert": [{"item": "Zoe", "to": "s/\#(place)"}]}}],
         "outputs": [{"type": "animation", "file": "{name}.svg"}],
         "expect": [{"pictures": "held/{name}.pictures"}]}
        """#, to: "a.scene.json")
    }
    try write(to: 0)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    try write(to: 3)
    let told = try folder.run("check", "a.scene.json").error
    #expect(told.contains("cells Ann, Bob and Cat: moves no more"), "\(told)")
    #expect(told.contains("cells Ann, Bob and Cat moved by (0, -50)"), "\(told)")
    #expect(told.contains("cell Zoe moved by (0, +150)"), "\(told)")
    #expect(!told.contains("removed") && !told.contains("added"), "\(told)")
  }

  /// Without the drawings, pixels are all that there is to tell.
  @Test func lostOrBrokenDrawingsCostNothingButTheCause() throws {
    let folder = try SceneFolder()
    try folder.write(Self.scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let drawings = try folder.text(of: "held/a.drawings")
    try folder.write(Self.scene.replacing("#ffd0d0", with: "#ffd0d1"), to: "a.scene.json")
    for text in ["", "<<<<<<< HEAD\n" + drawings, String(drawings.prefix(400))] {
      try folder.write(text, to: "held/a.drawings")
      let result = try folder.run("check", "a.scene.json")
      #expect(result.code == 1)
      #expect(result.error.contains("cell bob: a region of "), "\(result.error)")
    }
    #expect(try folder.run("record", "a.scene.json").code == 0)
    #expect(try folder.text(of: "held/a.drawings").contains("#ffd0d1"))
  }

  /// One drawing stands there once, for all themes and scales, and goes with its pictures.
  @Test func drawingsAreKeptOnceAndGoWithTheirPictures() throws {
    let folder = try SceneFolder()
    let scene = Self.scene.replacing(#""theme": "light", "#, with: "")
    try folder.write(scene, to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    let text = try folder.text(of: "held/a.drawings")
    #expect(text.split(separator: "\n").count { $0.hasPrefix("@ still ") } == 1)
    #expect(
      text.split(separator: "\n").first { $0.hasPrefix("@") }?.split(separator: " ").count == 7)
    try folder.write(
      scene.replacing(#""file": "{name}.png""#, with: #""file": "{name}.svg""#), to: "a.scene.json")
    #expect(try folder.run("record", "a.scene.json").code == 0)
    #expect(!folder.exists("held/a.drawings"))
  }
}
