import type { UnloadScan } from '@countinghouse/contract/inventory/container-receipt'
import { unloadConditions } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { text as documentText } from '@countinghouse/contract/kit/document.text'
import { useState } from 'react'
import { enteredLines } from '../../kit/line-entry.ts'
import { CodeField } from '../../kit/code-field.tsx'
import { PlainField } from '../../kit/plain-field.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { useScans } from '../../shell/scan.ts'
import receiving from './receiving.module.css'
import type { Said } from './use-container-scans.ts'

type ContainerEntryProps = {
  readonly said: Said
  readonly onSaid: (said: Said) => void
  readonly onScan: (scan: Omit<UnloadScan, 'uid' | keyof Said>) => Promise<void>
}

/** Condition, rejection reason, lot, and the input for codes that cannot be scanned. */
export function ContainerEntry({ said, onSaid, onScan }: ContainerEntryProps) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState('')
  const [isUnread, setIsUnread] = useState(false)
  const [lot, setLot] = useState('')
  const lotNo = lot.trim() === '' ? null : lot.trim()

  useScans(
    ({ text: scanned, gs1 }) =>
      void onScan({
        code: gs1?.item ?? scanned,
        quantity: gs1?.count ?? 1,
        lotNo: gs1?.lot ?? lotNo,
        expiresOn: gs1?.expiry ?? null,
      }),
  )

  function enter(): void {
    const isBack = typed.trim().startsWith('-')
    const [entered] = enteredLines(isBack ? typed.trim().slice(1) : typed)
    if (entered === undefined) return
    const { code, quantity } = entered
    setIsUnread(quantity === null)
    if (quantity === null) return
    void onScan({ code, quantity: isBack ? -quantity : quantity, lotNo })
    setTyped('')
  }

  return (
    <div className={receiving.entry}>
      <Segments
        label={t(text.condition)}
        value={said.condition}
        options={unloadConditions.map((value) => ({ value, label: t(text[`condition_${value}`]) }))}
        onChange={(value) => onSaid({ ...said, condition: unloadConditions.find((one) => one === value) ?? 'good' })}
      />
      {said.condition === 'rejected' && (
        <PlainField label={t(text.why)}>
          {(control) => (
            <input
              {...control}
              maxLength={500}
              value={said.note ?? ''}
              onChange={(event) => onSaid({ ...said, note: event.currentTarget.value || null })}
            />
          )}
        </PlainField>
      )}
      <div className={receiving.pair}>
        <CodeField
          label={t(text.code)}
          hint={t(text.code_hint)}
          problem={isUnread ? t(documentText.quantityUnread, { codes: typed }) : undefined}
          value={typed}
          onType={setTyped}
          onEnter={enter}
        />
        <CodeField label={t(text.lot)} value={lot} onType={setLot} />
      </div>
    </div>
  )
}
