import { choiceField, integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { serviceLevels } from './replenishment-rule.ts'
import { text as ruleText } from './replenishment-rule.text.ts'
import { text } from './replenishment-settings.text.ts'

const common = { group: 'purchasing', levels: ['store', 'company', 'installation'] } as const

/** Where no rule has one. */
export const replenishmentServiceLevel = setting({
  ...common,
  key: 'purchase.replenishment_service_level',
  title: text.serviceLevel,
  help: text.serviceLevel_help,
  field: choiceField(serviceLevels),
  choices: {
    p90: ruleText.serviceLevel_p90,
    p95: ruleText.serviceLevel_p95,
    p97_5: ruleText.serviceLevel_p97_5,
    p98: ruleText.serviceLevel_p98,
    p99: ruleText.serviceLevel_p99,
  },
  initial: 'p95',
})

/** Where neither rule, receipts nor supplier have one. */
export const replenishmentLeadDays = setting({
  ...common,
  key: 'purchase.replenishment_lead_days',
  title: text.leadDays,
  help: text.leadDays_help,
  field: integerField({ min: 0, max: 365 }),
  initial: 14,
})

/** Bounds what is bought beyond the need. */
export const replenishmentMostCover = setting({
  ...common,
  key: 'purchase.replenishment_most_cover',
  title: text.mostCover,
  help: text.mostCover_help,
  field: integerField({ min: 1, max: 730 }),
  initial: 120,
})
