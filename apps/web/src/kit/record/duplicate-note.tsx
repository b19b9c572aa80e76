import { text as actionText } from '@countinghouse/contract/kit/record-actions.text'
import { text } from '@countinghouse/contract/kit/record.text'
import type { Master } from '@countinghouse/contract/master'
import { permissionName } from '@countinghouse/contract/page'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useCan } from '../../app/session/session.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import type { ListState } from '../list/list-state.ts'
import styles from '../record-edit/record-problems.module.css'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useMasterWrites } from '../master/use-master-writes.ts'
import type { SetSearchState } from '../../app/routing/use-search-state.ts'

/** The existing record, `details.record` of a `duplicate` error. */
const OtherRecord = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  status: z.string(),
  mergedFrom: z.string().nullish(),
})

type DuplicateNoteProps = {
  readonly master: Master
  readonly record: unknown
  /** The message if the response names no record. */
  readonly message: ReactNode
  readonly setState: SetSearchState<ListState>
}

/** Shown at the field: the record that already uses the value, with links. */
export function DuplicateNote({ master, record, message, setState }: DuplicateNoteProps) {
  const writes = useMasterWrites(master)
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const other = OtherRecord.safeParse(record).data
  if (other === undefined) return message
  const { id, name } = other
  const isMerged = other.mergedFrom != null
  const isInactive = other.status === 'inactive'
  const openIt = () => void setState({ open: id, tab: 'details' })

  async function reactivate(): Promise<void> {
    try {
      const row = await writes.transition('activate', await call(master.routes.get, { id }))
      showToast(language, {
        tone: 'done',
        message: t(text.activated, { name: language.nameOf(row) }),
        action: { label: t(text.open), run: openIt },
      })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(master.text.title)) })
    }
  }

  return (
    <>
      {isMerged
        ? message
        : t(isInactive ? actionText.duplicateInactive : actionText.duplicate, { name, code: other.code })}{' '}
      <button type="button" className={styles.problemLink} onClick={openIt}>
        {t(actionText.openOther, { name })}
      </button>
      {isInactive && can(permissionName(master.page, 'deactivate')) && (
        <>
          {' · '}
          <button type="button" className={styles.problemLink} onClick={() => void reactivate()}>
            {t(actionText.reactivate)}
          </button>
        </>
      )}
    </>
  )
}
