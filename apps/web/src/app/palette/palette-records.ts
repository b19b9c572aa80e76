import type { OutputOfRoute } from '@countinghouse/contract/route'
import { searchRecords } from '@countinghouse/contract/desk/search'
import { text } from '@countinghouse/contract/shell/palette.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '../../ui/language/language.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import { bestRank } from './palette-match.ts'
import type { ResultGroup } from './palette-results.ts'
import { routeQuery } from '../calls/queries.ts'

type FoundGroup = OutputOfRoute<typeof searchRecords>['groups'][number]

export type FoundRecords = {
  readonly exact: readonly PaletteEntry[]
  readonly groups: readonly ResultGroup[]
  readonly headings: ReadonlyMap<string, string>
  /** No record matches; the groups contain similar spellings. */
  readonly isSimilar: boolean
  /** The response to the current input is pending. */
  readonly isPending: boolean
  readonly problem: string | null
}

const debounceMs = 120

/**
 * Records found by the server. Previous results that still match are shown while the next are loading; each response
 * belongs to its input, so that a late one never replaces a newer one.
 */
export function useRecordSearch(entered: string): FoundRecords {
  const language = useLanguage()
  const words = entered.trim()
  const settled = useSettled(words)
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    ...routeQuery(searchRecords, { q: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isAnswered = words === settled && !isPlaceholderData
  const found = words === '' || data === undefined ? [] : data.groups
  const groups = isAnswered ? found : found.map((group) => stillFitting(group, words))
  return {
    exact: isAnswered ? groups.flatMap((group) => exactEntries(group)) : [],
    groups: groups.map((group) => resultGroup(group, isAnswered, language)).filter(({ entries }) => entries.length > 0),
    headings: new Map(groups.map((group) => [group.entity, titleOf(group, language)])),
    isSimilar: isAnswered && data?.isSimilar === true && words !== '',
    isPending: words !== '' && (words !== settled || isFetching),
    problem: error === null || words === '' ? null : error.message,
  }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function stillFitting(group: FoundGroup, words: string): FoundGroup {
  return { ...group, items: group.items.filter(({ label, detail }) => bestRank(words, [label, detail]) !== null) }
}

function resultGroup(group: FoundGroup, isAnswered: boolean, { t, locale }: Language): ResultGroup {
  const items = group.items.filter((item) => !isAnswered || !item.isExact)
  const records = items.map((item) => recordEntry(group, item, group.entity))
  if (items.length === 0) return { name: group.entity, entries: [] }
  const showAll: PaletteEntry = {
    id: `all:${group.entity}`,
    group: group.entity,
    icon: 'search',
    title: t(text.showAll, { title: locale === 'ar' ? group.title_ar : group.title }),
    detail: null,
    words: [],
    keys: null,
    action: { kind: 'open', address: group.address, recent: null },
  }
  return { name: group.entity, entries: [...records, showAll] }
}

function exactEntries(group: FoundGroup): readonly PaletteEntry[] {
  return group.items.filter((item) => item.isExact).map((item) => recordEntry(group, item, 'exact'))
}

function recordEntry(group: FoundGroup, item: FoundGroup['items'][number], name: string): PaletteEntry {
  const { label, address, mergedFrom } = item
  const detail = mergedFrom === null ? item.detail : `${mergedFrom} → ${item.detail}`
  return {
    id: `record:${address}`,
    group: name,
    icon: group.icon,
    title: label,
    detail,
    words: [],
    keys: null,
    action: { kind: 'open', address, recent: { address, label, detail } },
  }
}

function titleOf(group: FoundGroup, { locale }: Language): string {
  return locale === 'ar' ? group.title_ar : group.title
}
