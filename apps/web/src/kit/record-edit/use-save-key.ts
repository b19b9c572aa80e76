import { text } from '@countinghouse/contract/kit/record.text'
import { isRecordKey } from '../record/record-keys.ts'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'

/** Ctrl+S saves the visible tab of a record; null: nothing to save. */
export function useSaveKey(save: (() => unknown) | null): void {
  const { t } = useLanguage()
  const run = (event: KeyboardEvent) => void (isRecordKey(event) && save?.())
  useShortcuts(save === null ? [] : [{ keys: 'mod+s', scope: 'record', label: t(text.save), run }])
}
