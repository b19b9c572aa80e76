import { getPayable, getReceivable, payBankLine, receiveBankLine } from '@countinghouse/contract/payments/bank-payments'
import { text } from '@countinghouse/contract/payments/bank-statement.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import type { ListingTexts } from '@countinghouse/contract/listing'
import { recordField } from '@countinghouse/contract/rich-fields'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { Suspense, useId, useState } from 'react'
import type { CallError } from '../../../app/calls/call.ts'
import { failureText } from '../../../app/calls/failure-text.ts'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Settled } from './open-invoices.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import styles from './bank-statement.module.css'

const owners = {
  receive: { fields: { customerId: recordField('crm.customer') }, text: text as unknown as ListingTexts },
  pay: { fields: { supplierId: recordField('procure.supplier') }, text: text as unknown as ListingTexts },
}

type Props = {
  readonly kind: 'receive' | 'pay'
  readonly target: { readonly id: number; readonly lineNo: number }
  /** Of the line, above zero. */
  readonly amountMinor: number
  readonly currency: string
  readonly page: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks who paid, or who was paid, and which of the open invoices the amount of the line settles. */
export function PaymentDialog({ kind, target, amountMinor, currency, page, onDone, onClose }: Props) {
  const language = useLanguage()
  const { t } = language
  const formId = useId()
  const owner = owners[kind]
  const models = fieldModels(owner)
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, null, formId)
  const [field] = models
  const partyId = field === undefined ? 0 : Number(draft.entered(field))
  const [lines, setLines] = useState<readonly Settled[]>([])
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<CallError | null>(null)
  const write = useWrite(page, (_messages, error) => setRefusal(error), setRefusal)
  const words = kind === 'receive' ? text.receive : text.pay

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending || draft.read() === null) return
    const settled = lines.flatMap(({ invoiceId, amountMinor: minor }) =>
      minor === null ? [] : [{ invoiceId, amountMinor: minor }],
    )
    if (settled.length < lines.length) return
    setIsSending(true)
    setRefusal(null)
    const message = await send(settled)
    setIsSending(false)
    if (message === null) return
    showToast(language, { tone: 'done', message })
    onDone()
    onClose()
  }

  async function send(settled: { readonly invoiceId: number; readonly amountMinor: number }[]): Promise<string | null> {
    if (kind === 'receive') {
      const done = await write(receiveBankLine, { ...target, customerId: partyId, lines: settled })
      return done && t(text.matched)
    }
    const done = await write(payBankLine, { ...target, supplierId: partyId, lines: settled })
    return done && (done.isPending ? t(text.awaiting, { payment: done.payment }) : t(text.matched))
  }

  return (
    <Dialog
      title={t(words)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {t(words)}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t(kind === 'receive' ? text.receiveLead : text.payLead)}</p>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        {field !== undefined && (
          <Suspense>
            <FieldInput
              id={draft.idOf(field.name)}
              field={field}
              texts={texts}
              entered={draft.entered(field)}
              problem={draft.problem(field)}
              isChanged={false}
              onType={(entered) => draft.type(field, entered)}
              onLeave={() => undefined}
            />
          </Suspense>
        )}
        {partyId > 0 && (
          <OpenInvoices
            key={partyId}
            {...(kind === 'receive'
              ? { route: getReceivable, input: { id: target.id, customerId: partyId } }
              : { route: getPayable, input: { id: target.id, supplierId: partyId } })}
            amountMinor={amountMinor}
            currency={currency}
            page={page}
            rest={t(kind === 'receive' ? text.restCredit : text.restPrepaid)}
            onChange={setLines}
          />
        )}
        {refusal !== null && (
          <p role="alert" className={styles.refusal}>
            {failureText(language, refusal, page)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
