import { text as foreignText } from '@countinghouse/contract/sales/foreign-cash.text'
import type { SessionReport } from '@countinghouse/contract/sales/till-session'
import { countSession, tillSessionsPage } from '@countinghouse/contract/sales/till-session'
import { text } from '@countinghouse/contract/sales/till-session.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { amountIssue, enteredAmount, formatAmount, parseAmount } from '../../../kit/fields/amount.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { CodeField } from '../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { DenominationCount } from './denomination-count.tsx'
import { countedIn } from './report-rows.ts'
import styles from './session.module.css'

type Props = { readonly report: SessionReport; readonly onDone: () => void }

/** Counted amounts by payment type. Expected ones are shown only where the count is not blind. */
export function CountForm({ report, onDone }: Props) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const formId = useId()
  const write = useWrite(t(text.title))
  const [entered, setEntered] = useState<Readonly<Record<number, string>>>({})
  const [isTried, setIsTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { id, version, currency } = report
  const tenders = report.tenders.filter(({ isCounted }) => isCounted)
  const right = permissionName(tillSessionsPage, 'count')
  const codes = new Map(tenders.map((tender) => [tender.paymentTypeId, countedIn(tender, currency).currency]))
  const codeOf = (typeId: number) => codes.get(typeId) ?? currency
  const minorOf = (typeId: number) => parseAmount(entered[typeId] ?? '', codeOf(typeId))

  function problemOf(typeId: number): string | undefined {
    const written = entered[typeId] ?? ''
    if (minorOf(typeId) !== null || (!isTried && written === '')) return undefined
    if (written.trim() === '') return t(text.countMissing)
    const issue = amountIssue(written, codeOf(typeId))
    return t(issue.text, issue.params)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    const counts = tenders.map(({ paymentTypeId }) => ({ paymentTypeId, countedMinor: minorOf(paymentTypeId) }))
    const missing = counts.find(({ countedMinor }) => countedMinor === null)
    if (missing !== undefined) return
    if ((await ask.confirm({ title: t(text.countSure), confirm: t(text.count) })) !== 'confirm') return
    setIsSending(true)
    const answer = await write(countSession, {
      id,
      version,
      counts: counts.map((count) => ({ ...count, countedMinor: count.countedMinor ?? 0 })),
    })
    setIsSending(false)
    if (answer === null) return
    showToast(language, { tone: 'done', message: t(text.done_count) })
    onDone()
  }

  return (
    <RecordBody
      side="count"
      footer={
        <div className={drawer.saves}>
          <ReasonButton
            type="submit"
            form={formId}
            loading={isSending}
            reason={can(right) ? null : t(recordText.needsPermission, { right })}
          >
            {t(text.count)}
          </ReasonButton>
        </div>
      }
    >
      <p className={styles.lead}>{t(text.countLead)}</p>
      <form id={formId} className={styles.counts} noValidate onSubmit={(event) => void submit(event)}>
        {tenders.map((tender) => (
          <CountedType
            key={tender.paymentTypeId}
            tender={{ ...tender, ...countedIn(tender, currency) }}
            isForeign={tender.foreign !== null}
            problem={problemOf(tender.paymentTypeId)}
            entered={entered[tender.paymentTypeId] ?? ''}
            onType={(next) => setEntered((before) => ({ ...before, [tender.paymentTypeId]: next }))}
          />
        ))}
      </form>
    </RecordBody>
  )
}

type Counted = {
  readonly tender: Pick<SessionReport['tenders'][number], 'name' | 'kind' | 'expectedMinor'> & {
    readonly currency: string
  }
  readonly isForeign: boolean
  readonly problem: string | undefined
  readonly entered: string
  readonly onType: (next: string) => void
}

/** What was counted of a payment type, in its currency; cash also by notes and coins. */
function CountedType({ tender, isForeign, problem, entered, onType }: Counted) {
  const { name, kind, expectedMinor, currency } = tender
  const { t, locale } = useLanguage()
  const hints = [
    isForeign ? t(foreignText.counted, { currency }) : null,
    expectedMinor === null ? null : t(text.expectedAmount, { amount: formatAmount(expectedMinor, currency, locale) }),
  ].filter((part) => part !== null)
  return (
    <div>
      <CodeField
        label={name}
        {...(hints.length > 0 && { hint: hints.join(' ') })}
        problem={problem}
        inputMode="decimal"
        maxLength={16}
        value={entered}
        onType={onType}
      />
      {kind === 'cash' && (
        <DenominationCount currency={currency} onCount={(minor) => onType(enteredAmount(minor, currency))} />
      )}
    </div>
  )
}
