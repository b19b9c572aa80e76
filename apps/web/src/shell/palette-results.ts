import type { GroupName, PaletteEntry } from './palette-entries.ts'
import { groupNames } from './palette-entries.ts'
import { beginningRanks, bestRank, tierSize } from './palette-match.ts'

export type ResultGroup = { readonly name: GroupName; readonly entries: readonly PaletteEntry[] }

/** More than anybody reads; the next letter narrows it down. */
const mostResults = 50
/** They change where somebody works: only a word that begins as typed offers them, so that Enter never does it by chance. */
const carefulGroups: readonly GroupName[] = ['stores', 'companies']

/**
 * What the palette shows of its own entries: all under their headings while nothing is typed, else what matches, best
 * first, the heading with the best kind of match first. Recent choices are offered for an empty field only.
 */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): readonly ResultGroup[] {
  if (typed.trim() === '') return groupsInOrder(entries)
  const ranked = entries.flatMap((entry) => {
    const rank = entry.group === 'recent' ? null : bestRank(typed, [entry.title, ...entry.words])
    const isByChance = rank !== null && rank >= beginningRanks && carefulGroups.includes(entry.group)
    return rank === null || isByChance ? [] : [{ entry, rank }]
  })
  const tierOfGroup = (name: GroupName) =>
    Math.min(...ranked.filter(({ entry }) => entry.group === name).map(({ rank }) => Math.floor(rank / tierSize)))
  const sorted = ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry)
  return groupsInOrder(sorted).toSorted((one, other) => tierOfGroup(one.name) - tierOfGroup(other.name))
}

function groupsInOrder(entries: readonly PaletteEntry[]): readonly ResultGroup[] {
  const found = Map.groupBy(entries, (entry) => entry.group)
  return groupNames.flatMap((name) => {
    const own = found.get(name)
    return own === undefined ? [] : [{ name, entries: own }]
  })
}

/** The first results; a group that is cut to nothing goes. */
export function firstResults(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  let room = mostResults
  return groups.flatMap(({ name, entries }) => {
    const kept = entries.slice(0, room)
    room -= kept.length
    return kept.length === 0 ? [] : [{ name, entries: kept }]
  })
}

const pageStep = 8

/** Which result a key leads to; null when the key is none of the list's. Arrows go round. */
export function placeAfterKey(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    PageDown: Math.min(at + pageStep, count - 1),
    PageUp: Math.max(at - pageStep, 0),
    Home: 0,
    End: count - 1,
  }
  return steps[key] ?? null
}
