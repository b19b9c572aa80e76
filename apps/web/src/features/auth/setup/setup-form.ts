import { text } from '@countinghouse/contract/shell/setup.text'
import type { Account, Problems } from '../light/account-rule.ts'
import { accountProblems, emptyAccount, missingOf } from '../light/account-rule.ts'

export type SetupForm = Account & {
  readonly companyName: string
  readonly companyCode: string
  readonly countryCode: string
  readonly currency: string
  readonly timezone: string
  readonly storeName: string
}

export function emptySetup(timezone: string): SetupForm {
  return { ...emptyAccount, companyName: '', companyCode: '', countryCode: '', currency: '', timezone, storeName: '' }
}

export const setupSteps = ['company', 'store', 'you'] as const
export type SetupStep = (typeof setupSteps)[number]

/** What keeps a step from being left. */
export function stepProblems(step: SetupStep, form: SetupForm): Problems<SetupForm> {
  if (step === 'you') return accountProblems(form)
  if (step === 'store') return missingOf(form, ['storeName'])
  return {
    ...missingOf(form, ['companyName', 'countryCode', 'currency', 'timezone']),
    ...(!/^[A-Z0-9]{2,12}$/.test(form.companyCode) && { companyCode: text.companyCodeHelp }),
  }
}

/** A code as people would choose it: the Latin letters and digits of the name's first words. */
export function suggestedCode(companyName: string): string {
  const plain = companyName.normalize('NFD').toUpperCase()
  return (
    plain
      .replace(/[^A-Z0-9 ]/g, '')
      .trim()
      .split(/\s+/)[0]
      ?.slice(0, 12) ?? ''
  )
}
