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

/** Goods that last no longer than this by what is sold are low. Source: warehouse.md 7.1; decision 090. */
export const lowStockDays = setting({
  key: 'inventory.low_stock_days',
  group: 'inventory',
  title: text.lowStockDays,
  help: text.lowStockDays_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 1, max: 365 }),
  initial: 7,
})

/** What is low is filled up to what lasts so long, and the other store keeps as much. */
export const fillUpDays = setting({
  key: 'inventory.fill_up_days',
  group: 'inventory',
  title: text.fillUpDays,
  help: text.fillUpDays_help,
  levels: ['store', 'company', 'installation'],
  field: integerField({ min: 1, max: 365 }),
  initial: 21,
})
