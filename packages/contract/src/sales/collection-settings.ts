import { integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './collection-settings.text.ts'

/** For how long goods are kept for whoever collects them. Units: days. Source: docs/guides/sales-orders.md, Collection in store. */
export const collectionDays = setting({
  key: 'sales.collection_days',
  group: 'sales',
  levels: ['company', 'store'],
  title: text.days,
  help: text.days_help,
  field: integerField({ min: 1, max: 90 }),
  initial: 7,
})
