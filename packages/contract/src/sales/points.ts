import { z } from 'zod'
import { dateField, instantField, integerField, multilineField, shownField } from '../fields.ts'
import { listing } from '../listing.ts'
import { page } from '../page.ts'
import { amountField } from '../rich-fields.ts'
import type { OutputOfRoute } from '../route.ts'
import { route } from '../route.ts'
import { BusinessDate, idOf, Instant } from '../values.ts'
import { text } from './points.text.ts'

export const pointsPage = page({
  module: 'sales',
  path: '/crm/points/',
  title: text.title,
  icon: 'coins',
  events: ['export', { code: 'adjust', risk: 'high' }],
  sortOrder: 19,
  pickers: [],
})

const mostPoints = 10_000_000
const id = idOf('crm.customer')

/** Customers with their points, those with the most first. */
export const points = listing({
  module: 'sales',
  thing: 'points',
  page: pointsPage,
  api: '/sales/points',
  source: 'sales.points_list',
  text,
  fields: {
    name: shownField(),
    balance: integerField({ min: -mostPoints, max: mostPoints }),
    valueMinor: amountField(),
    expiresOn: dateField().nullable(),
    updatedAt: instantField(),
  },
  titleField: 'name',
  columns: ['balance', 'valueMinor', 'expiresOn', 'updatedAt'],
  filters: [],
  sort: ['name', 'balance', 'updatedAt'],
  defaultSort: ['-balance'],
  search: { fields: ['name'] },
})
export type PointsRow = OutputOfRoute<typeof points.routes.list>['items'][number]

const moveKinds = ['earn', 'redeem', 'claw_back', 'void', 'expire', 'adjust', 'merge'] as const

/** Points of a customer with the latest moves; a customer who never had any has none. */
export const getPoints = route({
  id: 'sales.points.get',
  method: 'GET',
  path: '/sales/points/{id}',
  page: pointsPage,
  event: 'view',
  writes: false,
  errors: ['not_found'],
  input: z.strictObject({ id }),
  output: z.object({
    id,
    name: z.string(),
    currency: z.string(),
    balance: z.int(),
    /** What the points pay. Units: minor units. */
    valueMinor: z.int(),
    /** Days on which points expire, the next first. */
    expiries: z.array(z.object({ on: BusinessDate, points: z.int() })),
    moves: z.array(
      z.object({
        kind: z.enum(moveKinds),
        points: z.int(),
        receipt: z.object({ id: idOf('sales.sale'), number: z.string() }).nullable(),
        reason: z.string().nullable(),
        movedAt: Instant,
        movedBy: z.string().nullable(),
      }),
    ),
  }),
})
export type CustomerPoints = OutputOfRoute<typeof getPoints>

/** Moves that `getPoints` answers. */
export const mostMoves = 200

export const adjustedPoints = {
  /** Above 0 adds, below 0 takes. */
  points: integerField({ min: -1_000_000, max: 1_000_000 }),
  reason: multilineField({ max: 500 }),
}

/** Adds or takes points of a customer by hand, against the cost of points. Throws: sales.points_short. */
export const adjustPoints = route({
  id: 'sales.points.adjust',
  method: 'POST',
  path: '/sales/points/{id}/adjust',
  page: pointsPage,
  event: 'adjust',
  writes: true,
  stale: [points.routes.list, points.routes.selected, getPoints],
  errors: ['not_found', 'sales.rule_broken', 'sales.points_short', 'accounts.period_closed', 'accounts.rule_missing'],
  input: z.strictObject({ id, ...adjustedPoints }),
  output: z.object({ id, balance: z.int() }),
})
