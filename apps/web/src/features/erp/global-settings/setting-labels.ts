import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { text } from '@countinghouse/contract/erp/global-settings.text'
import type { Language } from '../../../ui/language/language.tsx'
import { isOwn } from './pending-settings.ts'

/** Label of the origin of a value. */
export function formatOrigin({ t }: Language, row: SettingRow): string {
  if (!row.isHere) return t(text.notHere)
  return isOwn(row) || row.origin === 'store' ? t(text.chosenHere) : t(text[`origin_${row.origin}`])
}

/** Formats the value of a setting. */
export function formatValues(
  { t, formatNumber, locale }: Language,
  row: SettingRow,
  value: SettingRow['value'],
): string {
  if (value === null) return t(text.nothingChosen)
  if (typeof value === 'boolean') return t(value ? text.on : text.off)
  if (typeof value === 'number') return formatNumber(value)
  return row.choices.find((choice) => choice.value === value)?.title[locale] ?? String(value)
}
