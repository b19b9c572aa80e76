import { integerField } from '../fields.ts'
import { setting } from '../setting.ts'
import { text } from './supplier-settings.text.ts'

export const bankCoolOffDays = setting({
  key: 'procure.bank_cool_off_days',
  group: 'purchasing',
  title: text.bankCoolOffDays,
  help: text.bankCoolOffDays_help,
  levels: ['company', 'installation'],
  field: integerField({ min: 0, max: 30 }),
  initial: 3,
})
