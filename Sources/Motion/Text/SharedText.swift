public import Drawing

// What every text form of ours shares stands below, in Drawing.
public typealias NumberText = Drawing.NumberText
package typealias ByteOrder = Drawing.ByteOrder
