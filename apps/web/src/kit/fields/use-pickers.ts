import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { text } from '@countinghouse/contract/kit/list.text'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { Locale } from '@countinghouse/kernel/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { useRecordNames } from './record-names.ts'

/** One option of a picker list: the value as text, and its label. */
export type Choice = {
  readonly value: string
  readonly label: string
  readonly code?: string
  readonly swatch?: readonly string[]
  readonly isDraft?: boolean
  readonly detail?: string
  readonly picture?: string
}

export type Pickers = {
  /** All options of a shared list; for records only the selected ones, because the others are searched. */
  readonly choices: (list: string, chosen?: readonly string[]) => readonly Choice[]
  /** The label of a value; the code while its name is unknown. */
  readonly nameOf: (list: string, value: string) => string
  /** The record of a value; null if it does not exist, undefined while loading. */
  readonly recordOf: (list: string, value: string) => RecordLabel | null | undefined
  readonly isFailed: boolean
}

const pickerStaleMs = 10 * 60_000

/** The shared lists of a screen, loaded in one call, and record names. */
export function usePickers(lists: readonly string[]): Pickers {
  const language = useLanguage()
  const query = useQuery({
    ...routeQuery(bindMaster, { lists: [...lists] }),
    enabled: lists.length > 0,
    staleTime: pickerStaleMs,
  })
  const { data, isError } = query
  const find = useRecordNames()
  return useMemo(() => {
    const { t, locale } = language
    const known = new Map(
      Object.entries(data ?? {}).map(([list, { items }]) => [list, items.map((item) => choiceOf(item, locale))]),
    )
    const shared = new Map(
      [...known].map(([list, choices]) => [list, new Map(choices.map(({ value, label }) => [value, label]))]),
    )
    const recordOf = (list: string, value: string) => find(list, Number(value))
    const nameOf = (list: string, value: string) => {
      if (!isOfRecords(list)) return shared.get(list)?.get(value) ?? value
      const record = recordOf(list, value)
      return record === null ? t(text.unnamed) : record === undefined ? '…' : withCode(record)
    }
    return {
      choices: (list, chosen = []) =>
        isOfRecords(list) ? chosen.map((value) => ({ value, label: nameOf(list, value) })) : (known.get(list) ?? []),
      nameOf,
      recordOf,
      isFailed: isError,
    }
  }, [data, isError, language, find])
}

/** Lists of records are named after their table and may be long. */
export function isOfRecords(list: string): boolean {
  return list.includes('.')
}

export function choiceOf(
  { id, code, name, name_ar: nameAr, swatch, isDraft = false, detail, picture }: PickerItem,
  locale: Locale,
): Choice {
  const label = locale === 'ar' ? (nameAr ?? name) : name
  return {
    value: String(id),
    label,
    code,
    ...(swatch && { swatch }),
    ...(isDraft && { isDraft }),
    ...(detail !== undefined && { detail }),
    ...(picture !== undefined && { picture }),
  }
}

function withCode({ code, name }: RecordLabel): string {
  return code === '' ? name : `${name} (${code})`
}
