import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import type { Choice, Pickers } from './use-pickers.ts'
import { choiceOf, isOfRecords } from './use-pickers.ts'

export type Choices = {
  readonly choices: readonly Choice[]
  /** More match than come at once. */
  readonly isCut: boolean
  /** They only have letters like those that were typed. */
  readonly isSimilar: boolean
  readonly isPending: boolean
  /** They belong to the words as they are typed now; until then those of the words before stay. */
  readonly isAnswered: boolean
  readonly isFailed: boolean
  /** Address at which `?open=<id>` shows a record; null where there is none for the reader. */
  readonly page: string | null
  readonly canCreate: boolean
}

const searchDelayMs = 200

type Offer = { readonly hasDrafts?: boolean }

/** What a list offers for the words that are typed: records from the server, of a shared list what is loaded. */
export function useChoices(
  list: string | null,
  typed: string,
  pickers: Pickers | undefined,
  { hasDrafts = false }: Offer = {},
): Choices {
  const { locale } = useLanguage()
  const [q] = useDebouncedValue(typed.trim(), searchDelayMs)
  const ofRecords = list !== null && isOfRecords(list) ? list : null
  const query = useQuery({
    ...routeQuery(bindMaster, { lists: [ofRecords ?? ''], ...(q !== '' && { q }), ...(hasDrafts && { hasDrafts }) }),
    enabled: ofRecords !== null,
    placeholderData: keepPreviousData,
    // Whoever comes back from making the missing record finds it.
    refetchOnWindowFocus: 'always',
  })
  if (ofRecords === null) {
    const choices = matching(list === null ? [] : (pickers?.choices(list) ?? []), typed)
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
    isAnswered: q === typed.trim() && !query.isPending && !query.isPlaceholderData,
    isFailed: query.isError,
    page: found?.page ?? null,
    canCreate: found?.canCreate ?? false,
  }
}

/** Choices whose name or code contains the words. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.trim().toLocaleLowerCase()
  return words === ''
    ? choices
    : choices.filter((choice) => `${choice.label} ${choice.value}`.toLocaleLowerCase().includes(words))
}
