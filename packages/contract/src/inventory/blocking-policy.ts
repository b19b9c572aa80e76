import { choiceField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './blocking-policy.text.ts'
import { text as menu } from './menu.text.ts'

const days = () => integerField({ min: 0, max: 365 }).nullable().default(null)

/** How long things may take between two stores; a clock without days does not run. Source: warehouse.md 3.4, 6.7. */
export const blockingPolicy = master({
  module: 'inventory',
  thing: 'blockingPolicy',
  path: '/wms/blockingpolicies/',
  api: '/inventory/blocking-days',
  text,
  menuTitle: menu.masterData,
  icon: 'calendar',
  sortOrder: 96,
  fields: {
    reserveHoldDays: days(),
    receiveDueDays: days(),
    settleDueDays: days(),
    retransferBlockDays: days(),
    calendar: choiceField(['calendar', 'working']).default('calendar'),
    action: choiceField(['block', 'warn']).default('block'),
  },
  filters: ['calendar', 'action'],
})
