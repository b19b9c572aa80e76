import { text } from '@countinghouse/contract/kit/record-actions.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import type { Language } from '../../ui/language/language.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import type { MasterWrites } from '../master/use-master-writes.ts'

type CellChange = {
  readonly master: Master
  readonly writes: MasterWrites
  /** The row before and after the edit. */
  readonly before: MasterListRow
  readonly after: MasterRow
  readonly name: string
  readonly label: string
}

/** Shows that a cell was saved and offers undo, which is a normal edit: later changes of others are not undone. */
export function offerCellUndo(language: Language, change: CellChange): void {
  const { t, nameOf } = language
  const { master, writes, before, after, name, label } = change

  async function undo(): Promise<void> {
    try {
      const { clash } = await writes.update(after, { [name]: before[name] })
      if (clash !== undefined) showToast(language, { tone: 'error', message: t(recordText.conflictTitle) })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  showToast(language, {
    tone: 'done',
    message: t(text.changed, { field: label, name: nameOf(after) }),
    action: { label: t(recordText.undo), run: () => void undo() },
  })
}
