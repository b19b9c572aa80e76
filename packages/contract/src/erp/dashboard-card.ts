import { z } from 'zod'
import type { OutputOfRoute, Route } from '../route.ts'
import { route } from '../route.ts'

const Words = z.object({ en: z.string(), ar: z.string() })

/** Units of the figures of a card: minor units of the company's currency, records, stock units, parts per million, points of NPS. */
export const cardUnits = ['money', 'count', 'quantity', 'rate', 'points'] as const
export type CardUnit = (typeof cardUnits)[number]

/** Cards of one dashboard. */
export const mostCards = 24

/** What is told of a card before it is shown. */
const OfferedCard = z.object({
  key: z.string(),
  title: Words,
  /** What its figures count. */
  definition: Words,
})

const Card = OfferedCard.extend({
  unit: z.enum(cardUnits),
  /** Null: the card is a list, or there is nothing to divide by. */
  value: z.number().nullable(),
  /** The figure that `value` is compared with, and its name. */
  before: z.object({ title: Words, value: z.number() }).nullable(),
  /** In order of time; `label` is a date, or an hour such as `09:00`. */
  points: z.array(z.object({ label: z.string(), value: z.number().nullable() })),
  rows: z.array(z.object({ name: Words, value: z.number(), address: z.string().nullable() })),
  /** Page with the query that shows what is behind the figures. */
  address: z.string(),
})
export type DashboardCard = z.output<typeof Card>

/** The cards of the caller, in order; each only with its permission. */
export const CardBoard = z.object({
  currency: z.string(),
  cards: z.array(Card),
  /** All cards that the caller may add. */
  offered: z.array(OfferedCard),
  /** Whether the caller chose the cards; otherwise they are the default ones. */
  isChosen: z.boolean(),
})
export type CardBoard = z.output<typeof CardBoard>

/** Keeps the cards of the caller on the dashboard of a page. */
export const chooseCardsRoute = (id: string, path: string, stale: readonly Route[]) =>
  route({
    id,
    method: 'POST',
    path,
    access: 'self',
    writes: true,
    stale,
    errors: ['erp.card_unknown'],
    input: z.strictObject({
      /** In order; null: the default cards. */
      keys: z.array(z.string().max(60)).max(mostCards).nullable(),
    }),
    output: z.object({ isChosen: z.boolean() }),
  })
export type ChooseCards = ReturnType<typeof chooseCardsRoute>
export type ChosenCards = OutputOfRoute<ChooseCards>
