import { locales } from '@countinghouse/kernel/text'
import { z } from 'zod'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { product, productId } from './product.ts'
import { ProductImage } from './product-image.ts'
import { WebValue } from './product-web-value.ts'
import { mostVariants, variantId } from './variant.ts'
import { attributeTypes } from './web-attribute.ts'

const attributeId = idOf('procure.web_attribute')
const locale = z.enum(locales)
/** Maximum values per write. */
const mostValues = 2 * mostVariants

/** Place of a value: the product or a variant; one language or none. */
const place = { attributeId, variantId: variantId.nullable(), locale: locale.nullable() }
const Value = z.object({ ...place, value: WebValue })
export type WebValueRow = z.output<typeof Value>

const Attribute = z.object({
  id: attributeId,
  code: z.string(),
  name: z.string(),
  nameAr: z.string().nullable(),
  type: z.enum(attributeTypes),
  /** Unit of a number. */
  unit: z.string().nullable(),
  isOfVariants: z.boolean(),
  isLocalized: z.boolean(),
  /** The category of the product or a parent requires it; otherwise it only has earlier values. */
  isRequested: z.boolean(),
  isRequired: z.boolean(),
  options: z.array(z.object({ key: z.string(), label: z.string(), labelAr: z.string().nullable() })),
})
export type WebAttributeOfProduct = z.output<typeof Attribute>

const ProductWeb = z.object({
  id: productId,
  /** Version of the product. */
  version: Version,
  /** Units: whole per cent. */
  completeness: z.int().min(0).max(100),
  /** Required attributes with a missing value. */
  unfilled: z.array(attributeId),
  attributes: z.array(Attribute),
  /** Variants in use, and those with values. */
  variants: z.array(z.object({ id: variantId, sku: z.string() })),
  images: z.array(ProductImage),
  values: z.array(Value),
})
export type ProductWeb = z.output<typeof ProductWeb>

/**
 * Web values of a product and the attributes required by its category.
 * Source: docs/guides/procure.md, Web attributes.
 */
export const getProductWeb = route({
  id: 'procure.productWeb.get',
  method: 'GET',
  path: '/procure/products/{id}/web',
  page: product.page,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: productId }),
  output: ProductWeb,
})

/** Sets these values; null removes one. Others do not change. */
export const saveProductWeb = route({
  id: 'procure.productWeb.save',
  method: 'POST',
  path: '/procure/products/{id}/web',
  page: product.page,
  event: 'edit',
  writes: true,
  stale: [getProductWeb, product.routes.get, product.routes.list],
  errors: ['not_found', 'stale', 'procure.attribute_in_use'],
  input: z.strictObject({
    id: productId,
    version: Version,
    values: z
      .array(
        z.strictObject({
          attributeId,
          variantId: variantId.nullable().default(null),
          locale: locale.nullable().default(null),
          value: WebValue.nullable(),
        }),
      )
      .max(mostValues),
  }),
  output: ProductWeb,
})
