import { z } from 'zod'
import { page } from '../page.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text as menu } from './menu.text.ts'
import { moveKinds } from './move-kind.ts'
import { text } from './move.text.ts'

/** Page of stock moves. Its list has a file of its own, because reports that link here do not need the list. */
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
  /** Requires the permission for costs. */
  valueMinor: z.int().optional(),
})

/** All moves of a posting in the caller's stores. */
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
    /** The posting has lines of other stores. */
    hasMore: z.boolean(),
    moves: z.array(PostedMove),
  }),
})
export type Posting = OutputOfRoute<typeof getPosting>
