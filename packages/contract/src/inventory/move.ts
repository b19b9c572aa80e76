import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { moveKinds } from './move-kind.ts'
import { text } from './move.text.ts'

/** The moves behind the movement; their list stands apart, since reports that lead there do without. Source: warehouse.md 7.1. */
export const movesPage = page({
  module: 'inventory',
  path: '/wms/moves/',
  title: text.title,
  menuTitle: menu.stock,
  icon: 'history',
  events: ['export'],
  sortOrder: 20,
  pickers: ['erp.store', 'procure.product', 'procure.variant', 'inventory.location'],
})

const postingId = idOf('inventory.stock_posting')

const PostedMove = z.object({
  id: idOf('inventory.stock_move'),
  kind: z.enum(moveKinds),
  variantId: idOf('procure.variant'),
  product: z.string(),
  sku: z.string(),
  from: z.string(),
  to: z.string(),
  lot: z.string().nullable(),
  quantity: z.number(),
  /** With the right alone. */
  valueMinor: z.int().optional(),
})

/** What was posted at once, as far as it is of the caller's stores. */
export const getPosting = route({
  id: 'inventory.posting.get',
  method: 'GET',
  path: '/inventory/postings/{id}',
  page: movesPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id: postingId }),
  output: z.object({
    id: postingId,
    source: z.string(),
    path: z.string().nullable(),
    effectiveOn: BusinessDate,
    postedAt: Instant,
    postedBy: z.string().nullable(),
    currency: z.string(),
    /** Lines of other stores besides. */
    hasMore: z.boolean(),
    moves: z.array(PostedMove),
  }),
})
export type Posting = OutputOfRoute<typeof getPosting>
