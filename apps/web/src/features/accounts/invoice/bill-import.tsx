import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import type { BillImport as Outcome } from '@countinghouse/contract/purchase/bill-import'
import { billImportFields, importBill } from '@countinghouse/contract/purchase/bill-import'
import { text } from '@countinghouse/contract/purchase/bill-import.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import styles from '../../../kit/file-rows/file-rows.module.css'
import { useAttempt } from '../../../kit/import/use-attempt.ts'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { BillFindings } from './bill-findings.tsx'

const owner = { fields: billImportFields, text: { ...supplierInvoice.text, ...text } }
const models = fieldModels(owner)

/** Creates a draft from an e-invoice and opens it, after what has to be checked was read; a refused file keeps the dialog open. */
export function BillImport({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const fileRef = useRef<HTMLInputElement>(null)
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, useId())
  const [created, setCreated] = useState<Outcome | null>(null)
  const { attempt, problem, isBusy } = useAttempt()

  async function open({ id }: Outcome): Promise<void> {
    onClose()
    await navigate({ to: supplierInvoice.page.path, search: { open: id } as never })
  }

  async function take(file: File): Promise<void> {
    const values = draft.read()
    if (values === null) return
    await attempt(async () => {
      const input = { ...values, fileName: file.name } as InputOfRoute<typeof importBill>
      const outcome = await upload(importBill, input, file)
      await invalidateStale(queryClient, importBill)
      if (outcome.findings.length > 0) return setCreated(outcome)
      showToast(language, { tone: 'done', message: t(text.imported, { name: outcome.name }) })
      await open(outcome)
    })
  }

  const actions =
    created === null ? (
      <>
        <Button variant="default" onClick={onClose}>
          {t(dialogText.cancel)}
        </Button>
        <Button
          loading={isBusy}
          onClick={() => {
            if (draft.read() !== null) fileRef.current?.click()
          }}
        >
          {t(text.chooseFile)}
        </Button>
      </>
    ) : (
      <>
        <Button variant="default" onClick={onClose}>
          {t(text.close)}
        </Button>
        <Button onClick={() => void open(created)}>{t(text.open)}</Button>
      </>
    )

  return (
    <Dialog title={t(text.import)} onClose={onClose} isWide actions={actions}>
      {created === null ? (
        <div className={styles.steps}>
          <p className={styles.note}>{t(text.lead)}</p>
          {models.map((field) => (
            <FieldInput
              key={field.name}
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              row={draft.row}
              problem={draft.problem(field)}
              isChanged={false}
              onType={(entered) => draft.type(field, entered)}
              onLeave={() => undefined}
            />
          ))}
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <input
            ref={fileRef}
            type="file"
            hidden
            accept=".xml"
            aria-label={t(text.chooseFile)}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file !== undefined) void take(file)
              currentTarget.value = ''
            }}
          />
        </div>
      ) : (
        <BillFindings created={created} />
      )}
    </Dialog>
  )
}
