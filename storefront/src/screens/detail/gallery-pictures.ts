import type { ProductDetail, Sku } from '@sampan/contract'

type PicturedSku = Pick<Sku, 'image' | 'values'>
type Product = Pick<ProductDetail, 'title' | 'images'> & { skus: readonly PicturedSku[] }

/** The pictures of a product. The alternative text of a picture that belongs to some SKUs names what they share. */
export function galleryPictures({ title, images, skus }: Product): { src: string; alt: string }[] {
  return images.map((src) => ({ src, alt: [title, ...optionsOf(src, skus)].join(', ') }))
}

/** Values that all SKUs with the picture have, and not all other SKUs. */
function optionsOf(src: string, skus: readonly PicturedSku[]): string[] {
  const [first, ...others] = skus.filter(({ image }) => image === src)
  const has = (sku: PicturedSku, key: string) => sku.values.some(({ value_key }) => value_key === key)
  return (first?.values ?? [])
    .filter(({ value_key }) => others.every((sku) => has(sku, value_key)) && !skus.every((sku) => has(sku, value_key)))
    .map(({ value }) => value)
}
