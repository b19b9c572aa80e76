import { choiceField, dateField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { amountField, recordField } from '../rich-fields.ts'
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
  },
  columns: ['year', 'type', 'buyingFrom', 'deliveryFrom', 'sellingFrom', 'sellingTo'],
  filters: ['type', 'year'],
  errors: ['procure.rule_broken'],
})
