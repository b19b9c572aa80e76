import { integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './transfer-settings.text.ts'

/** Source: warehouse.md 6.7, clock 1. */
export const reserveHoldDays = setting({
  key: 'inventory.reserve_hold_days',
  group: 'inventory',
  title: text.reserveHoldDays,
  help: text.reserveHoldDays_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 0, max: 90 }),
  initial: 3,
})
