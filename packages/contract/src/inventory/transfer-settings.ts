import { integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './transfer-settings.text.ts'

export const reserveHoldDays = setting({
  key: 'inventory.reserve_hold_days',
  group: 'inventory',
  title: text.reserveHoldDays,
  help: text.reserveHoldDays_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 0, max: 90 }),
  initial: 3,
})

/** Pictures required to submit a settlement of damaged goods. Source: docs/guides/inventory.md, Transfers. */
export const damagePictures = setting({
  key: 'inventory.damage_pictures',
  group: 'inventory',
  title: text.damagePictures,
  help: text.damagePictures_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 0, max: 20 }),
  initial: 0,
})

/** Stock with this cover or less is low. Source: docs/guides/inventory.md, Transfers. */
export const lowStockDays = setting({
  key: 'inventory.low_stock_days',
  group: 'inventory',
  title: text.lowStockDays,
  help: text.lowStockDays_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 1, max: 365 }),
  initial: 7,
})

/** Cover to which low stock is replenished; the source store keeps as much. */
export const fillUpDays = setting({
  key: 'inventory.fill_up_days',
  group: 'inventory',
  title: text.fillUpDays,
  help: text.fillUpDays_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 1, max: 365 }),
  initial: 21,
})
