import type { GroupName, PaletteEntry } from './palette-entries.ts'
import { groupNames } from './palette-entries.ts'
import { beginningRanks, bestRank, tierSize } from './palette-match.ts'

export type ResultGroup = { readonly name: GroupName; readonly entries: readonly PaletteEntry[] }

/** Maximum number of results. */
const mostResults = 50
/** Groups that switch store or company: offered only if a word starts with the input, to avoid accidental switches by Enter. */
const carefulGroups: readonly GroupName[] = ['stores', 'companies']

/**
 * The entries shown by the palette: all groups without input, otherwise the matches, best first, starting with the group of
 * the best match. Recent choices are shown only without input.
 */
export function matchEntries(entries: readonly PaletteEntry[], entered: string): readonly ResultGroup[] {
  if (entered.trim() === '') return groupsInOrder(entries)
  const ranked = entries.flatMap((entry) => {
    const rank = entry.group === 'recent' ? null : bestRank(entered, [entry.title, ...entry.words])
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

/** The first results; empty groups are omitted. */
export function firstResults(groups: readonly ResultGroup[]): readonly ResultGroup[] {
  let room = mostResults
  return groups.flatMap(({ name, entries }) => {
    const kept = entries.slice(0, room)
    room -= kept.length
    return kept.length === 0 ? [] : [{ name, entries: kept }]
  })
}

const pageStep = 8

/** The result that a key moves to; null for other keys. Arrows wrap around. */
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
