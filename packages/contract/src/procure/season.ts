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
    /** How far it is; its dates suggest it, a person says it. */
    phase: choiceField(seasonPhases).default('planned'),
    /** By which calendars and plans tell it from others. */
    colorHex: colorField().nullable().default(null),
  },
  columns: ['year', 'type', 'phase', 'buyingFrom', 'deliveryFrom', 'sellingFrom', 'sellingTo'],
  filters: ['phase', 'type', 'year'],
  errors: ['procure.rule_broken'],
})

/** The same season a year later, planned: its dates, kind, colour and budget, following the one it is made of. */
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
