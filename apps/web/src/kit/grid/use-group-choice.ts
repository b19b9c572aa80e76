import { text } from '@countinghouse/contract/kit/group.text'
import type { Listing, ListRow } from '@countinghouse/contract/listing'
import { mostCopied } from '@countinghouse/contract/selection'
import { useRef } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { fieldModels } from '../fields/field-model.ts'
import type { GroupSection } from './group-lines.ts'
import { groupMatching } from './group-matching.ts'
import type { GroupField } from './group-labels.ts'
import type { Chosen } from './selection-state.ts'
import { choose, isChosen } from './selection-state.ts'
import { showToast } from '../../ui/dialog/toast.tsx'

type GroupChoiceInput = {
  readonly listing: Listing
  readonly field: GroupField
  readonly rows: readonly ListRow[]
  readonly matching: Readonly<Record<string, unknown>>
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** Selects all rows of a group, including those not loaded, and returns how many are selected. */
export function useGroupChoice({ listing, field, rows, matching, chosen, onChoose }: GroupChoiceInput) {
  const language = useLanguage()
  const { t, formatNumber } = language
  /** Fetched row ids by group, for the current list only. */
  const requested = useRef({ list: '', ids: new Map<string, readonly number[]>() })
  const latest = useRef(chosen)
  latest.current = chosen
  const list = JSON.stringify([field.name, matching])
  if (requested.current.list !== list) requested.current = { list, ids: new Map() }
  const loaded = Map.groupBy(rows, field.keyOf)

  function idsOf({ key }: GroupSection): number[] {
    const here = (loaded.get(key) ?? []).map(({ id }) => id)
    return [...new Set([...here, ...(requested.current.ids.get(key) ?? [])])]
  }

  function stateOf(section: GroupSection): 'none' | 'some' | 'all' {
    const known = idsOf(section)
    const count = known.filter((id) => isChosen(chosen, id)).length
    const dropped = known.length - count
    const isWhole = chosen.isAll ? dropped === 0 : count > 0 && count >= (section.count ?? known.length)
    if (isWhole) return 'all'
    return count > 0 || (chosen.isAll && dropped < (section.count ?? dropped)) ? 'some' : 'none'
  }

  async function toggle(section: GroupSection): Promise<void> {
    const isOn = stateOf(section) !== 'all'
    const known = idsOf(section)
    const isWhole = section.exact && section.count !== null && known.length >= section.count
    const ids = isWhole ? known : await requestedFor(section)
    if (ids !== null) onChoose(choose(latest.current, ids, isOn))
  }

  /** Null on failure, which has been reported. */
  async function requestedFor({ key, count, exact }: GroupSection): Promise<readonly number[] | null> {
    const heading = field.words(key)
    const tooMany = { tone: 'error', message: t(text.tooMany, { most: formatNumber(mostCopied), heading }) } as const
    if (count !== null && (!exact || count > mostCopied)) return refuse(tooMany)
    const isNumber = fieldModels(listing).some(({ name, widget }) => name === field.name && widget === 'integer')
    const selection = { matching: groupMatching(matching, field, key, isNumber), except: [] }
    try {
      const found = await call(listing.routes.selected, { selection, limit: mostCopied })
      if (found.count > mostCopied) return refuse(tooMany)
      const ids = found.items.map(({ id }) => id)
      requested.current.ids.set(key, ids)
      return ids
    } catch (error) {
      return refuse({ tone: 'error', message: failureText(language, error, t(listing.text.title)) })
    }
  }

  function refuse(toast: { readonly tone: 'error'; readonly message: string }): null {
    showToast(language, toast)
    return null
  }

  return { stateOf, toggle }
}
