import UIKit

class FeedViewController: UICollectionViewController {
  var person: Person?
  private var photos: [UIImage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = person?.name ?? "Feed"
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    PhotoLibrary.shared.photos(of: person?.name ?? "", count: 11) { [weak self] photos in
      self?.photos = photos
      self?.collectionView.reloadData()
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { photos.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    (cell as? PhotoCell)?.imageView.image = photos[indexPath.item]
    return cell
  }
}

class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"

  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    fatalError("no storyboard makes this cell")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }
}
