import Testing

@testable import Rendering

/// The frames of the page of all pictures: screens are seen as a whole, figures keep the size of their letters.
@Suite struct ContactCardTests {
  private static func card(_ kind: String, _ width: Int, _ height: Int) -> ContactCard {
    var picture = ContactPicture(light: "a.svg")
    (picture.kind, picture.size) = (kind, (width, height))
    return ContactCard(picture)
  }

  @Test func aPhoneIsSeenAsAWhole() {
    let phone = Self.card("still", 433, 892)
    #expect(phone.span == 1)
    #expect(phone.html.text.contains("class=\"card screen\""))
    #expect(Self.card("still", 600, 400).span == 2)
    #expect(!Self.card("still", 390, 6_000).html.text.contains("screen"))
    let figure = Self.card("storyboard", 433, 892)
    #expect(figure.span == 2)
    #expect(!figure.html.text.contains("screen"))
  }
}
