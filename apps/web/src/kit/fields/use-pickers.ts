import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { text } from '@countinghouse/contract/kit/list.text'
import type { RecordLabel } from '@countinghouse/contract/record-label'
import type { Locale } from '@countinghouse/kernel/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { useRecordNames } from './record-names.ts'

/** One choice of a picker list: what a field holds, as text, and what is shown of it. */
export type Choice = {
  readonly value: string
  readonly label: string
  readonly code?: string
  readonly swatch?: readonly string[]
  readonly isDraft?: boolean
}

export type Pickers = {
  /** Of a list that all companies share; of records those that are chosen, for the others are asked for as one types. */
  readonly choices: (list: string, chosen?: readonly string[]) => readonly Choice[]
  /** What is shown of a value; the code itself while its name is not known. */
  readonly nameOf: (list: string, value: string) => string
  /** The record behind a value; null when nobody can name it, undefined while that is asked for. */
  readonly recordOf: (list: string, value: string) => RecordLabel | null | undefined
  readonly isFailed: boolean
}

const pickerStaleMs = 10 * 60_000

/** The shared lists a screen needs, in one call, and the names of records. */
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

/** Lists of records are named for their table; they may be long. */
export function isOfRecords(list: string): boolean {
  return list.includes('.')
}

export function choiceOf(
  { id, code, name, name_ar: nameAr, swatch, isDraft = false }: PickerItem,
  locale: Locale,
): Choice {
  const label = locale === 'ar' ? (nameAr ?? name) : name
  return { value: String(id), label, code, ...(swatch && { swatch }), ...(isDraft && { isDraft }) }
}

function withCode({ code, name }: RecordLabel): string {
  return code === '' ? name : `${name} (${code})`
}
