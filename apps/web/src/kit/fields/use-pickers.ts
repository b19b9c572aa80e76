import type { PickerItem } from '@countinghouse/contract/erp/pickers'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import type { Locale } from '@countinghouse/kernel/text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'

/** One choice of a picker list: the code that is stored and the name that is shown. */
export type Choice = { readonly value: string; readonly label: string }

export type Pickers = {
  readonly choices: (list: string) => readonly Choice[]
  /** Name behind a code; the code itself while it is not known. */
  readonly nameOf: (list: string, code: string) => string
  /** Whether the list is longer than what came, so that it must be searched on the server. */
  readonly isCut: (list: string) => boolean
  readonly isFailed: boolean
}

export const pickerStaleMs = 10 * 60_000

/** The picker lists a screen needs, in one call. */
export function usePickers(lists: readonly string[]): Pickers {
  const { locale } = useLanguage()
  const query = useQuery({
    ...routeQuery(bindMaster, { lists: [...lists] }),
    enabled: lists.length > 0,
    staleTime: pickerStaleMs,
  })
  const { data, isError } = query
  return useMemo(() => {
    const known = new Map(
      Object.entries(data ?? {}).map(([list, { items }]) => [list, items.map((item) => choiceOf(item, locale))]),
    )
    const names = new Map(
      [...known].map(([list, choices]) => [list, new Map(choices.map(({ value, label }) => [value, label]))]),
    )
    return {
      choices: (list) => known.get(list) ?? [],
      nameOf: (list, code) => names.get(list)?.get(code) ?? code,
      isCut: (list) => (data?.[list]?.next ?? null) !== null,
      isFailed: isError,
    }
  }, [data, isError, locale])
}

export function choiceOf(item: PickerItem, locale: Locale): Choice {
  return { value: item.code, label: locale === 'ar' ? (item.name_ar ?? item.name) : item.name }
}
