// Swift Testing looks for this module as soon as a file imports Testing and UIKit together.
