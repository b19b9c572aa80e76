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

/** Whoever proposes what becomes of damaged goods shows them. Source: warehouse.md 5.8; decision 085. */
export const damagePictures = setting({
  key: 'inventory.damage_pictures',
  group: 'inventory',
  title: text.damagePictures,
  help: text.damagePictures_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 0, max: 20 }),
  initial: 0,
})
