import type { UserImport } from '@countinghouse/contract/erp/user-import'
import { getUserImportForm, importUsers, mostImported } from '@countinghouse/contract/erp/user-import'
import { text } from '@countinghouse/contract/erp/user-import.text'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { RowErrors } from '../../../kit/file-rows/row-errors.tsx'
import { useAttempt } from '../../../kit/import/use-attempt.ts'
import { downloadAddress } from '../../../app/calls/download.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { UsersImported } from './users-imported.tsx'
import styles from '../user/user.module.css'

type Looked = { readonly file: File; readonly found: UserImport }

/** User import: errors are shown first, then all users are invited at once. */
export function UsersImport({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const fileRef = useRef<HTMLInputElement>(null)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [done, setDone] = useState<UserImport | null>(null)
  const { attempt, problem, isBusy } = useAttempt()

  async function look(file: File): Promise<void> {
    setLooked(null)
    await attempt(async () => {
      setLooked({ file, found: await upload(importUsers, { fileName: file.name, isTrial: true }, file) })
    })
  }

  async function invite(file: File): Promise<void> {
    await attempt(async () => {
      const answer = await upload(importUsers, { fileName: file.name, isTrial: false }, file)
      // An address may have been taken since the dry run.
      if (answer.issues.length > 0) return setLooked({ file, found: answer })
      setDone(answer)
      await invalidateStale(queryClient, importUsers)
    })
  }

  if (done !== null) return <UsersImported done={done} onClose={onClose} />
  const count = looked?.found.rows ?? 0
  const isReady = looked !== null && looked.found.issues.length === 0 && count > 0
  return (
    <Dialog
      title={t(text.title)}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          {isReady && (
            <Button loading={isBusy} onClick={() => void invite(looked.file)}>
              {t(text.submit, { count })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.steps}>
        <p className={styles.note}>{t(text.purpose)}</p>
        <div className={styles.ways}>
          <Button variant="default" data-autofocus loading={isBusy} onClick={() => fileRef.current?.click()}>
            {t(text.choose)}
          </Button>
          <Button component="a" variant="subtle" href={downloadAddress(getUserImportForm, {})} download>
            {t(text.template)}
          </Button>
        </div>
        <input
          ref={fileRef}
          type="file"
          hidden
          accept=".csv,.xlsx,.tsv,.txt"
          aria-label={t(text.choose)}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) void look(file)
            currentTarget.value = ''
          }}
        />
        <p className={styles.note}>{looked?.file.name ?? t(text.fileHint, { most: mostImported })}</p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <p role="status" className={styles.note}>
          {looked === null ? isBusy && t(text.looking) : isReady && t(text.isGood, { count })}
        </p>
        {looked !== null && (
          <RowErrors issues={looked.found.issues} unread={looked.found.unread} refusal={text.isRefused} />
        )}
      </div>
    </Dialog>
  )
}
