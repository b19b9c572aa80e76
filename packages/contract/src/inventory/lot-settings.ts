import { integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './lot-settings.text.ts'

/** Lots that expire within so many days are shown as expiring, and whoever may see lots is told once. Read by `inventory.lot_list`. */
export const expiryDays = setting({
  key: 'inventory.expiry_days',
  group: 'inventory',
  title: text.expiryDays,
  help: text.expiryDays_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 1, max: 365 }),
  initial: 30,
})
