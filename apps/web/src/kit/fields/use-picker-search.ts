import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import type { Choice, Pickers } from './use-pickers.ts'
import { choiceOf, pickerStaleMs } from './use-pickers.ts'

const searchDelayMs = 200

/** What a cut list holds for the typed words, from the server; null while the loaded choices are all there is to show. */
export function usePickerSearch(
  list: string | null,
  typed: string,
  pickers: Pickers | undefined,
): readonly Choice[] | null {
  const { locale } = useLanguage()
  const [q] = useDebouncedValue(typed.trim(), searchDelayMs)
  const query = useQuery({
    ...routeQuery(bindMaster, { lists: list === null ? [] : [list], q }),
    enabled: q !== '' && list !== null && pickers?.isCut(list) === true,
    staleTime: pickerStaleMs,
  })
  const found = list === null ? undefined : query.data?.[list]?.items
  return found === undefined ? null : found.map((item) => choiceOf(item, locale))
}

/** Choices whose name or code contains the words. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.trim().toLocaleLowerCase()
  return words === ''
    ? choices
    : choices.filter((choice) => `${choice.label} ${choice.value}`.toLocaleLowerCase().includes(words))
}
