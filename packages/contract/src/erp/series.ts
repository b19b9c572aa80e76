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
  /** Null: company-wide. */
  store: z.object({ id: idOf('erp.store'), name: z.string() }).nullable(),
  ...choices,
  /** Next number in the current period. */
  next: z.int().positive(),
  /** Next number as formatted. */
  preview: z.string(),
  /** Version of the setting; 0: never set. */
  version: z.int().nonnegative(),
})
export type SeriesRow = z.output<typeof SeriesRow>

/** Every series; those numbered per store once for each store. */
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

/** Sets the format and the next number of a series. */
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
    /** Version as read; 0: never set. */
    seriesVersion: z.int().nonnegative(),
    ...choices,
    /** Omitted: unchanged. */
    next: z.int().positive().max(999_999_999_999).optional(),
  }),
  output: SeriesRow,
})
