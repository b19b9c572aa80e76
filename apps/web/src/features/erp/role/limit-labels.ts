import type { Limit } from '@countinghouse/contract/erp/limits'
import type { RolePermissions } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { parseAmount, enteredAmount } from '../../../kit/fields/amount.ts'
import type { Language } from '../../../ui/language/language.tsx'

const ppmPerCent = 10_000

/** Formats a limit for editing: amount or per cent. */
export function enteredLimit({ code, unit }: Limit, { limits, currency }: RolePermissions): string {
  const limit = limits.find((one) => one.code === code)
  if (limit === undefined) return ''
  if (unit === 'amount') return enteredAmount(limit.value, limit.currency ?? currency)
  return String(limit.value / ppmPerCent)
}

/** Parses a limit into stored units; undefined: blank, null: invalid. */
export function parseLimit({ unit }: Limit, entered: string, { currency }: RolePermissions): number | null | undefined {
  if (entered.trim() === '') return undefined
  if (unit === 'amount') return parseAmount(entered, currency)
  return /^\d{1,5}(?:\.\d{1,4})?$/.test(entered.trim()) ? Math.round(Number(entered) * ppmPerCent) : null
}

export function unitOf({ unit }: Limit, { currency }: RolePermissions, { t }: Pick<Language, 't'>): string {
  return unit === 'amount' ? currency : t(text.unit_rate)
}
