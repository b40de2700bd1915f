import CoreGraphics
import QuartzCore
import Testing

@testable import Motion

@Suite struct AttributeTableTests {
  private static let sync = AttributeTable(
    rows: [
      row(.after, "cat", [0, 4], y: 320),
      row(.after, "zoe", [0, 0], y: 8),
      row(.initial, "zoe", [0, 0], y: 8, alpha: 0),
      row(.final, "bob", [], y: 86, alpha: 0),
      row(.before, "bob", [0, 1], y: 86),
    ])

  private static func row(
    _ phase: AttributePhase, _ id: String, _ path: IndexPath, y: CGFloat, alpha: CGFloat = 1
  ) -> AttributeRow {
    AttributeRow(
      step: "sync", phase: phase, kind: .cell, id: id, path: path,
      frame: CGRect(x: 0, y: y, width: 390, height: 70), alpha: alpha)
  }

  @Test func alignsTheColumnsOfTheText() {
    #expect(
      Self.sync.text == """
        step  phase    kind  id   path  frame         alpha  z  hidden  transform  role
        sync  before   cell  bob  0-1   0 86 390 70   1      0  -       -          -
        sync  final    cell  bob  -     0 86 390 70   0      0  -       -          -
        sync  initial  cell  zoe  0-0   0 8 390 70    0      0  -       -          -
        sync  after    cell  zoe  0-0   0 8 390 70    1      0  -       -          -
        sync  after    cell  cat  0-4   0 320 390 70  1      0  -       -          -

        """)
  }

  private static let card = LayoutSnapshot(
    elements: [
      ElementSnapshot(
        id: ElementID(.decoration("card"), .path([0, 0])), path: [0, 0],
        center: CGPoint(x: 50, y: 25), size: CGSize(width: 100, height: 50), zIndex: -1),
      ElementSnapshot(
        id: ElementID(.supplementary("UICollectionElementKindSectionHeader"), .identifier("s")),
        path: [0, 0], center: CGPoint(x: 50, y: 10), size: CGSize(width: 100, height: 20)),
      ElementSnapshot(
        id: .item("a"), path: [0, 0], center: CGPoint(x: 50, y: 30),
        size: CGSize(width: 20, height: 10), transform: CATransform3DMakeRotation(.pi / 2, 0, 0, 1),
        alpha: 0.25, isHidden: true),
    ],
    contentSize: CGSize(width: 100, height: 50),
    viewport: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func writesOneObjectALineOfJSON() {
    let table = AttributeTable(Self.card)
    #expect(
      table.json == """
        {"version":1,"rows":[
        {"step":null,"phase":null,"category":"cell","kind":null,"id":"a","path":[0,0],"frame":[45,20,10,20],"alpha":0.25,"z":0,"hidden":true,"transform":"rotate(90)","role":null},
        {"step":null,"phase":null,"category":"supplementary","kind":"UICollectionElementKindSectionHeader","id":"s","path":[0,0],"frame":[0,0,100,20],"alpha":1,"z":0,"hidden":false,"transform":null,"role":null},
        {"step":null,"phase":null,"category":"decoration","kind":"card","id":null,"path":[0,0],"frame":[0,0,100,50],"alpha":1,"z":-1,"hidden":false,"transform":null,"role":null}
        ]}

        """)
  }

  @Test func writesCSVAsSpreadsheetsReadIt() {
    let table = AttributeTable(Self.card, step: "a,b", phase: .after)
    #expect(
      table.csv.split(separator: "\r\n", omittingEmptySubsequences: false) == [
        "step,phase,category,kind,id,path,x,y,width,height,alpha,z,hidden,transform,role",
        "\"a,b\",after,cell,,a,0-0,45,20,10,20,0.25,0,true,rotate(90),-",
        "\"a,b\",after,supplementary,UICollectionElementKindSectionHeader,s,0-0,0,0,100,20,1,0,false,,-",
        "\"a,b\",after,decoration,card,,0-0,0,0,100,50,1,-1,false,,-",
        "",
      ])
  }

  @Test func namesKindsInOneWord() {
    #expect(
      AttributeTable(Self.card).text == """
        step  phase  kind             id  path  frame        alpha  z   hidden  transform   role
        -     -      cell             a   0-0   45 20 10 20  0.25   0   yes     rotate(90)  -
        -     -      header           s   0-0   0 0 100 20   1      0   -       -           -
        -     -      decoration:card  -   0-0   0 0 100 50   1      -1  -       -           -

        """)
  }

  @Test func writesAnEmptyTable() throws {
    let table = AttributeTable()
    #expect(table.text == "step  phase  kind  id  path  frame  alpha  z  hidden  transform  role\n")
    #expect(table.json == "{\"version\":1,\"rows\":[]}\n")
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(json: table.json) == table)
  }

  @Test func keepsTheOrderOfTheSteps() {
    let second = AttributeTable(Self.card, step: "b").adding(Self.card, step: "a")
    #expect(second.steps == ["b", "a"])
    #expect(AttributeTable(rows: second.rows, steps: ["a", "b"]).steps == ["a", "b"])
  }

  @Test func putsWhatAnElementLeavesBeforeWhatItBecomes() {
    let phases = AttributeTable(rows: Self.sync.rows.reversed()).rows.map(\.phase)
    #expect(phases == [.before, .final, .initial, .after, .after])
  }
}
