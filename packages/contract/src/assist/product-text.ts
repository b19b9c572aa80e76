import { locales } from '@countinghouse/kernel/text'
import { z } from 'zod'
import { product, productId } from '../procure/product.ts'
import { recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Instant, Version } from '../values.ts'
import { fallbacks } from './assistant.ts'
import { productTextPage } from './product-text-page.ts'

export const mostBullets = 8
/** Texts in one response. */
export const textsAtOnce = 50
export const textStatuses = ['draft', 'accepted', 'rejected'] as const
export const textOrigins = ['template', 'provider'] as const

/** A text in one language. */
export const WrittenText = z.object({
  title: z.string().min(1).max(160),
  short: z.string().min(1).max(600),
  bullets: z.array(z.string().min(1).max(300)).max(mostBullets),
})
export type WrittenText = z.output<typeof WrittenText>
export const WrittenTexts = z.object({ en: WrittenText, ar: WrittenText })
export type WrittenTexts = z.output<typeof WrittenTexts>

const id = idOf('assist.product_text')

const ProductText = z.object({
  id,
  version: Version,
  productId,
  productCode: z.string(),
  productName: z.string(),
  origin: z.enum(textOrigins),
  /** Why the template wrote it in place of the language model. */
  fallback: z.enum(fallbacks).nullable(),
  /** What the language model claimed beyond the facts. */
  invented: z.array(z.string()),
  texts: WrittenTexts,
  /** What it was written from. */
  facts: z.array(z.string()),
  status: z.enum(textStatuses),
  createdAt: Instant,
  createdBy: z.string(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
})
export type ProductText = z.output<typeof ProductText>

/** Texts of a product or of all, the latest first. */
export const listProductTexts = route({
  id: 'assist.productText.list',
  method: 'GET',
  path: '/logics/product-text',
  page: productTextPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ productId: productId.optional() }),
  output: z.object({ items: z.array(ProductText) }),
})

export const getProductText = route({
  id: 'assist.productText.get',
  method: 'GET',
  path: '/logics/product-text/{id}',
  page: productTextPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: ProductText,
})

const write = {
  method: 'POST',
  page: productTextPage,
  writes: true,
  stale: [listProductTexts, getProductText],
} as const

/** Drafts a text from the facts of a product; an earlier draft of it is rejected. */
export const createProductText = route({
  ...write,
  id: 'assist.productText.create',
  path: '/logics/product-text',
  event: 'create',
  status: 201,
  // A provider may be asked, which no transaction waits for.
  idempotent: 'no',
  errors: ['not_found'],
  input: z.strictObject({ productId }),
  output: ProductText,
})

/** Writes a draft into the description of its product, which requires the permission to edit products. */
export const acceptProductText = route({
  ...write,
  id: 'assist.productText.accept',
  path: '/logics/product-text/{id}/accept',
  event: 'approve',
  stale: [...write.stale, product.routes.list, product.routes.get],
  errors: ['not_found', 'stale', 'state_conflict', 'assist.product_refused'],
  input: z.strictObject({ id, version: Version, languages: z.array(z.enum(locales)).min(1).max(locales.length) }),
  output: ProductText,
})

export const rejectProductText = route({
  ...write,
  id: 'assist.productText.reject',
  path: '/logics/product-text/{id}/reject',
  event: 'approve',
  errors: ['not_found', 'stale', 'state_conflict'],
  input: z.strictObject({ id, version: Version }),
  output: ProductText,
})

/** Field of the dialog that drafts a text. */
export const draftFields = { productId: recordField(product.entity, { hasDrafts: true }) }
