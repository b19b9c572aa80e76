import { z } from 'zod'
import { pictureTypes } from '../attachment.ts'
import { fileNameField, textField } from '../fields.ts'
import { route } from '../route.ts'
import { idOf } from '../values.ts'
import { product, productId, staleProducts } from './product.ts'

const imageId = idOf('procure.product_image')
const colorId = idOf('procure.color').nullable()
export const mostImages = 50
/** Units: bytes. Source: docs/guides/procure.md, Products and variants. */
const imageMaxBytes = 15 * 1024 * 1024

const alt = textField({ max: 200 }).nullable()
export const ProductImage = z.object({
  id: imageId,
  /** Null: all colours. */
  colorId,
  /** Image description; null: the product name. */
  alt,
})
export type ProductImage = z.output<typeof ProductImage>

const Images = z.object({ items: z.array(ProductImage) })

/** Images of a product in order; the first is the main image. */
export const listProductImages = route({
  id: 'procure.productImage.list',
  method: 'GET',
  path: '/procure/products/{id}/images',
  page: product.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: Images,
})

const changing = {
  method: 'POST',
  page: product.page,
  event: 'edit',
  writes: true,
  stale: [...staleProducts, listProductImages],
  errors: ['not_found'],
  output: Images,
} as const

/** Re-encodes and appends an image. */
export const addProductImage = route({
  ...changing,
  id: 'procure.product.addImage',
  path: '/procure/products/{id}/images',
  upload: { maxBytes: imageMaxBytes, mediaTypes: pictureTypes },
  input: z.strictObject({ id: productId, fileName: fileNameField() }),
})

/**
 * Reorders the images and updates the given details; images that are not listed follow unchanged. Only those listed in `removed`
 * are deleted.
 */
export const arrangeProductImages = route({
  ...changing,
  id: 'procure.product.arrangeImages',
  path: '/procure/products/{id}/images/arrange',
  input: z.strictObject({
    id: productId,
    images: z
      .array(z.strictObject({ id: imageId, colorId: colorId.optional(), alt: alt.optional() }))
      .max(mostImages)
      .default([]),
    removed: z.array(imageId).max(mostImages).default([]),
  }),
})

/** An image or a reduced size of it, with an ETag. */
export const downloadProductImage = route({
  id: 'procure.productImage.download',
  method: 'GET',
  path: '/procure/product-images/{id}',
  page: product.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: imageId, size: z.enum(['small', 'medium']).optional() }),
  output: z.null(),
  answer: 'file',
})
