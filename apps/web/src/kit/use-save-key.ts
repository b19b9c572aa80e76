import { text } from '@countinghouse/contract/kit/record.text'
import { isRecordKey } from './record-keys.ts'
import { useShortcuts } from '../shell/keyboard.ts'
import { useLanguage } from '../shell/language.tsx'

/** Ctrl+S saves the side of a record that is in sight; null: there is nothing to save on it. */
export function useSaveKey(save: (() => unknown) | null): void {
  const { t } = useLanguage()
  const run = (event: KeyboardEvent) => void (isRecordKey(event) && save?.())
  useShortcuts(save === null ? [] : [{ keys: 'mod+s', scope: 'record', label: t(text.save), run }])
}
