import { bankAccount } from '@countinghouse/contract/payments/bank-account'
import { importStatements } from '@countinghouse/contract/payments/bank-lines'
import { bankStatement } from '@countinghouse/contract/payments/bank-statement'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { invalidateStale, routeQuery } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './bank-statement.module.css'

const mostAccounts = 50

/** Asks for the bank account and the file, and opens the statement where it is the only one. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const navigate = useNavigate()
  const queryClient = useQueryClient()
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
      const { statements } = await upload(importStatements, { id: accountId, fileName: file.name }, file)
      await invalidateStale(queryClient, importStatements)
      showToast(language, { tone: 'done', message: t(text.imported, { count: statements.length }) })
      onClose()
      const [only, another] = statements
      if (only !== undefined && another === undefined)
        await navigate({ to: bankStatement.page.path, search: { open: only.id, tab: 'matching' } as never })
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
        accept=".xml,.sta,.mt940,.940,.txt,.csv,.xlsx"
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
