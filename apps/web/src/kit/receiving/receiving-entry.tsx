import type { ReceiptScan } from '@countinghouse/contract/inventory/receiving'
import { text } from '@countinghouse/contract/inventory/receiving.text'
import { text as documentText } from '@countinghouse/contract/kit/document.text'
import { useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { useScans } from '../../app/scan/scan.ts'
import { CodeField } from '../../ui/field/code-field.tsx'
import { enteredLines } from '../scan/line-entry.ts'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { Segments } from '../../ui/button/segments.tsx'
import type { Receiving } from './receiving.ts'
import styles from './receiving.module.css'

/** Details sent with a scanned code and quantity. */
export type CountedAs = Pick<ReceiptScan, 'condition' | 'note'>

type ReceivingEntryProps = {
  readonly receiving: Pick<Receiving, 'conditions' | 'isCountedByLot'>
  readonly countedAs: CountedAs
  readonly onCountedAs: (countedAs: CountedAs) => void
  readonly onScan: (scan: Omit<ReceiptScan, 'uid' | keyof CountedAs>) => Promise<void>
}

/** Condition, rejection reason, lot, and the input for codes that cannot be scanned. */
export function ReceivingEntry({ receiving, countedAs, onCountedAs, onScan }: ReceivingEntryProps) {
  const { t } = useLanguage()
  const [entered, setEntered] = useState('')
  const [isUnread, setIsUnread] = useState(false)
  const [lot, setLot] = useState('')
  const { conditions, isCountedByLot } = receiving
  const lotNo = lot.trim() === '' ? null : lot.trim()

  useScans(
    ({ text: scanned, gs1 }) =>
      void onScan({
        code: gs1?.item ?? scanned,
        quantity: gs1?.count ?? 1,
        lotNo: gs1?.lot ?? lotNo,
        serialNo: gs1?.serial ?? null,
        expiresOn: gs1?.expiry ?? null,
      }),
  )

  function enter(): void {
    const isBack = entered.trim().startsWith('-')
    const [line] = enteredLines(isBack ? entered.trim().slice(1) : entered)
    if (line === undefined) return
    const { code, quantity } = line
    setIsUnread(quantity === null)
    if (quantity === null) return
    void onScan({ code, quantity: isBack ? -quantity : quantity, lotNo })
    setEntered('')
  }

  const code = (
    <CodeField
      label={t(text.code)}
      hint={t(text.code_hint)}
      problem={isUnread ? t(documentText.quantityUnread, { codes: entered }) : undefined}
      value={entered}
      onType={setEntered}
      onEnter={enter}
    />
  )
  return (
    <div className={styles.entry}>
      <Segments
        label={t(text.condition)}
        value={countedAs.condition}
        options={conditions.map((value) => ({ value, label: t(text[`condition_${value}`]) }))}
        onChange={(value) =>
          onCountedAs({ ...countedAs, condition: conditions.find((one) => one === value) ?? 'good' })
        }
      />
      {countedAs.condition === 'rejected' && (
        <PlainField label={t(text.why)}>
          {(control) => (
            <input
              {...control}
              maxLength={500}
              value={countedAs.note ?? ''}
              onChange={(event) => onCountedAs({ ...countedAs, note: event.currentTarget.value || null })}
            />
          )}
        </PlainField>
      )}
      {isCountedByLot ? (
        <div className={styles.pair}>
          {code}
          <CodeField label={t(text.lot)} value={lot} onType={setLot} />
        </div>
      ) : (
        code
      )}
    </div>
  )
}
