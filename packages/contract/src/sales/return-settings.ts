import { integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './return-settings.text.ts'

/**
 * Days after the business day of a sale; null: no limit. Read by `sales.return_days`. Of the company alone, so that blank always means no
 * limit. Source: docs/guides/sales.md, Returns and voids.
 */
export const returnDays = setting({
  key: 'sales.return_days',
  group: 'sales',
  levels: ['company'],
  title: text.days,
  help: text.days_help,
  field: integerField({ min: 0, max: 365 }).nullable(),
  initial: null,
})
