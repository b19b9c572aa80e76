import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import type { Text } from '@countinghouse/kernel/text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { routeQuery } from '../../../app/calls/queries.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './import-dialog.module.css'

const mostAccounts = 50

type Words = Readonly<Record<'title' | 'import' | 'importLead' | 'chooseFile' | 'noAccounts' | 'bankAccountId', Text>>

type Props = {
  readonly text: Words
  /** Endings of the files. */
  readonly accept: string
  /** Sends the file; a refusal is shown at the bank account. */
  readonly onFile: (accountId: number, file: File) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the bank account and the file. */
export function ImportDialog({ text, accept, onFile, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const fileRef = useRef<HTMLInputElement>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useQuery(routeQuery(bankAccount.routes.list, { limit: mostAccounts, status: ['active'] }))
  const accounts = data?.items ?? []
  const accountId = chosenId ?? accounts[0]?.id ?? null

  async function send(file: File): Promise<void> {
    if (accountId === null) return
    setIsBusy(true)
    setProblem(null)
    try {
      await onFile(accountId, file)
    } catch (error) {
      setProblem(failureText(language, error, t(text.title)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t(text.import)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button loading={isBusy} disabled={accountId === null} onClick={() => fileRef.current?.click()}>
            {t(text.chooseFile)}
          </Button>
        </>
      }
    >
      <div className={styles.file}>
        <p className={styles.quiet}>{t(text.importLead)}</p>
        {data !== undefined && accounts.length === 0 ? (
          <p>{t(text.noAccounts)}</p>
        ) : (
          <PlainField label={t(text.bankAccountId)} problem={problem ?? undefined}>
            {(control) => (
              <select
                {...control}
                className={styles.choice}
                value={accountId ?? ''}
                onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
              >
                {accounts.map(({ id, name, iban }) => (
                  <option key={id} value={id}>
                    {`${name} ${iban}`}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        )}
      </div>
      <input
        ref={fileRef}
        type="file"
        hidden
        accept={accept}
        aria-label={t(text.chooseFile)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void send(file)
          currentTarget.value = ''
        }}
      />
    </Dialog>
  )
}
