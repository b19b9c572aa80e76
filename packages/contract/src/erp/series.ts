import { z } from 'zod'
import { route } from '../route.ts'
import { leastPadding, seriesResets } from '../series.ts'
import { idOf } from '../values.ts'
import { globalSettingsPage } from './global-settings.ts'

const key = z.string().regex(/^[a-z]+\.[a-z0-9_]{1,60}$/)
const choices = {
  prefix: z.string().regex(/^[A-Z0-9/-]{0,12}$/),
  padding: z.int().min(leastPadding).max(12),
  reset: z.enum(seriesResets),
}

const SeriesRow = z.object({
  key,
  title: z.object({ en: z.string(), ar: z.string() }),
  isGapless: z.boolean(),
  /** Null: one for the whole company. */
  store: z.object({ id: idOf('erp.store'), name: z.string() }).nullable(),
  ...choices,
  /** Number that is drawn next in the period of today. */
  next: z.int().positive(),
  /** What is drawn next, as it will read. */
  preview: z.string(),
  /** Of what was chosen; 0 where nobody ever did. */
  version: z.int().nonnegative(),
})
export type SeriesRow = z.output<typeof SeriesRow>

/** Every series, once for each store where stores count for themselves. */
export const listSeries = route({
  id: 'erp.series.list',
  method: 'GET',
  path: '/erp/series',
  page: globalSettingsPage,
  event: 'view',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ items: z.array(SeriesRow) }),
})

/** Chooses how numbers read, and where they go on. Source: shell-and-access.md 2.13. */
export const updateSeries = route({
  id: 'erp.series.update',
  method: 'PATCH',
  path: '/erp/series',
  page: globalSettingsPage,
  event: 'edit',
  writes: true,
  stale: [listSeries],
  errors: ['not_found', 'stale', 'erp.series_backwards', 'erp.series_gapless'],
  input: z.strictObject({
    series: key,
    storeId: idOf('erp.store').nullable(),
    /** As it was seen; 0 where nobody ever chose. */
    seriesVersion: z.int().nonnegative(),
    ...choices,
    /** Left out: it goes on as it stands. */
    next: z.int().positive().max(999_999_999_999).optional(),
  }),
  output: SeriesRow,
})
