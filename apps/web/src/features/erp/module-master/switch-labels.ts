import type { ModuleSwitch } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import type { Language } from '../../../ui/language/language.tsx'

type Days = Omit<ModuleSwitch, 'version'>

/** State of a module for a company on a date (`YYYY-MM-DD`). */
export function switchState({ isEnabled, validFrom, validUntil }: Days, today: string) {
  if (!isEnabled) return { key: 'off', date: null, isOn: false } as const
  if (validUntil !== null && validUntil < today) return { key: 'ended', date: validUntil, isOn: false } as const
  if (validFrom !== null && today < validFrom) return { key: 'onFrom', date: validFrom, isOn: false } as const
  if (validUntil !== null) return { key: 'onUntil', date: validUntil, isOn: true } as const
  return { key: 'on', date: null, isOn: true } as const
}

/** Formats the result of `switchState`. */
export function formatSwitch({ t, formatDate }: Pick<Language, 't' | 'formatDate'>, days: Days, today: string) {
  const { key, date, isOn } = switchState(days, today)
  return { isOn, words: t(text[key], date === null ? {} : { date: formatDate(date) }) }
}
