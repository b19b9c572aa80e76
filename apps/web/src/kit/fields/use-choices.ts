import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import type { FieldModel } from './field-model.ts'
import type { Values } from './field-kind.ts'
import type { Choice, Pickers } from './use-pickers.ts'
import { choiceOf, isOfRecords } from './use-pickers.ts'

export type Choices = {
  readonly choices: readonly Choice[]
  /** More results exist than returned. */
  readonly isCut: boolean
  /** The results only have similar spellings. */
  readonly isSimilar: boolean
  readonly isPending: boolean
  /** The results belong to the current words; until then the previous results are shown. */
  readonly isAnswered: boolean
  readonly isFailed: boolean
  /** Page that shows a record with `?open=<id>`; null if the user has no access. */
  readonly page: string | null
  readonly canCreate: boolean
}

const searchDelayMs = 200

/** By field: only records that hold one of the values. */
type Narrowing = Readonly<Record<string, (string | number)[]>>
type Offer = { readonly hasDrafts?: boolean; readonly within?: Narrowing }

/** What the offered records of a field hold; a field of the row without a value narrows nothing. */
export function narrowingOf({ within }: Pick<FieldModel, 'within'>, row: Values): Narrowing {
  return Object.fromEntries(
    Object.entries(within).flatMap(([name, held]) => {
      const values = 'field' in held ? [row[held.field]].filter(isGiven) : [...held]
      return values.length === 0 ? [] : [[name, values]]
    }),
  )
}

/** The store of a document whose stock is shown beside a field of it; null: none is chosen. */
export function storeOf({ stockOf }: Pick<FieldModel, 'stockOf'>, row: Values): number | null {
  const id = Number(row[stockOf ?? ''] ?? 0)
  return id > 0 ? id : null
}

function isGiven(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

/** The results for the entered words: records from the server, or entries of a loaded shared list. */
export function useChoices(
  list: string | null,
  entered: string,
  pickers: Pickers | undefined,
  { hasDrafts = false, within = {} }: Offer = {},
): Choices {
  const { locale } = useLanguage()
  const [q] = useDebouncedValue(entered.trim(), searchDelayMs)
  const ofRecords = list !== null && isOfRecords(list) ? list : null
  const query = useQuery({
    ...routeQuery(bindMaster, {
      lists: [ofRecords ?? ''],
      ...(q !== '' && { q }),
      ...(hasDrafts && { hasDrafts }),
      ...(Object.keys(within).length > 0 && { within: { ...within } }),
    }),
    enabled: ofRecords !== null,
    placeholderData: keepPreviousData,
    // Finds a missing record that was created in another tab.
    refetchOnWindowFocus: 'always',
  })
  if (ofRecords === null) {
    const choices = matching(list === null ? [] : (pickers?.choices(list) ?? []), entered)
    return {
      choices,
      isCut: false,
      isSimilar: false,
      isPending: false,
      isAnswered: true,
      isFailed: pickers?.isFailed ?? false,
      page: null,
      canCreate: false,
    }
  }
  const found = query.data?.[ofRecords]
  return {
    choices: found?.items.map((item) => choiceOf(item, locale)) ?? [],
    isCut: (found?.next ?? null) !== null,
    isSimilar: found?.isSimilar === true,
    isPending: query.isPending,
    isAnswered: q === entered.trim() && !query.isPending && !query.isPlaceholderData,
    isFailed: query.isError,
    page: found?.page ?? null,
    canCreate: found?.canCreate ?? false,
  }
}

/** Choices whose name or code contains the words. */
export function matching(choices: readonly Choice[], entered: string): readonly Choice[] {
  const words = entered.trim().toLocaleLowerCase()
  return words === ''
    ? choices
    : choices.filter((choice) => `${choice.label} ${choice.value}`.toLocaleLowerCase().includes(words))
}
