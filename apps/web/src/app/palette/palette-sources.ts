import { text } from '@countinghouse/contract/shell/palette.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { format } from '@countinghouse/contract/text'
import { useClientState } from '../session/client-store.ts'
import type { Language } from '../../ui/language/language.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCommands } from './palette-commands.ts'
import type { GroupName, PaletteEntry } from './palette-entries.ts'
import { createEntries, groupNames, pageEntries, recentEntries } from './palette-entries.ts'
import type { FoundRecords } from './palette-records.ts'
import type { ResultGroup } from './palette-results.ts'
import { firstResults, matchEntries } from './palette-results.ts'
import { recordNames } from '../routing/record-names.ts'
import { useCan, useSession } from '../session/session.tsx'

/** All results: the record with the entered code, then entries of the palette, then other records. */
export function useResults(entered: string, records: FoundRecords): readonly ResultGroup[] {
  const entries = useEntries()
  const exact = records.exact.length === 0 ? [] : [{ name: 'exact', entries: records.exact }]
  return firstResults([...exact, ...matchEntries(entries, entered), ...records.groups])
}

function useEntries(): readonly PaletteEntry[] {
  const { locale } = useLanguage()
  const can = useCan()
  const { navigation, modules } = useSession()
  const recents = useClientState((state) => state.recents)
  const newRecord: Parameters<typeof createEntries>[0]['newRecord'] = (one, language) =>
    format(shellText.newRecord, language, { one: one[language] })
  return [
    ...recentEntries(recents, navigation, locale),
    ...pageEntries(navigation, modules, locale),
    ...createEntries({ names: recordNames, navigation, can, newRecord, locale }),
    ...useCommands(),
  ]
}

/** Heading of a group: own text, or the record title of the server. */
export function headingOf(name: GroupName, records: FoundRecords, { t }: Language): string {
  const own = [...groupNames, 'exact' as const].find((other) => other === name)
  return own === undefined ? (records.headings.get(name) ?? '') : t(text[own])
}
