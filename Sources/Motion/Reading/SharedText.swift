public import Drawing

// What every text form of ours shares stands below, in Drawing.
/// The way in which every text of ours writes numbers, for those who do not import `Drawing`.
public typealias NumberText = Drawing.NumberText
package typealias ByteOrder = Drawing.ByteOrder
