import { integerField, shownField } from '../fields.ts'
import { master } from '../master.ts'
import { linesField, recordField } from '../rich-fields.ts'
import { text as menu } from './menu.text.ts'
import { text } from './size-run.text.ts'

/** Sizes of a scale and their units in a pack. */
export const sizeRun = master({
  module: 'procure',
  thing: 'sizeRun',
  path: '/procure/size-runs/',
  api: '/procure/size-runs',
  text,
  menuTitle: menu.masterData,
  icon: 'packages',
  sortOrder: 32,
  fields: {
    sizeScaleId: recordField('procure.size_scale'),
    parts: linesField(
      'part',
      { sizeId: recordField('procure.size'), pieces: integerField({ min: 1, max: 9999 }).default(1) },
      { most: 60 },
    ).default([]),
  },
  columns: ['sizeScaleId'],
  /** Sizes with their units, and the total units. */
  computed: { ratio: shownField().nullable() },
  filters: ['sizeScaleId'],
  errors: ['procure.rule_broken'],
  without: ['merge'],
})
