import { text } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterRow } from '@countinghouse/contract/master'
import { useLanguage } from '../../ui/language/language.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { MasterWrites } from '../master/use-master-writes.ts'

/** Deactivates or activates a record with a message and undo. `onRefused` shows a rejection permanently. */
export function useStatusChange(
  master: Master,
  writes: MasterWrites,
  onRefused?: (reason: string) => void,
): (row: MasterRow) => Promise<void> {
  const language = useLanguage()
  const { t, nameOf } = language

  return (row) => change(row, true)

  async function change(row: MasterRow, isUndoable: boolean): Promise<void> {
    try {
      const changed = await writes.transition(row.status === 'active' ? 'deactivate' : 'activate', row)
      const key = changed.status === 'active' ? 'activated' : 'deactivated'
      showToast(language, {
        tone: 'done',
        message: t(master.text[key] ?? text[key], { name: nameOf(row) }),
        ...(isUndoable && { action: { label: t(text.undo), run: () => void change(changed, false) } }),
      })
    } catch (error) {
      const message = failureText(language, error, t(master.text.title))
      if (onRefused === undefined) showToast(language, { tone: 'error', message })
      else onRefused(message)
    }
  }
}
