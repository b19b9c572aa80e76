import { z } from 'zod'
import { choiceField, codeField, dateField, integerField, textField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, colorField, recordField } from '../rich-fields.ts'
import { route } from '../route.ts'
import { idOf, Version } from '../values.ts'
import { seasonPhases } from './season-phase.ts'
import { text as menu } from './menu.text.ts'
import { text } from './season.text.ts'

const date = dateField().nullable().default(null)

export const season = master({
  module: 'procure',
  thing: 'season',
  path: '/procure/season/',
  api: '/procure/seasons',
  text,
  menuTitle: menu.masterData,
  icon: 'calendar',
  sortOrder: 20,
  fields: {
    type: choiceField(['spring_summer', 'autumn_winter', 'pre_spring', 'pre_fall', 'resort', 'holiday', 'continuity']),
    year: integerField({ min: 2000, max: 2100 }),
    buyingFrom: date,
    buyingTo: date,
    deliveryFrom: date,
    deliveryTo: date,
    sellingFrom: date,
    sellingTo: date,
    markdownFrom: date,
    previousSeasonId: recordField('procure.season').nullable().default(null),
    budgetMinor: amountField().nullable().default(null),
    /** Set by the user; the dates only suggest it. */
    phase: choiceField(seasonPhases).default('planned'),
    /** Colour in calendars and plans. */
    colorHex: colorField().nullable().default(null),
  },
  columns: ['year', 'type', 'phase', 'buyingFrom', 'deliveryFrom', 'sellingFrom', 'sellingTo'],
  filters: ['phase', 'type', 'year'],
  errors: ['procure.rule_broken'],
})

/** Creates the same season a year later in phase planned: with its dates, type, colour and budget, and the original as previous season. */
export const cloneSeason = route({
  id: 'procure.season.clone',
  method: 'POST',
  path: '/procure/seasons/{id}/clone',
  page: season.page,
  event: 'create',
  writes: true,
  status: 201,
  stale: [season.routes.list, season.routes.selected],
  errors: ['not_found', 'duplicate', 'procure.rule_broken'],
  input: z.strictObject({ id: idOf(season.entity), code: codeField(), name: textField({ max: 120 }) }),
  output: z.object({ id: idOf(season.entity), code: z.string(), name: z.string(), version: Version }),
})
