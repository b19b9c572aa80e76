import { choiceField, integerField } from '../fields.ts'
import { master } from '../master.ts'
import { text } from './blocking-policy.text.ts'
import { text as menu } from './menu.text.ts'

const days = () => integerField({ min: 0, max: 365 }).nullable().default(null)

/** Time limits between two stores; a limit without days does not apply. */
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
