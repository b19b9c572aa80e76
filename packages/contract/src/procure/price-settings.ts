import { switchField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './price-settings.text.ts'

/** Source: procurement.md 3.8. */
export const batchNeedsOther = setting({
  key: 'procure.batch_needs_other',
  group: 'sales',
  title: text.batchNeedsOther,
  help: text.batchNeedsOther_help,
  levels: ['company', 'installation'],
  field: switchField(),
  initial: false,
})
